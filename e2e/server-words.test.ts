/** Every message of the embedded REST API for people has a Hindi and a Marathi text. */
import { readdirSync, readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Call } from '../rest/contract/call.ts';
import { calls } from '../rest/contract/calls.ts';
import { dayText } from '../rest/embedded/calls/day.ts';
import { inputOf } from '../rest/embedded/calls/input.ts';
import { Refusal } from '../rest/embedded/calls/refusal.ts';
import { labels as labelsByField } from '../rest/embedded/people/person-fields.ts';
import { datesIn } from '../web/calendar/dates.ts';
import { hi } from '../web/data/server-words/hi.ts';
import { mr } from '../web/data/server-words/mr.ts';
import { translateWords } from '../web/data/server-words/use-server-words.ts';
import { hi as customersHi } from '../web/features/customers/texts/hi.ts';
import { mr as customersMr } from '../web/features/customers/texts/mr.ts';
import { hi as meetingsHi } from '../web/features/meetings/texts/hi.ts';
import { mr as meetingsMr } from '../web/features/meetings/texts/mr.ts';
import { hi as qrHi } from '../web/features/qr/texts/hi.ts';
import { mr as qrMr } from '../web/features/qr/texts/mr.ts';
import { hi as sessionHi } from '../web/features/session/texts/hi.ts';
import { mr as sessionMr } from '../web/features/session/texts/mr.ts';
import { placeholders } from '../web/i18n/catalogue.ts';
import { hi as signedOutHi } from '../web/i18n/signed-out/hi.ts';
import { mr as signedOutMr } from '../web/i18n/signed-out/mr.ts';
import { hi as approvalsHi } from '../web/people/approvals/texts/hi.ts';
import { mr as approvalsMr } from '../web/people/approvals/texts/mr.ts';
import { hi as peopleHi } from '../web/people/texts/hi.ts';
import { mr as peopleMr } from '../web/people/texts/mr.ts';

/** Sources without the validation of requests, which is called below. */
const source = readdirSync('rest/embedded', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!demo|testing|tools|calls\/input).*(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(`rest/embedded/${file}`, 'utf8'));

const literal = /'([^'\n]*)'|"([^"\n]*)"|`((?:[^`\\]|\\.)*)`/g;

/** Returns the text between a bracket and its closing bracket, including strings that contain brackets. */
function bracketed(text: string, from: number): string {
  let open = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') open += 1;
    if (text[at] === ')') open -= 1;
    if (open === 0) return text.slice(from, at);
  }
  throw new Error(`A bracket is never closed: ${text.slice(from, from + 80)}`);
}

/** Returns the source positions of messages to callers: refusals, messages, and their parts. */
const saying = (text: string): readonly string[] => [
  ...[...text.matchAll(/(?:new Refusal|wrong)(?=\()/g)].map((found) => bracketed(text, found.index + found[0].length)),
  ...[...text.matchAll(/(?:message: |notActive = |tooMany = |return (?=.*is already in use)|^ {2}4\d\d: ).*/gm)].map(([line]) => line),
];

/** Label of each field that people fill in. */
const labelOf = new Map(Object.entries(labelsByField));

/** Messages about a field after its label, such as `wrong('pinCode', ' has to be 6 digits')`; about any field when the name is a variable. */
const faultsOfFields = source.flatMap((text) =>
  [...text.matchAll(/wrong\((?:'([\w.]+)'|field), (?:'([^'\n]*)'|`([^`\n]*)`)\)/g)].map(
    ([, field, plain, template]) => `${field === undefined ? '$\u007blabel}' : labelOf.get(field)}${plain ?? template}`,
  ),
);

/** All texts of refusals and messages as their source writes them, without single words, separators and texts after a label. */
const templates = new Set([
  ...source
    .flatMap(saying)
    .flatMap((place) => [...place.matchAll(literal)].map(([, plain, quoted, template]) => plain ?? quoted ?? template ?? ''))
    .filter((words) => /[^,] /.test(words) && !/^[ :]/.test(words)),
  ...faultsOfFields,
]);

/** Names of the fields in `readText`. */
const labels = [
  ...new Set(source.flatMap((text) => [...text.matchAll(/read(?:Text|Optional)\('([\w.]+)'/g)].map(([, field = '']) => labelOf.get(field) ?? field))),
];

/** Fields of requests that people neither type nor choose. */
const notTyped =
  /[iI]ds?$|^(activate|closingCount|days|dealer|latitude|longitude|month|olderThan|order|page|pageNumber|pageSize|people|planned(From|Until|Time)|punchOutTime|countsAs|role|roles|searchType|size|time|token|type|year|format|from|until|status|person|action|active|rotateSecret|types|url)$/;

/** Messages of the request validation for a field that is missing, of the wrong type or beyond its limits. */
const faults = new Set(
  calls.flatMap((call) => Object.keys(call.body?.properties ?? {}).flatMap((field) => (notTyped.test(field) ? [] : faultsOf(call, field)))),
);

function faultsOf(call: Call, field: string): readonly string[] {
  // Only this field, because a refusal names only the first invalid field.
  const check = inputOf({ ...call, body: Type.Pick(call.body ?? Type.Object({}), [field]) });
  return [{}, ...[null, 0.5, -1, 1e12, '', '2026', 'x'.repeat(1000)].map((value) => ({ [field]: value }))].flatMap((body) => {
    try {
      check({ query: {}, body });
      return [];
    } catch (error) {
      return error instanceof Refusal ? [error.message] : [];
    }
  });
}

/** Messages for programs, or about values that the web client never sends. */
const notForPeople = [
  /idempotency-key/,
  /character NUL/,
  /^latitude/,
  /^(version|details has|time is|time must) /,
  /^roles has to/,
  /^(direction|registered(From|To)|sort|notVisitedForDays|neverVisited|unlinked) /,
  /^The request is not valid/,
  /content-type/,
  /farmerId/,
  /^Nobody waits/,
  /^You are signed out$/,
  /^There is no such (call|picture|batch|invoice|meeting|QR user)$/,
  // The web client's own dialog prompts for the sign-in.
  /^Sign in first$/,
  /^Your session has ended/,
  /^after(Id)? has to be/,
  /^Only an administrator may follow/,
  // The gateway refuses these before the call.
  /^(toUserId|talukas|farmers|dealers|meetings|otherNames|dismissed|keepVersion|mergeVersion|values|serials) (is required|has to be)/,
  /^month and year go together/,
  /^scope has to be one of/,
  /^searchType is needed/,
  /must not be after/,
  /^A report has at most/,
  /^The data were restored/,
];

/** Returns a message with example values in its placeholders. */
const example = (template: string) =>
  template
    .replaceAll(/\$\{dayLabel\}/g, 'of Asha Patil on 19 Nov 2026')
    .replaceAll(/\$\{theMeeting\}/g, 'The meeting of Asha Patil with Lata Boraste')
    .replaceAll(/\$\{aMeeting\}/g, 'A meeting of Asha Patil with Lata Boraste')
    .replaceAll(/\$\{word\}/g, 'farmer')
    .replaceAll(/\$\{kind === 'IN' \? 'in' : 'out'\}/g, 'in')
    .replaceAll(/\$\{body\.activate \? 'active' : 'no longer active'\}/g, 'no longer active')
    .replaceAll(/\$\{quantity === 1 \? 'code' : 'codes'\}/g, 'codes')
    .replace(/^\$\{field\} (?=has to be from)/, 'date ')
    .replace(/\$\{firstDay\} to \$\{lastDay\}/, '2000-01-01 to 2100-12-31')
    .replaceAll(/\$\{[^}]*\}/g, 'Asha 1');

/** Every message, repeated for each field label. */
const sentences = [...templates].flatMap((words) => (/^\$\{label\} /.test(words) ? labels.map((label) => words.replace(/^\$\{label\}/, label)) : [words]));

const forPeople = [...sentences.map(example), ...faults].filter((words) => !notForPeople.some((pattern) => pattern.test(words)));

/** Text of the forms for each field. */
const fieldTexts = {
  'First name': 'person.firstName',
  'Middle name': 'person.middleName',
  'Last name': 'person.lastName',
  'Phone number': 'person.phone',
  'PIN code': 'person.pincode',
  'User name': 'login.username',
  Name: 'person.name',
  Value: 'person.value',
  'WhatsApp Mobile': 'customers.whatsApp',
  whatsAppMobile: 'customers.whatsApp',
  details: 'customers.notes.DEALER',
  Email: 'person.email',
  Street: 'person.street',
  Village: 'person.village',
  State: 'areas.state',
  District: 'areas.district',
  Taluka: 'areas.taluka',
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
} as const;

describe.each([
  ['Hindi', 'hi', hi, { ...approvalsHi, ...customersHi, ...meetingsHi, ...peopleHi, ...qrHi, ...sessionHi, ...signedOutHi }],
  ['Marathi', 'mr', mr, { ...approvalsMr, ...customersMr, ...meetingsMr, ...peopleMr, ...qrMr, ...sessionMr, ...signedOutMr }],
] as const)('%s', (_language, code, table, texts) => {
  it('translates every message', () => {
    expect(templates.size).toBeGreaterThan(60);
    expect(labels.length).toBeGreaterThan(10);
    expect(labels.filter((label) => !(label in fieldTexts))).toEqual([]);
    expect(faults.size).toBeGreaterThan(30);
    expect(forPeople.filter((words) => translateWords(table, code, words) === words)).toEqual([]);
  });

  it.each(Object.entries(fieldTexts))('names the field %s as the forms do', (field, key) => {
    expect(Object.entries(table).find(([words]) => words === field)?.[1]).toBe(texts[key]);
  });

  it('keeps the original words for an unknown field', () => {
    expect(translateWords(table, code, 'Aadhaar is required')).toBe('Aadhaar is required');
  });

  it('keeps the variable parts of every message', () => {
    for (const [words, translated] of Object.entries(table)) expect(placeholders(translated), words).toEqual(placeholders(words));
  });

  it('shows unknown messages verbatim', () => {
    expect(translateWords(table, code, 'Attendance approved by the provider')).toBe('Attendance approved by the provider');
  });
});

it('puts names and dates in the word order of the language, and formats dates in its words', () => {
  expect(translateWords(mr, 'mr', 'The attendance of Asha Patil on 19 Nov 2026 is approved')).toBe(
    `Asha Patil यांची ${datesIn('mr').date('2026-11-19')} ची हजेरी मंजूर झाली`,
  );
  expect(datesIn('mr').date('2026-11-19')).not.toContain('Nov');
  expect(translateWords(hi, 'hi', 'EARN')).toBe('अंक मिले');
});

it.each(Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`))('recognises the day %s of the server', (day) => {
  expect(translateWords(hi, 'hi', `Asha is punched in on ${dayText(day)} at 09:05`)).toBe(`Asha का ${datesIn('hi').date(day)} को 09:05 बजे चेक इन हुआ`);
});

it.each(['31 Abc 2026', '2026-11', '2026-99-99', 'soon'])('leaves %s, which is not a day, unchanged', (text) => {
  expect(translateWords(hi, 'hi', `Asha is punched in on ${text} at 09:05`)).toBe(`Asha का ${text} को 09:05 बजे चेक इन हुआ`);
});

it.each([
  ['First name is required', 'पहला नाम ज़रूरी है', 'पहिले नाव आवश्यक आहे'],
  ['quantity must not be more than 1000000', 'संख्या: 1000000 से ज़्यादा नहीं हो सकता', 'संख्या: 1000000 पेक्षा जास्त चालणार नाही'],
])('translates %s with the field in the language', (words, hindi, marathi) => {
  expect([translateWords(hi, 'hi', words), translateWords(mr, 'mr', words)]).toEqual([hindi, marathi]);
});
