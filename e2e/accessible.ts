/** Runs axe on the current page. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** Returns one text for each violated rule, with place and reason. @param leftOut selectors of third-party elements */
export async function accessibilityFindings(page: Page, leftOut: readonly string[] = []): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  // Passed rules are not returned, because serialising them takes longer than the analysis.
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run({ exclude: ${JSON.stringify(leftOut)} }, { resultTypes: ['violations'] }).then(({ violations }) => ({ violations }))`,
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`);
}
