import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { UI_ICONS } from './src/app/icon-names.ts';

/** The few icons that the pages themselves show, picked from the set of all at build time. */
function uiIcons(): Plugin {
  const id = 'virtual:ui-icons';
  return {
    name: 'ui-icons',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const set = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf-8'));
      const paths = UI_ICONS.map((name) => {
        const body: string | undefined = set.icons[name]?.body;
        const path = body && / d="([^"]*)"/.exec(body)?.[1];
        if (!path) throw new Error(`there is no icon ${name}`);
        return [name, path];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}

// The table in the browser; vite.config.ts builds the gallery into the same folder before it.
export default defineConfig({
  plugins: [svelte(), uiIcons()],
  build: { outDir: '../src/questable/web/dist', emptyOutDir: false },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
