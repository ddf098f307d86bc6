/** The web client and the REST API share no code, but both have functions that normalise typed text. They return the same for every case. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as rest from '../rest/contract/visible-text.ts';
import { openTestDatabase, type TestDatabase } from '../rest/embedded/testing/test-database.ts';
import { latinDigits, mobileDigits, visibleText } from '../web/i18n/formats.ts';
import { nameKey } from '../web/people/names.ts';
import { tidyEmail, tidyPhone, tidyPin } from '../web/people/person-values.ts';

/** Unicode blocks of Latin letters, of Indian scripts, of combining marks and of invisible characters. */
const blocks = [
  [0x1, 0x36f],
  [0x900, 0xdff],
  [0x1e00, 0x206f],
  [0x3000, 0x303f],
  [0xfe00, 0xfeff],
  [0xff00, 0xff1f],
  [0xe0000, 0xe007f],
] as const;
const characters = blocks.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)));

const cases = [
  '',
  ' ',
  '\u202ENavin\u200B ',
  'क्\u200Dषमा',
  '\u200D',
  'Ram\u200C\u00A0\tRao',
  'Na\uFEFFvin',
  "D'Souza",
  'D\u2019Souza',
  'd\u00B4souza',
  '\u095Bीनत',
  'ज\u093Cीनत',
  'Jose\u0301 ANNE\u2013marie',
  '\uFF21sha',
  'mailto:navin@example.in',
  'navin@example.in\u200B',
  ' MAILTO: a@b.in ',
  '\u2068+91 98220 41735\u2069',
  '98220\u201341735',
  '98220\u221241735',
  '+91.98220.41735',
  '+91 (0) 98220 41735',
  '9822041735\u061C',
  '(+91) 98220 41735',
  '00919822041735',
  '919822041735',
  '९८२२०४१७३५',
  '\uFF19\uFF18\uFF12\uFF12\uFF10\uFF14\uFF11\uFF17\uFF13\uFF15',
  '9822041735/9822041736',
  '091-98220-41735',
  'wa.me/919822041735',
  'https://api.whatsapp.com/send?phone=919822041735',
  'mailto:navin@example.in?subject=Order',
  '9.82E+09',
  '+65 9123 4567',
  '૯૮૨૨૦૪૧૭૩૫',
  'Mob. No.:- 98220 41735',
  'wa.me/919822041735?text=hi',
  "'navin@example.in'",
  'Email: navin＠example.in',
  'Pin: 4,12,208',
  '412 208',
  '412\u2013208\u200B',
  '४१२ २०८',
  ' 41220 8 9 ',
];

describe('the web client and the REST API', () => {
  it.each([
    ['visibleText', visibleText, rest.visibleText],
    ['mobileDigits', mobileDigits, rest.mobileDigits],
    ['tidyPhone', tidyPhone, rest.tidyPhone],
    ['tidyEmail', tidyEmail, rest.tidyEmail],
    ['tidyPin', tidyPin, rest.tidyPin],
    ['latinDigits', latinDigits, rest.latinDigits],
  ] as const)('have equal versions of %s', (_name, ofWeb, ofRest) => {
    expect(cases.map(ofWeb)).toEqual(cases.map(ofRest));
    expect(characters.filter((character) => ofWeb(`a${character}b`) !== ofRest(`a${character}b`))).toEqual([]);
  });

  it('both leave out half of a pair of code units, which no UTF-8 can contain', () => {
    expect([visibleText, rest.visibleText].map((clean) => clean('Ra\uD83Cm 🌾 Rao\uDF3E'))).toEqual(['Ram 🌾 Rao', 'Ram 🌾 Rao']);
  });
});

describe('the key of a name', () => {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.close());

  it('is the same in the web client and in the database, for names in Indian scripts', async () => {
    const names = [...cases, ...characters.map((character) => `a${character}b`)];
    const keys = await open.database
      .select({ name: sql<string>`name`, key: sql<string>`name_key(name)` })
      .from(sql`unnest(${sql.param(names)}::text[]) as name`);
    expect(keys.flatMap(({ name, key }) => (nameKey(name) === key ? [] : [`${name.codePointAt(1)?.toString(16)} ${key}`])).slice(0, 30)).toEqual([]);
  });
});
