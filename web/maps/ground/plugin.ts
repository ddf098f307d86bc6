/** Gives the bundler the module `virtual:ground`, which is made anew by each build. */
import type { Plugin } from 'vite';
import { makeGround } from './make-ground.ts';

const name = 'virtual:ground';
/** By this first letter other plugins know that there is no file. */
const resolved = `\0${name}`;

export const groundPlugin = (): Plugin => ({
  name: 'ground',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export default ${JSON.stringify(makeGround())}` : undefined),
});
