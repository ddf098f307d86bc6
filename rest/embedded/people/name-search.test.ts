import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { visibleText } from '../../contract/visible-text.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { highlightsOf, spellingsOf, splitWords, wordsOf } from './name-search.ts';

const { database, close } = await openTestDatabase();
afterAll(() => close());

/** Calls a function of the migration with a text. */
async function by(name: 'name_key' | 'romanised' | 'spelling' | 'sounds' | 'name_sound', text: string): Promise<string> {
  const [row] = await database.select({ text: sql<string>`${sql.raw(name)}(${text})` }).from(sql`(select 1) as one`);
  return row?.text ?? '';
}
const soundsOf = async (text: string) => by('sounds', await by('spelling', text));

describe('a name in Devanagari', () => {
  test.each([
    ['तानाजी चव्हाण', 'tanaji chavhan'],
    ['रमेश', 'ramesh'],
    ['देशमुख', 'deshmukh'],
    ['गायकवाड', 'gayakvad'],
    ['शंकरराव', 'shankarrav'],
    ['संभाजी', 'sambhaji'],
    ['ज्ञानेश्वर', 'dnyaneshvar'],
    ['ऋषिकेश', 'rishikesh'],
    ['कृष्णा', 'krishna'],
    ['फ़िरोज ख़ान', 'phiroj khan'],
    ['Ramesh काळे 2', 'ramesh kale 2'],
    ['José', 'jose'],
  ])('romanises %s as %s', async (name, latin) => {
    expect(await by('romanised', name)).toBe(latin);
  });

  test.each([
    ['तानाजी', 'Tanaji'],
    ['चव्हाण', 'Chavan'],
    ['चव्हाण', 'Chavhan'],
    ['पाटील', 'Patil'],
    ['विठ्ठल', 'Vitthal'],
    ['लक्ष्मण', 'Laxman'],
    ['लक्ष्मण', 'Lakshman'],
    ['ज्ञानेश्वर', 'Dnyaneshwar'],
    ['ज्ञानेश्वर', 'Gyaneshwar'],
    ['शिंदे', 'Shinde'],
    ['गायकवाड', 'Gaikwad'],
    ['जयदीप', 'Jaideep'],
    ['शंकरराव', 'Shankarrao'],
    ['सूर्यवंशी', 'Suryawanshi'],
    ['हनुमंत', 'Hanumant'],
    ['औताडे', 'Autade'],
    ['दत्तात्रय', 'Dattatray'],
    ['मच्छिंद्र', 'Machhindra'],
    ['साळुंखे', 'Salunkhe'],
    ['वाघमारे', 'Waghmare'],
    ['आंबेडकर', 'Ambedkar'],
    ['फिरोज', 'Firoz'],
    ['ओंकार', 'Omkar'],
    ['ॐकार', 'Onkar'],
    ['रणजितसिंह', 'Ranjitsingh'],
    ['सिन्हा', 'Sinha'],
    ['रावसाहेब', 'Raosaheb'],
    ['भाऊराव', 'Bhaurao'],
    ['महादेव', 'Mahadeo'],
    ['देवराव', 'Deorao'],
    ['येवला', 'Yeola'],
  ])('reduces %s and %s to one spelling', async (devanagari, latin) => {
    expect(await by('spelling', devanagari)).toBe(await by('spelling', latin));
  });

  test.each([
    ['चौहान', 'Chavan'],
    ['भोसले', 'Bhosale'],
    ['सोनवणे', 'Sonawane'],
    ['चौधरी', 'Choudhary'],
    ['ठाकरे', 'Thackeray'],
    ['ढवळे', 'Dhavale'],
    ['इंगळे', 'Ingle'],
  ])('matches %s and %s by sound, but not by spelling', async (devanagari, latin) => {
    expect(await by('spelling', devanagari)).not.toBe(await by('spelling', latin));
    expect(await soundsOf(devanagari)).toBe(await soundsOf(latin));
  });

  test.each([
    ['पाटील', 'Pawar'],
    ['जाधव', 'Yadav'],
    ['शिंदे', 'Sonde Mali'],
  ])('distinguishes %s and %s by sound', async (one, other) => {
    expect(await soundsOf(one)).not.toBe(await soundsOf(other));
  });
});

describe('the spellings of a word', () => {
  const spelled = async (word: string) => (await by('spelling', word)).trim();

  test.each([
    ['भोसले', 'Bhosale'],
    ['बारामती', 'Baramati'],
    ['सांगली', 'Sangli'],
    ['अमरावती', 'Amravati'],
    ['परभणी', 'Parbhani'],
    ['घोरपडे', 'Ghorpade'],
    ['इंगळे', 'Ingle'],
    ['सोनवणे', 'Sonawane'],
    ['यशवंत', 'Yashavant'],
    ['जगताप', 'Jagatap'],
    ['मालेगाव', 'Malegaon'],
  ])('%s contain that of %s', async (devanagari, latin) => {
    const spelling = await spelled(devanagari);
    expect(spellingsOf({ text: devanagari, spelling })).toContain(await spelled(latin));
  });

  test('in Latin letters are its own alone, but three of a village in -gaon', () => {
    expect(spellingsOf({ text: 'bhosale', spelling: 'bosale' })).toEqual(['bosale']);
    expect(spellingsOf({ text: 'malegaon', spelling: 'malegaon' })).toEqual(['malegav', 'malegaon', 'maleganv']);
  });

  test.each([
    ['the minimum length', 'ingle', ['ingle', 'ingale']],
    ['a shorter word', 'ingl', ['ingl']],
    ['a word without a place for a silent vowel', 'patil', ['patil']],
    ['the maximum number', 'kalabaragadasi', ['kalabaragadasi', 'kalbaragadasi', 'kalabragadasi', 'kalabargadasi', 'kalabaragdasi', 'kalabaragadsi']],
    [
      'one more than the maximum number',
      'ahmednagarkar',
      ['ahmednagarkar', 'ahamednagarkar', 'ahmedanagarkar', 'ahmednagarakar', 'ahmedngarkar', 'ahmednagrakar'],
    ],
  ])('of %s', (_name, spelling, all) => {
    expect(spellingsOf({ text: 'इ', spelling })).toEqual(all);
  });

  test('are at most six, its own first, and differ in one vowel at most', () => {
    const spelling = fc.string({ unit: fc.constantFrom(...'aaaeioubdgklmnprstv'.split('')), minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(
        spelling.filter((text) => !/ga(?:v|on|nv)$/.test(text)),
        (text) => {
          const all = spellingsOf({ text: 'इ', spelling: text });
          expect(all[0]).toBe(text);
          expect(new Set(all).size).toBe(all.length);
          expect(all.length).toBeLessThanOrEqual(6);
          for (const each of all) {
            expect(each.replaceAll('a', '')).toBe(text.replaceAll('a', ''));
            expect(Math.abs(each.length - text.length)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });
});

test('any text has a spelling and sounds without a Devanagari letter that has a sound, and a spelling is stable when it is converted again', {
  tags: 'slow',
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'aeihknrsty '.split(''), ...'अआकखचतनमरशहािुे्ं ज्ञ'.split('')), maxLength: 20 }), async (text) => {
      const spelling = await by('spelling', text);
      expect(spelling).not.toMatch(/[अ-हा-ौ]/);
      // A word that is a lone mark leaves only the spaces around it.
      expect(await by('romanised', spelling)).toBe(spelling.replace(/ +/g, ' ').trim());
      expect(await by('sounds', spelling)).toMatch(/^( |~[^~ ]*~)*$/);
    }),
    { numRuns: 200, examples: [['a \u094d a']] },
  );
});

test('splits a text into comparable words without the prefix of a phone number', async () => {
  expect(await wordsOf(database, '  José  चव्हाण ')).toEqual([
    { text: 'jose', spelling: 'jose', sounds: '~js~' },
    { text: 'चव्हाण', spelling: 'cavan', sounds: '~cvn~' },
  ]);
  expect((await wordsOf(database, '+91 98220 12345')).map(({ text }) => text)).toEqual(['9822012345']);
  expect(await wordsOf(database, '   ')).toEqual([]);
});

test.each([
  '98220-41744',
  '919822041744',
  '०९८२२०४१७४४',
  '९८२२०४१७४४',
  '(98220) 41744',
  '\u2068+91 98220 41744\u2069',
  '+91 (0) 98220.41744',
  '00919822041744,',
  '98220\u201141744',
  'tel:+919822041744',
  'Mob. 98220 41744',
])('treats a phone number in any usual spelling as one word: %j', (text) => {
  expect(splitWords(text)).toEqual(['9822041744']);
});

test.each([
  ['Ganesh 98220-41744 Wadgaon', ['Ganesh', '9822041744', 'Wadgaon']],
  ['98220-417', ['98220', '417']],
  ['+91 98220', ['98220']],
  ['91 98220', ['98220']],
  ['098220', ['98220']],
  ['Gat 12/2 A-1', ['Gat', '12/2', 'A-1']],
  ['S.K.Patil', ['S', 'K', 'Patil']],
  ['Patil, Ramesh (Bhau)', ['Patil', 'Ramesh', 'Bhau']],
  ['डॉ.अनिल', ['डॉ', 'अनिल']],
  ['Ramesh Patil (98220 41744)', ['Ramesh', 'Patil', '9822041744']],
  ['૯૮૨૨૦૪૧૭૪૪', ['9822041744']],
  ["D'Souza & Sons", ["D'Souza", 'Sons']],
  ['&', ['&']],
  ['Anne-Marie@Lobo', ['Anne', 'Marie', 'Lobo']],
  ['Ramesh - 98220 41744', ['Ramesh', '9822041744']],
  ['091 98220', ['98220']],
  ['\u200BAsha\u00A0 \u202EPatil', ['Asha', 'Patil']],
])('splits a text into visible words and groups of digits: %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

describe('the key of a name', () => {
  const keyOf = (name: string) => by('name_key', name);

  test.each([
    ["D'Souza", 'D\u2019Souza'],
    ["D'Souza", 'D\u02BCSouza'],
    ["D'Souza", 'd\u00B4souza'],
    ['Dupc', 'Dupc\u200B'],
    ['Navin', '\u202ANavin\u202C'],
    ['क्षमा', 'क्\u200Dषमा'],
    ['\u095Bीनत', 'ज\u093Cीनत'],
    ['फ़िरोज', 'फिरोज'],
    ['José', 'jose\u0301'],
    ['Anne-Marie', 'Anne\u2013Marie'],
    ['Ram Rao', ' Ram\u00A0 \tRao '],
    ['Asha', '\uFF21sha'],
    ['Asha', 'As\u00ADha\uFEFF'],
  ])('is the same for %j and %j', async (one, other) => {
    expect(await keyOf(one)).toBe(await keyOf(other));
    expect(await keyOf(await keyOf(other))).toBe(await keyOf(other));
  });

  test.each([
    ['Asha', 'Usha'],
    ['Ram Rao', 'Ramrao'],
    ["D'Souza", 'DSouza'],
    ['राम', 'रमा'],
  ])('distinguishes %j from %j', async (one, other) => {
    expect(await keyOf(one)).not.toBe(await keyOf(other));
  });

  test('contains no invisible character', { tags: 'slow' }, async () => {
    const hidden = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
      .map((code) => String.fromCodePoint(code))
      .filter((character) => visibleText(`a${character}b`) === 'ab');
    expect(hidden.length).toBeGreaterThan(4_000);
    const kept = await database
      .select({ character: sql<string>`character` })
      .from(sql`unnest(${sql.param(hidden)}::text[]) as character`)
      .where(sql`name_key('a' || character || 'b') <> 'ab'`);
    expect(kept.map(({ character }) => character.codePointAt(0)?.toString(16))).toEqual([]);
  });
});

test('marks matches in either script, and adds the Latin spelling of a name in Devanagari', async () => {
  const words = await wordsOf(database, 'tanaji chavan');
  expect(await highlightsOf(database, ['तानाजी चव्हाण', 'Tanaji Bhimrao Chavan', 'तानाजी चौहान', 'Nilesh Patil'], words)).toEqual([
    { matchedWords: ['तानाजी', 'चव्हाण'], latinName: 'Tanaji Chavhan' },
    { matchedWords: ['Tanaji', 'Chavan'], latinName: null },
    { matchedWords: ['तानाजी', 'चौहान'], latinName: 'Tanaji Chauhan' },
    { matchedWords: [], latinName: null },
  ]);
});

describe('names sound alike', () => {
  const soundOf = (text: string) => by('name_sound', text);

  test.each([
    ['Vilas Chavhan', 'Vilash Chavan'],
    ['रामदास काळे', 'Ramdas Kale'],
    ['Anil Karpe', 'Anil Karape'],
    ['Bhosle', 'Bhosale'],
    ['सोनवणे', 'Sonawane'],
    ['ढवळे', 'Dhavale'],
    ['Joshi', 'JOSHEE'],
    ['Zoya', 'Joya'],
    ['Vitthal', 'Withal'],
    ['Ashoka', 'Ashok'],
  ])('%s and %s', async (one, other) => {
    expect(await soundOf(one)).toBe(await soundOf(other));
  });

  test.each([
    ['Mohan Patil', 'Mohini Patil'],
    ['Meena', 'Mani'],
    ['Sharad', 'Sharda'],
    ['Ramesh', 'Rameshwar'],
    ['Kusum Bhor', 'Kusumtai Bhor'],
    ['Birajdar', 'Biradar'],
    ['Patil', 'Patel'],
  ])('but not %s and %s', async (one, other) => {
    expect(await soundOf(one)).not.toBe(await soundOf(other));
  });

  const syllable = fc.tuple(fc.constantFrom('k', 'g', 't', 'd', 'n', 'p', 'b', 'm', 'r', 'l', 'v', 's', 'j'), fc.constantFrom('a', 'i', 'u', 'e', 'o'));
  const name = fc.array(syllable, { minLength: 2, maxLength: 5 }).map((syllables) => syllables.map((each) => each.join('')).join(''));
  /** Pairs of letters that are written for each other. */
  const habits = [
    ['i', 'ee'],
    ['u', 'oo'],
    ['a', 'aa'],
    ['v', 'w'],
    ['s', 'sh'],
    ['t', 'th'],
    ['d', 'dh'],
    ['p', 'pp'],
    ['j', 'z'],
    ['k', 'kh'],
  ] as const;

  test('in every usual way of writing a name, and in any case', { tags: 'slow' }, async () => {
    await fc.assert(
      fc.asyncProperty(name, fc.constantFrom(...habits), async (plain, [usual, other]) => {
        expect(await soundOf(plain.replaceAll(usual, other))).toBe(await soundOf(plain));
        expect(await soundOf(plain.toUpperCase())).toBe(await soundOf(plain));
      }),
      { numRuns: 200 },
    );
  });

  test('when they have one spelling, word by word', async () => {
    const words = fc.array(fc.oneof(name, fc.constantFrom('रामदास', 'काळे', 'गायकवाड', 'सोनवणे', 'ज्ञानेश्वर')), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(words, async (parts) => {
        const whole = await soundOf(parts.join(' '));
        expect(whole).toBe((await Promise.all(parts.map(soundOf))).join(' '));
        expect(await soundOf(await by('romanised', parts.join(' ')))).toBe(whole);
      }),
      { numRuns: 100 },
    );
  });
});
