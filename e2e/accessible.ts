/** What axe says about a page as it stands. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** One text for each rule that is broken, with where and why. @param leftOut selectors of what is not ours to mend */
export async function accessibilityFindings(page: Page, leftOut: readonly string[] = []): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run({ exclude: ${JSON.stringify(leftOut)} })`);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`);
}
