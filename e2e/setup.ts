/** Once per run of the browser tests: finds a Chromium and makes the template that every spec's product starts from. */
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ensureChromium } from './chromium.ts';
import { program, startProduct } from './product.ts';
import { newStore } from './store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
    /** The store that a product with demo data left behind. */
    template: { readonly folder: string; readonly database: string | null };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(program)) throw new Error('The product is not built: npm run build.');
  project.provide('chromiumPath', await ensureChromium());

  const store = await newStore();
  const product = await startProduct({ store });
  await product.stop();
  project.provide('template', { folder: store.folder, database: store.database });
  return () => store.remove();
}
