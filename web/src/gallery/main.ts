import { mount } from 'svelte';
import '../design/fonts.css';
import '../design/tokens.css';
import '../games/themes';
import { addIcons } from '../cards/icons';
import type { Sheet } from '../cards/model';
import Gallery from './Gallery.svelte';

interface Data {
  icons: Record<string, string>;
  sheets: Sheet[];
}

const data = JSON.parse(document.getElementById('cards')?.textContent ?? '') as Data;
const target = document.getElementById('gallery');
if (target) {
  addIcons(data.icons);
  mount(Gallery, { target, props: { sheets: data.sheets } });
}
