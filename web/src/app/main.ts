import { mount } from 'svelte';
import uiIcons from 'virtual:ui-icons';
import '../design/fonts.css';
import '../design/tokens.css';
import '../games/themes';
import './ui.css';
import { addIcons } from '../cards/icons';
import App from './App.svelte';
import { registerWorker } from './version.svelte';

addIcons(uiIcons);
registerWorker();
const target = document.getElementById('app');
if (target) mount(App, { target });
