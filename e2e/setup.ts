/** Runs once per run of the browser tests: finds a Chromium, creates the template store, and starts the product that read-only specs share. */
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ensureChromium } from './chromium.ts';
import { type Demo, findDemo } from './demo.ts';
import { clockStart, program, startProduct } from './product.ts';
import { type Sessions, signIn } from './session.ts';
import { newStore } from './store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
    /** Store of a product with demo data. */
    template: { readonly folder: string; readonly database: string | null };
    /** The product for read-only specs. */
    shared: { readonly url: string; readonly sessions: Sessions; readonly demo: Demo };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(program)) throw new Error('The product is not built: npm run build.');
  project.provide('chromiumPath', await ensureChromium());

  const template = await newStore();
  await (await startProduct({ store: template })).stop();
  project.provide('template', { folder: template.folder, database: template.database });

  const store = await newStore(template);
  const { url, stop } = await startProduct({ store });
  const sessions: Sessions = { admin: await signIn(url, 'admin'), moderator: await signIn(url, 'moderator'), user: await signIn(url, 'user') };
  project.provide('shared', { url, sessions, demo: await findDemo(url, clockStart.slice(0, 10)) });
  return async () => {
    await stop();
    await Promise.all([store.remove(), template.remove()]);
  };
}
