/** Every message of the embedded REST API has a Hindi and a Marathi text, which its code finds. */
import { readdirSync, readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Call } from '../rest/contract/call.ts';
import { calls } from '../rest/contract/calls.ts';
import type { LabelledField } from '../rest/contract/sentence-values.ts';
import { type MessageKey, type SentenceCode, sentence, sentences } from '../rest/contract/sentences.ts';
import { inputOf } from '../rest/embedded/calls/input.ts';
import { Refusal } from '../rest/embedded/calls/refusal.ts';
import { datesIn } from '../web/calendar/dates.ts';
import { formatMessage } from '../web/data/server-messages/format-message.ts';
import { hi, fields as hindiFields } from '../web/data/server-messages/hi.ts';
import { fields as marathiFields, mr } from '../web/data/server-messages/mr.ts';
import { hi as customersHi } from '../web/features/customers/texts/hi.ts';
import { mr as customersMr } from '../web/features/customers/texts/mr.ts';
import { hi as meetingsHi } from '../web/features/meetings/texts/hi.ts';
import { mr as meetingsMr } from '../web/features/meetings/texts/mr.ts';
import { hi as qrHi } from '../web/features/qr/texts/hi.ts';
import { mr as qrMr } from '../web/features/qr/texts/mr.ts';
import { hi as sessionHi } from '../web/features/session/texts/hi.ts';
import { mr as sessionMr } from '../web/features/session/texts/mr.ts';
import { hi as signedOutHi } from '../web/i18n/signed-out/hi.ts';
import { mr as signedOutMr } from '../web/i18n/signed-out/mr.ts';
import { hi as approvalsHi } from '../web/people/approvals/texts/hi.ts';
import { mr as approvalsMr } from '../web/people/approvals/texts/mr.ts';
import { hi as peopleHi } from '../web/people/texts/hi.ts';
import { mr as peopleMr } from '../web/people/texts/mr.ts';
import { nouns, withoutWord } from '../web/testing/glossary.ts';

const source = readdirSync('rest/embedded', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!demo|testing|tools).*(?<!\.test)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(`rest/embedded/${file}`, 'utf8') }));

it('no refusal and no response has a sentence that is not in the table', () => {
  expect(source.length).toBeGreaterThan(100);
  const literals = source.flatMap(({ file, text }) =>
    [...text.matchAll(/new Refusal\(\w+, ['"`].*|\bmessage: ['"`].*/g)].map(([found]) => `${file}: ${found}`),
  );
  expect(literals).toEqual([]);
});

it('every code of the table is used', () => {
  const used = new Set(
    [...source, { text: readFileSync('rest/contract/openapi.ts', 'utf8') }].flatMap(({ text }) => text.match(/(?<=')[A-Z][A-Z0-9_]+(?=')/g) ?? []),
  );
  expect(Object.keys(sentences).filter((code) => !used.has(code))).toEqual([]);
});

/** Parameters of a text with the kinds that a translation distinguishes, in order of the alphabet. */
const paramsOf = (text: string) =>
  [...text.matchAll(/\{(\w+(?::\w+)?)\}/g)].map(([, param = '']) => param.replace(/:label$/, ':field').replace(/:isoDay$/, ':day')).sort();

/** Fields of requests that nobody types or chooses. */
const notTyped =
  /[iI]ds?$|[vV]ersion$|^(activate|closingCount|days|dealer|details|latitude|longitude|month|olderThan|order|page|pageNumber|pageSize|people|planned(From|Until|Time)|started(From|Until)|punchOutTime|countsAs|role|roles|searchType|size|time|token|type|year|format|from|until|status|person|action|active|rotateSecret|types|url|direction|scope|sort|registered(From|To)|notVisitedForDays|neverVisited|unlinked|talukas|farmers|dealers|meetings|otherNames|dismissed|handedOver(Since|Until)|values|serials|counted|groupBy|key)$/;

/** Keys of the messages of the request validation for a field that is missing, of the wrong type or beyond its limits. */
const faults = calls.flatMap((call) => Object.keys(call.body?.properties ?? {}).flatMap((field) => (notTyped.test(field) ? [] : faultsOf(call, field))));

function faultsOf(call: Call, field: string): readonly MessageKey[] {
  // Alone, because a refusal names only the first field that is wrong.
  const check = inputOf({ ...call, body: Type.Pick(call.body ?? Type.Object({}), [field]) });
  return [{}, ...[null, 0.5, -1, 1e12, '', '2026', 'x'.repeat(1000)].map((value) => ({ [field]: value }))].flatMap((body) => {
    try {
      check({ query: {}, body });
      return [];
    } catch (error) {
      return error instanceof Refusal ? [error.messageKey] : [];
    }
  });
}

/** Text of the forms for each field. */
const fieldTexts = {
  'details.name': 'person.name',
  'details.value': 'person.value',
  whatsAppMobile: 'customers.whatsApp',
  details: 'customers.notes.DEALER',
  firstName: 'person.firstName',
  middleName: 'person.middleName',
  lastName: 'person.lastName',
  phoneNumber: 'person.phone',
  mobileNumber: 'person.phone',
  pinCode: 'person.pincode',
  username: 'login.username',
  email: 'person.email',
  street: 'person.street',
  village: 'person.village',
  state: 'areas.state',
  district: 'areas.district',
  taluka: 'areas.taluka',
  talukaKey: 'qr.dealerTaluka',
  dob: 'person.dateOfBirth',
  gender: 'person.gender',
  profilePicture: 'person.picture',
  password: 'login.password',
  confirmPassword: 'session.confirmPassword',
  oldPassword: 'session.oldPassword',
  newPassword: 'session.newPassword',
  expiryInMonths: 'qr.expiryInMonths',
  points: 'qr.points',
  quantity: 'qr.quantity',
  code: 'qr.code',
  reason: 'approvals.reason',
  purpose: 'meetings.purpose',
} as const satisfies Readonly<Record<LabelledField, string>> & Readonly<Record<string, string>>;

describe.each([
  [
    'Hindi',
    'hi',
    { sentences: hi, fields: hindiFields },
    { ...approvalsHi, ...customersHi, ...meetingsHi, ...peopleHi, ...qrHi, ...sessionHi, ...signedOutHi },
  ],
  [
    'Marathi',
    'mr',
    { sentences: mr, fields: marathiFields },
    { ...approvalsMr, ...customersMr, ...meetingsMr, ...peopleMr, ...qrMr, ...sessionMr, ...signedOutMr },
  ],
] as const)('%s', (_language, language, catalogue, texts) => {
  const sayKey = ({ code, params }: MessageKey) => formatMessage(catalogue, language, code, params);

  it('has every message of the table with its parameters, and no other', () => {
    const params = (table: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(table).map(([code, text]) => [code, paramsOf(text)]));
    expect(params(catalogue.sentences)).toEqual(params(sentences));
  });

  it('says what is wrong with a field of a form, with its name', () => {
    expect(faults.length).toBeGreaterThan(100);
    const unsaid = faults.filter((key) => sayKey(key) === undefined).map(({ code, params }) => `${code} ${params['field']}`);
    expect([...new Set(unsaid)]).toEqual([]);
  });

  it.each(Object.entries(fieldTexts))('names the field %s as the forms do', (field, key) => {
    expect(Object.entries(catalogue.fields).find(([name]) => name === field)?.[1]).toBe(texts[key]);
  });

  it('has the chosen word for each thing that a message names', () => {
    const pattern = language === 'hi' ? 'hindi' : 'marathi';
    const without = Object.values(nouns).flatMap((word) => withoutWord(sentences, catalogue.sentences, { noun: word.english, word: word[pattern] }));
    expect(without).toEqual([]);
  });

  it('writes days, months and numbers as the language does', () => {
    const { date, month } = datesIn(language);
    expect(sayKey(sentence('MONTH_NOT_OVER', { month: '2026-11', date: '2026-11-30' }).messageKey)).toContain(`${month(11)} 2026`);
    expect(sayKey(sentence('MONTH_NOT_OVER', { month: '2026-11', date: '2026-11-30' }).messageKey)).toContain(date('2026-11-30'));
    expect(sayKey(sentence('CODES_GENERATED', { count: 120_000, product: 'Humic Gold' }).messageKey)).toContain('1,20,000');
    expect(date('2026-11-30')).not.toContain('Nov');
  });

  it.each<[string, MessageKey | { readonly code: string; readonly params: object }]>([
    ['a code that it does not know', { code: 'CREDIT_LIMIT_REACHED', params: {} }],
    ['the name of a property of every object', { code: 'constructor', params: {} }],
    ['a field that it does not know', { code: 'FIELD_REQUIRED', params: { field: 'aadhaar' } }],
    ['a parameter that is missing', { code: 'EMPLOYEE_ADDED', params: {} }],
  ])('says nothing for %s', (_case, { code, params }) => {
    expect(formatMessage(catalogue, language, code, { ...params })).toBeUndefined();
  });
});

it.each<[SentenceCode, Readonly<Record<string, string | number>>, string, string]>([
  [
    'DAY_APPROVED',
    { name: 'Asha Patil', date: '2026-11-19' },
    `Asha Patil की ${datesIn('hi').date('2026-11-19')} की उपस्थिति मंज़ूर हो गई`,
    `Asha Patil यांची ${datesIn('mr').date('2026-11-19')} ची हजेरी मंजूर झाली`,
  ],
  ['PERSON_FIELD_REQUIRED', { field: 'firstName' }, 'पहला नाम ज़रूरी है', 'पहिले नाव आवश्यक आहे'],
  ['FIELD_TOO_LARGE', { field: 'quantity', count: '1000000' }, 'संख्या: 1000000 से ज़्यादा नहीं हो सकता', 'संख्या: 1000000 पेक्षा जास्त चालणार नाही'],
  ['EMPLOYEE_ADDED', { name: '{name} $&' }, '{name} $& को जोड़ दिया गया है', '{name} $& यांना जोडले आहे'],
])('says %s with its parameters', (code, params, hindi, marathi) => {
  expect([
    formatMessage({ sentences: hi, fields: hindiFields }, 'hi', code, params),
    formatMessage({ sentences: mr, fields: marathiFields }, 'mr', code, params),
  ]).toEqual([hindi, marathi]);
});
