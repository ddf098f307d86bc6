/** `TEST_SLOW_ANSWERS`, in milliseconds: each answer of the gateway and each script comes up to that much later, so that a test fails that reads what it has not waited for. */
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';

const latest = Number(process.env['TEST_SLOW_ANSWERS'] ?? 0);

export async function slowDown(context: BrowserContext): Promise<void> {
  if (latest === 0) return;
  await context.route(/\/graphql$|\/assets\/[^/]+\.js$/, async (route) => {
    await setTimeout(Math.random() * latest);
    // Its page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
}
