import { expect, test } from 'vitest';
import { wordsOf } from './cost.ts';

test.each([
  ['Cost: 3 of 25 REST calls, 30 rows', { cost: { restCalls: 3, budget: 25, rows: 30 } }],
  ['Cost: 1 of 25 REST calls, 1 row', { cost: { restCalls: 1, budget: 25, rows: 1 } }],
  ['Would cost 1 to 11 of 25 REST calls', { explain: { restCalls: { least: 1, most: 11 }, budget: 25 } }],
  ['Would cost more than 250 of 25 REST calls', { explain: { restCalls: { least: 1, most: 250 }, budget: 25, note: 'There are more' } }],
  ['Would cost 2 of 25 REST calls', { explain: { restCalls: { least: 2, most: 2 }, budget: 25 } }],
  ['', {}],
])('%j', (words, extensions) => expect(wordsOf(extensions)).toBe(words));
