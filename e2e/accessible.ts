/** What axe says about a page as it stands. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/**
 * One text for each rule that is broken, with where and why.
 * @param which of axe's rules: where only the theme has changed, those of colour are all that can be broken anew
 */
export async function accessibilityFindings(page: Page, which: 'all' | 'of colour only' = 'all'): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(which === 'all' ? 'axe.run()' : 'axe.run({ runOnly: ["color-contrast", "link-in-text-block"] })');
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`);
}
