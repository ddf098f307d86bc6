/** Runs once per run of the browser tests: finds a Chromium, creates the template store, and starts the product that read-only specs share. */
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureChromium } from './chromium.ts';
import { type Demo, findDemo } from './demo.ts';
import { clockStart, program, startProduct } from './product.ts';
import { type Sessions, signIn } from './session.ts';
import { isEmbedded, newStore, type Store } from './store.ts';

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

  const template = await createTemplate();
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

/** Creates a store with demo data. The folder of an embedded one is cached for later runs with the same build of the servers. */
async function createTemplate(): Promise<Store> {
  const template = await newStore();
  const cache = path.resolve('node_modules/.cache/demo-stores');
  const cached = path.join(cache, `${readFileSync('dist/.gateway.sha256', 'utf8')} ${clockStart}`);
  if (isEmbedded && existsSync(cached)) {
    cpSync(cached, template.folder, { recursive: true });
    return template;
  }
  await (await startProduct({ store: template })).stop();
  if (isEmbedded) {
    rmSync(cache, { recursive: true, force: true });
    // Renamed when it is complete, so an interrupted copy never counts.
    cpSync(template.folder, `${cached}.draft`, { recursive: true });
    renameSync(`${cached}.draft`, cached);
  }
  return template;
}
