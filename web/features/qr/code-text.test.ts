import { expect, it } from 'vitest';
import { codeIn } from './code-text.ts';

it.each([
  ['0123456789ABCDEF', '0123456789ABCDEF'],
  [' 0123-4567-89ab-cdef ', '0123456789ABCDEF'],
  ['0123 4567 89AB CDEF', '0123456789ABCDEF'],
  ['oil3456789ABCDEF', 'OIL3456789ABCDEF'],
  ['0123456789ABCDE', undefined],
  ['0123456789ABCDEF0', undefined],
  ['tanaji chavan shirur', undefined],
  ['ramchandradeshmuk', undefined],
  ['तानाजी चव्हाण', undefined],
  ['', undefined],
])('"%s" is the code %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
