import { expect, test } from 'vitest';
import { accessOf, schema } from './schema.ts';

test.each([
  ['qrBatches', 'ADMIN'],
  ['farmers', 'MODERATOR, ADMIN'],
  ['me', 'signed in'],
  ['clientConfig', null],
])('%s is for %s', (name, who) => {
  const field = schema.getQueryType()?.getFields()[name];
  expect(field && accessOf(schema, field)).toBe(who);
});
