/** Builds the playground to dist/playground. The gateway serves it at /graphql to browsers, and its files below /playground/. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  plugins: [react()],
  build: {
    outDir: path.join(import.meta.dirname, '../../dist/playground'),
    emptyOutDir: true,
    target: 'es2023',
    // The editor and its languages are large, and loaded only by people who explore the API.
    chunkSizeWarningLimit: 10_000,
  },
});
