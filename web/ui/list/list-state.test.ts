/** State of a list. */
import { expect, it } from 'vitest';
import { type ListState, listState } from './list-state.ts';

type Case = [what: string, current: number[] | undefined, previous: number[] | undefined, failed: boolean, state: ListState<number[]>];

const cases: Case[] = [
  ['nothing yet', undefined, undefined, false, { kind: 'loading' }],
  ['nothing, and it failed', undefined, undefined, true, { kind: 'failed' }],
  ['rows', [1], undefined, false, { kind: 'rows', page: [1], busy: false, stale: false }],
  ['no rows', [], undefined, false, { kind: 'empty' }],
  ['no rows on this page, rows before', [], [1], false, { kind: 'empty' }],
  ['the next page is loading', undefined, [1], false, { kind: 'rows', page: [1], busy: true, stale: false }],
  ['the next page failed', undefined, [1], true, { kind: 'rows', page: [1], busy: false, stale: true }],
  ['the refresh of a shown page failed', [1], undefined, true, { kind: 'rows', page: [1], busy: false, stale: true }],
  ['no rows before, the next page is loading', undefined, [], false, { kind: 'loading' }],
  ['no rows before, the next page failed', undefined, [], true, { kind: 'failed' }],
];

it.each(cases)('%s', (_what, current, previous, failed, state) => {
  expect(listState({ current, previous, failed }, (rows) => rows.length === 0)).toEqual(state);
});
