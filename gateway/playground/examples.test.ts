import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { dayInIndia, examplesOf } from './examples.ts';
import { schema } from './schema.ts';

const examples = examplesOf('2024-02-29');

test.each(examples)('the example "$title" is valid', ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([]);
});

test('the examples include a mutation and an export', () => {
  const all = examples.map(({ query }) => query).join();
  expect(all).toMatch(/mutation .* approveAttendance\(/s);
  expect(all).toMatch(/mutation .* exportFarmers\(/s);
});

test('the examples include a subscription and webhooks with their creation', () => {
  const all = examples.map(({ query }) => query).join();
  expect(all).toMatch(/subscription .* changes \{/s);
  expect(all).toMatch(/query .* webhooks \{/s);
  expect(all).toMatch(/mutation .* createWebhook\(/s);
});

test('dates in the examples are relative to today', () => {
  const variables = examples.map((example) => example.variables).join();
  expect(variables).toContain('"date": "2024-02-29"');
  expect(variables).toContain('"month": 2,\n  "year": 2024');
  expect(variables.match(/20\d\d/g)?.every((year) => year === '2024')).toBe(true);
});

test("today is India's date, also while it is still yesterday elsewhere", () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});
