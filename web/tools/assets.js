// What Python needs beside the script: the paths of all icons (packs may use any), the
// colours of cards, and fonts for printed sheets.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const DIST = new URL('../../src/questable/web/dist/', import.meta.url);
const MODULES = new URL('../node_modules/', import.meta.url);
const FONTS = [
  ['alegreya-sans', '400-normal'],
  ['alegreya-sans', '400-italic'],
  ['alegreya-sans', '700-normal'],
  ['alegreya-sans', '800-normal'],
  ['grenze', '700-normal'],
  ['cinzel', '700-normal'],
];

const PATH = /^<path fill="currentColor" d="([^"]*)"\/>$/;

function icons() {
  const set = JSON.parse(readFileSync(new URL('@iconify-json/game-icons/icons.json', MODULES), 'utf-8'));
  const paths = {};
  for (const [name, icon] of Object.entries(set.icons)) {
    const path = PATH.exec(icon.body);
    if (!path) throw new Error(`the icon ${name} is not one path: the card model has room for one`);
    paths[name] = path[1];
  }
  for (const [name, alias] of Object.entries(set.aliases ?? {})) paths[name] = paths[alias.parent];
  return JSON.stringify(paths);
}

/** A WOFF file is an OpenType file whose tables are compressed one by one (W3C, WOFF 1.0); Typst reads OpenType only. */
function opentype(woff) {
  const count = woff.readUInt16BE(12);
  const tables = [];
  for (let i = 0; i < count; i++) {
    const at = 44 + 20 * i;
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(offset, offset + packed);
    const head = woff.subarray(at, at + 4);
    tables.push({ head, sum: woff.subarray(at + 16, at + 20), size, data: packed < size ? inflateSync(bytes) : bytes });
  }
  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  [count, 16 << power, power, 16 * count - (16 << power)].forEach((number, i) =>
    header.writeUInt16BE(number, 4 + 2 * i),
  );
  const parts = [header];
  let offset = header.length;
  tables.forEach(({ head, sum, size, data }, i) => {
    const at = 12 + 16 * i;
    head.copy(header, at);
    sum.copy(header, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(size, at + 12);
    const padded = Buffer.alloc(Math.ceil(size / 4) * 4);
    data.copy(padded);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

writeFileSync(new URL('icons.json', DIST), icons());
copyFileSync(new URL('../src/cards/tones.json', import.meta.url), new URL('tones.json', DIST));
mkdirSync(new URL('fonts/', DIST), { recursive: true });
for (const [family, style] of FONTS) {
  const woff = readFileSync(new URL(`@fontsource/${family}/files/${family}-latin-${style}.woff`, MODULES));
  writeFileSync(new URL(`fonts/${family}-${style}.ttf`, DIST), opentype(woff));
}
