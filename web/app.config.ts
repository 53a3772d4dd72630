import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** The names of the icons that the pages and the tables of the games show. The card catalogue brings those of cards. */
function iconNames(): string[] {
  const folders = ['src/app', ...readdirSync('src/games').map((name) => `src/games/${name}`)];
  const files = folders.map((folder) => `${folder}/icons.json`).filter((file) => existsSync(file));
  return [...new Set(files.flatMap((file) => JSON.parse(readFileSync(file, 'utf-8')) as string[]))].sort();
}

/** Picks these icons from the whole set at build time. */
function uiIcons(): Plugin {
  const id = 'virtual:ui-icons';
  return {
    name: 'ui-icons',
    resolveId: (requested) => (requested === id ? `\0${id}` : null),
    load(requested) {
      if (requested !== `\0${id}`) return null;
      const set = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf-8'));
      const paths = iconNames().map((name) => {
        const body: string | undefined = set.icons[name]?.body;
        const path = body && / d="([^"]*)"/.exec(body)?.[1];
        if (!path) throw new Error(`there is no icon ${name}`);
        return [name, path];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}

/** Tells the worker which files make up the page, and gives this version a name of its own. */
function shell(): Plugin {
  const ALWAYS = ['icon.svg', 'icon-192.png', 'manifest.webmanifest'];
  return {
    name: 'shell',
    enforce: 'post', // the page itself is there by then
    generateBundle(_options, bundle) {
      const worker = bundle['worker.js'];
      if (worker?.type !== 'chunk') throw new Error('there is no worker');
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name));
      const page = bundle['index.html'];
      const all = [...files, ...ALWAYS].map((name) => `/${name}`).sort();
      const version = createHash('sha256').update(all.join()).update(worker.code);
      if (page?.type !== 'asset') throw new Error('there is no page');
      version.update(page.source);
      worker.code = worker.code
        .replaceAll('__SHELL__', JSON.stringify(all))
        .replaceAll('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 12)));
    },
  };
}

// The table in the browser; vite.config.ts builds the gallery into the same folder before it.
export default defineConfig({
  plugins: [svelte(), uiIcons(), shell()],
  build: {
    outDir: '../src/questable/web/dist',
    emptyOutDir: false,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
