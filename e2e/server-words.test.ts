/** What the embedded REST API says to people is known in Hindi and in Marathi: no message is added without them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hi } from '../web/data/server-words/hi.ts';
import { mr } from '../web/data/server-words/mr.ts';
import { translateWords } from '../web/data/server-words/use-server-words.ts';
import { placeholders } from '../web/i18n/catalogue.ts';

const source = readdirSync('rest/embedded', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!demo|testing|tools).*(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(`rest/embedded/${file}`, 'utf8'));

/** Every text that a refusal or a message is made of, as its source writes it. */
const said = new Set(
  source.flatMap((text) =>
    [...text.matchAll(/(?:new Refusal\(\d+, |message: |notActive = |tooMany = )(?:'([^']*)'|`((?:[^`\\]|\\.)*)`)/g)].map(
      ([, plain, template]) => plain ?? template ?? '',
    ),
  ),
);

/** Said to programs, or of what the forms and lists of the web client never send. */
const notForPeople = [
  /idempotency-key/,
  /character NUL/,
  /^latitude/,
  /^date has to/,
  /^roles has to/,
  /^The request is not valid$/,
  /farmerId/,
  /^Nobody waits/,
  /^You are signed out$/,
  /^There is no such (call|picture|batch|invoice|meeting|QR user)$/,
  /^\$\{label\} /,
  /^(State|District|Taluka): /,
  /^(Date of birth|Email has|PIN code|Phone number has|Profile picture)/,
  // Asks to sign in: the web client's own dialog says it.
  /^Sign in first$/,
  /^Your session has ended/,
];

/** A sentence as it is said, its parts put in. */
const example = (template: string) =>
  template
    .replaceAll(/\$\{what\}/g, 'of Asha Patil on 19 Nov 2026')
    .replaceAll(/\$\{word\}/g, 'farmer')
    .replaceAll(/\$\{kind === 'IN' \? 'in' : 'out'\}/g, 'in')
    .replaceAll(/\$\{body\.activate \? 'active' : 'no longer active'\}/g, 'no longer active')
    .replaceAll(/\$\{quantity === 1 \? 'code' : 'codes'\}/g, 'codes')
    .replaceAll(/\$\{[^}]*\}/g, 'Asha 1');

const forPeople = [...said].filter((words) => !notForPeople.some((pattern) => pattern.test(words)));

describe.each([
  ['Hindi', hi],
  ['Marathi', mr],
])('%s', (_language, table) => {
  it('knows every message', () => {
    expect(forPeople.length).toBeGreaterThan(40);
    expect(forPeople.filter((words) => translateWords(table, example(words)) === example(words))).toEqual([]);
  });

  it('keeps what differs in every message', () => {
    for (const [words, translated] of Object.entries(table)) expect(placeholders(translated), words).toEqual(placeholders(words));
  });

  it('shows what it does not know word for word', () => {
    expect(translateWords(table, 'Attendance approved by the provider')).toBe('Attendance approved by the provider');
  });
});

it('puts names and dates where the language has them', () => {
  expect(translateWords(mr, 'The attendance of Asha Patil on 19 Nov 2026 is approved')).toBe('Asha Patil यांची 19 Nov 2026 ची हजेरी मंजूर झाली');
  expect(translateWords(hi, 'EARN')).toBe('अंक मिले');
});
