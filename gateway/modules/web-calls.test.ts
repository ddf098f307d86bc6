/** The budget of REST calls of each document of the web client, in web-calls.snapshot.txt. It grows only by an explicit update. */
import { expect, test } from 'vitest';
import { createDocuments } from '../graphql/documents.ts';
import { createExplainer, type Explanation } from '../graphql/explain.ts';
import { noCalls, testContext } from '../testing/test-context.ts';
import { type WebOperation, webOperations } from '../testing/web-documents.ts';
import { schema } from './schema.ts';

const explainer = createExplainer({ schema, hints: true, pauseFactor: 0 });
const documents = createDocuments({ schema, trusted: [], trustedOnly: false, introspection: true, compileAfter: 'never' });

/** Returns the maximum cost of a document for any variables of a screen. */
async function boundsOf({ source, variables }: WebOperation, extensions: boolean): Promise<Explanation['restCalls']> {
  const document = documents.find(source, { isKept: () => true, isTool: false });
  const tried: Explanation['restCalls'][] = [];
  for (const given of variables) {
    const context = testContext('admin', ['ADMIN'], { calls: { ...noCalls, extensions } });
    const { errors, extensions: answered } = await explainer({ document, operationName: null, variables: given, context });
    // Some variables of screens need extensions.
    if (errors?.some(({ message }) => !message.includes('on this server'))) throw new Error(`${source}: ${errors.join(', ')}`);
    const explanation = answered?.['explain'];
    if (isExplanation(explanation)) tried.push(explanation.restCalls);
  }
  return { least: Math.min(...tried.map(({ least }) => least)), most: Math.max(...tried.map(({ most }) => most)) };
}

const isExplanation = (value: unknown): value is Explanation => typeof value === 'object' && value !== null && 'restCalls' in value;

const written = ({ least, most }: Explanation['restCalls']) => (least === most ? String(most) : `${least} to ${most}`);

test('every document of the web client costs exactly the REST calls of the snapshot', async () => {
  const rows: string[] = [];
  for (const operation of webOperations) {
    const [extended, documented] = [await boundsOf(operation, true), await boundsOf(operation, false)];
    expect(extended.most, operation.name).toBeLessThanOrEqual(25);
    rows.push(`| ${operation.name} | ${operation.kind} | ${written(extended)} | ${written(documented)} |`);
  }
  const page = [
    'REST calls of each document of the web client, from empty lists to full pages, with the extensions and without them.',
    '`npx vitest run gateway/modules/web-calls.test.ts -u` writes this file. Review an increase.',
    '',
    '| Document | Kind | With extensions | Without |',
    '|---|---|---|---|',
    ...rows.sort(),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('web-calls.snapshot.txt');
});
