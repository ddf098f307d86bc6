import { expect, test } from 'vitest';
import { schema } from './schema.ts';

const descriptionOf = (name: string) => schema.getQueryType()?.getFields()[name]?.description;

test('each field says who may use it', () => {
  expect(descriptionOf('qrBatches')).toMatch(/ For: ADMIN\.$/);
  expect(descriptionOf('farmers')).toMatch(/ For: MODERATOR, ADMIN\.$/);
  expect(descriptionOf('me')).toMatch(/ For: signed in\.$/);
});

test('a field that anyone may use says nothing of it', () => {
  expect(descriptionOf('clientConfig')).not.toContain('For:');
});
