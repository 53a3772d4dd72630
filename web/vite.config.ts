import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// The gallery is one script and one style sheet, fonts included: `questable cards gallery` puts them into a single page
// that opens from a disk, where browsers load neither modules nor fonts of their own.
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/questable/web/dist',
    emptyOutDir: true,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    lib: {
      entry: 'src/gallery/main.ts',
      name: 'gallery',
      formats: ['iife'],
      fileName: () => 'gallery.js',
      cssFileName: 'gallery',
    },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
