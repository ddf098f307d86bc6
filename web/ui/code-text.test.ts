import { expect, it } from 'vitest';
import { codeIn, codeOrText, isDamagedCode } from './code-text.ts';

const code = '0123456789ABCDEF';

it.each([
  [code, code],
  [' 0123-4567-89ab-cdef ', code],
  ['0123 4567 89AB CDEF', code],
  ['0123–4567–89AB–CDEF', code],
  ['oil3456789ABCDEF', 'OIL3456789ABCDEF'],
  [`]Q3${code}`, code],
  [`］d2${code}\r`, code],
  [`${code}\t`, code],
  [`${code}\u200b`, code],
  ['\u206601234567\u00ad89ABCDEF\ufeff', code],
  [`"${code}"`, code],
  [`'${code}`, code],
  ['０１２３４５６７８９ＡＢＣＤＥＦ', code],
  ['०१२३४५६७८९ABCDEF', code],
  [`https://qr.example.in/c/${code}?utm_source=label`, code],
  [`https%3A%2F%2Fqr.example.in%2F%3Fc%3D${code}%0D`, code],
  [`~1${code}~013`, code],
  [`^]${code}^M`, code],
  [`~${code}^`, code],
  [`%${code.slice(0, -2)}XY?`, `${code.slice(0, -2)}XY`],
  ['RTR!Z"?HBF\'(TCYX', 'RTR!Z"?HBF\'(TCYX'],
  ['PYP8<3MDXU45YJFQ', 'PYP8<3MDXU45YJFQ'],
  // The REST API finds the genuine one.
  [`https://qr.example.in/?c=${code}&session=A1B2C3D4E5F6G7H8`, `https://qr.example.in/?c=${code}&session=A1B2C3D4E5F6G7H8`],
  [`FEDCBA9876543210^${code}`, `FEDCBA9876543210^${code}`],
  [`FEDCBA9876543210${code}`, code],
  [`FEDCBA9876543210\n${code}`, code],
  ['RTR_Z"?HBF\'(TCYX', 'RTR_Z"?HBF\'(TCYX'],
  ['rtr_z",hbf\'(tcyx', 'rtr_z",hbf\'(tcyx'],
  ['ईऊई८ऐ३शफऴइ४५ऊणभँ', 'ईऊई८ऐ३शफऴइ४५ऊणभँ'],
  ['0123456789ABCDE', undefined],
  ['0123456789ABCDEF0', undefined],
  ['tanaji chavan shirur', undefined],
  ['ramchandradeshmuk', undefined],
  ['Sunil Patil 411001', undefined],
  ['तानाजी चव्हाण', undefined],
  ['', undefined],
])('"%s" contains the code %s', (text, found) => {
  expect(codeIn(text)).toBe(found);
});

it('returns a text without a code unchanged for the field of a code', () => {
  expect(codeOrText(' hello ')).toBe('hello');
  expect(codeOrText(`]Q1${code}`)).toBe(code);
});

it.each([
  ['0123456789ABCDE', true],
  ['0123-4567-89AB-CDE', true],
  ['0123456789ABCDEF0', true],
  [']Q3hello', true],
  [code, false],
  ['Sunil Patil 411001', false],
  ['Plot 12B Shirur Pune', false],
  ['98220417359822041735', false],
  ['ramchandradeshmukh', false],
])('"%s" is a damaged code: %s', (text, damaged) => {
  expect(isDamagedCode(text)).toBe(damaged);
});

it.each(['Fernandès-Gonçalves', 'M/s.Patil&Sons(Nimone)412211', 'Nimone,Gat,412211', 'गणेश शिंदे ४१२२११', 'n.zadkar_1984@example.in'])('%s is no code', (text) => {
  expect(codeIn(text)).toBeUndefined();
});
