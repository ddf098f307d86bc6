import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastOpen, linked, linkTo } from './operation.ts';

const query = 'query Day($id: ID!) { employee(id: $id) { firstName } } # "संध्या" & more';

test('a shared link opens its operation without sending it to a server', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.option(fc.dictionary(fc.string(), fc.integer()), { nil: undefined }), (text, values) => {
      const operation = { query: text, variables: values === undefined ? '' : JSON.stringify(values, null, 2) };
      const link = new URL(linkTo('https://gateway.example/graphql', operation));
      expect(linked(link)).toEqual(operation);
      expect(link.search).toBe('');
    }),
  );
});

test('an address of another tool opens with formatted variables', () => {
  const address = `https://gateway.example/graphql?${new URLSearchParams({ query, variables: '{"id":"4"}' })}`;
  expect(linked(new URL(address))).toEqual({ query, variables: '{\n  "id": "4"\n}' });
});

test('variables that are not JSON are shown unchanged', () => {
  expect(linked(new URL('https://gateway.example/graphql?query={me{id}}&variables={"id'))).toEqual({ query: '{me{id}}', variables: '{"id' });
});

test('an address without a query opens nothing', () => {
  expect(linked(new URL('https://gateway.example/graphql?variables={}'))).toBeUndefined();
});

test('the last open tab is restored, also when tabs beside it were not stored', () => {
  const tabs = [
    { query: '{ me { id } }', variables: null },
    { query, variables: '{}' },
  ];
  expect(lastOpen(JSON.stringify({ tabs, activeTabIndex: 1 }))).toEqual({ query, variables: '{}' });
  expect(lastOpen(JSON.stringify({ tabs: tabs.slice(0, 1), activeTabIndex: 4 }))).toEqual({ query: '{ me { id } }', variables: '' });
  expect(lastOpen(JSON.stringify({ tabs: [], activeTabIndex: 0 }))).toBeUndefined();
  expect(lastOpen(null)).toBeUndefined();
});
