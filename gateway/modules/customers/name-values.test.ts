import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameValues } from './name-values.ts';

test.each([
  [
    '[{"name":"Onion","value":"3 acres"},{"name":"Grapes","value":2}]',
    [
      { name: 'Onion', value: '3 acres' },
      { name: 'Grapes', value: '2' },
    ],
  ],
  ['[]', []],
  [
    '[{"name":"Organic","value":true},{"name":"Well"}]',
    [
      { name: 'Organic', value: 'true' },
      { name: 'Well', value: null },
    ],
  ],
])('%s is read', (text, list) => {
  expect(nameValues(text)).toEqual({ list, unread: null });
});

test.each([
  'Onion, grapes',
  '{"name":"Onion"}',
  '[{"name":"Onion","value":"3"},{"value":"2"}]',
  '[["Onion","3"]]',
  '[{"name":"Onion","value":{"acres":3}}]',
  'null',
])('%s cannot be read and is returned unchanged', (text) => {
  expect(nameValues(text)).toEqual({ list: [], unread: text });
});

test.each([null, undefined, ''])('%j becomes an empty list', (value) => {
  expect(nameValues(value)).toEqual({ list: [], unread: null });
});

test('reads a list that is not encoded as text', () => {
  expect(nameValues([{ name: 'Onion', value: '3' }])).toEqual({ list: [{ name: 'Onion', value: '3' }], unread: null });
});

test('reads any value or returns it unchanged', () => {
  fc.assert(
    fc.property(fc.anything({ maxDepth: 3 }), (value) => {
      const { list, unread } = nameValues(value);
      expect(list.length === 0 || unread === null).toBe(true);
    }),
  );
});
