/**
 * `TEST_SLOW_ANSWERS`, in milliseconds: delays each response of the gateway and each script by up to that time.
 * A test then fails when it does not wait for what it checks.
 */
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';

const latest = Number(process.env['TEST_SLOW_ANSWERS'] ?? 0);

export async function slowDown(context: BrowserContext): Promise<void> {
  if (latest === 0) return;
  await context.route(/\/graphql$|\/assets\/[^/]+\.js$/, async (route) => {
    await setTimeout(Math.random() * latest);
    // The page may have been closed in the meantime.
    await route.continue().catch(() => undefined);
  });
}
