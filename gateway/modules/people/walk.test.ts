/** Walking a list while rows are added in front of it. */
import { expect, test } from 'vitest';
import { farmers } from '../../../rest/contract/farmers.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const list = 'query ($after: String) { farmers(first: 3, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }';

/** Walks to the end; one more farmer is registered after each step. */
async function walked(extensions: boolean): Promise<{ readonly ids: readonly string[]; readonly calls: number }> {
  await using gateway = await startTestGateway({ extensions });
  const rows = Array.from({ length: 9 }, (_, at) => ({ farmerId: 9 - at }));
  gateway.rest.answer(farmers.getAllFarmersPage, ({ query }) => {
    const { olderThan, pageNumber, pageSize } = query;
    const known = olderThan === undefined ? rows : rows.filter(({ farmerId }) => farmerId < Number(olderThan));
    const first = Number(pageNumber) * Number(pageSize);
    return { payload: known.slice(first, first + Number(pageSize)), total: rows.length };
  });
  const ids: string[] = [];
  for (let after: unknown = null, more = true, step = 0; more && step < 10; step += 1) {
    const { result } = await gateway.ask(list, { after }, 'moderator');
    const { nodes, pageInfo } = Object(result.data?.['farmers']);
    ids.push(...nodes.map(({ id }: { id: string }) => id));
    ({ hasNextPage: more, endCursor: after } = pageInfo);
    if (step < 3) rows.unshift({ farmerId: 10 + step });
  }
  return { ids, calls: gateway.calls().filter((call) => call.includes('getAllFarmersPage')).length };
}

test('with extensions each row that was there comes once, and whether rows follow costs no call', async () => {
  expect(await walked(true)).toEqual({ ids: ['9', '8', '7', '6', '5', '4', '3', '2', '1'], calls: 3 });
});

test('without extensions nothing is sent but the documented page', async () => {
  const { ids } = await walked(false);
  expect(new Set(ids).size).toBeLessThan(ids.length);
});
