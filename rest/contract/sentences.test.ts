import { expect, expectTypeOf, it } from 'vitest';
import { messageOf, type ParamsOf, sentence, sentences } from './sentences.ts';

it('writes each parameter by its kind', () => {
  expect(messageOf('DAY_APPROVED', { name: 'Ravi Patil', date: '2026-11-19' })).toBe('The attendance of Ravi Patil on 19 Nov 2026 is approved');
  expect(messageOf('MONTH_NOT_OVER', { month: '2026-09', date: '2026-09-30' })).toBe('September 2026 can be closed when 30 Sept 2026 is over');
  expect(messageOf('DAY_OUT_OF_RANGE', { field: 'from', from: '2000-01-01', until: '2100-12-31' })).toBe('from has to be from 2000-01-01 to 2100-12-31');
  expect(messageOf('PERSON_FIELD_REQUIRED', { field: 'pinCode' })).toBe('PIN code is required');
  expect(messageOf('FIELD_REQUIRED', { field: 'pinCode' })).toBe('pinCode is required');
  expect(messageOf('CODES_GENERATED', { count: 120_000, product: 'Humic Gold' })).toBe('1,20,000 QR codes generated for Humic Gold');
  expect(messageOf('CARDS_VOIDED', { count: 120_000, batch: '7' })).toBe('120000 cards of batch 7 are void');
});

it('keeps braces and colons of a value', () => {
  expect(messageOf('EMPLOYEE_ADDED', { name: '{date:day} $& Patil' })).toBe('{date:day} $& Patil is added');
});

it('sends the parameters as they are beside the text', () => {
  expect(sentence('HOLIDAY_REMOVED', { date: '2026-11-09' })).toEqual({
    message: '9 Nov 2026 is no holiday any more',
    messageKey: { code: 'HOLIDAY_REMOVED', params: { date: '2026-11-09' } },
  });
  expect(sentence('SIGNED_OUT').messageKey).toEqual({ code: 'SIGNED_OUT', params: {} });
});

it('has one code for each sentence', () => {
  const templates = Object.values(sentences);
  expect(templates.filter((template, at) => templates.indexOf(template) !== at)).toEqual([]);
});

it('compiles only with the parameters of the template', () => {
  expectTypeOf<ParamsOf<'DAY_APPROVED'>>().toEqualTypeOf<{ readonly name: string | number; readonly date: string }>();
  expectTypeOf<ParamsOf<'CODES_GENERATED'>['count']>().toEqualTypeOf<number>();
  // @ts-expect-error: the template has no time.
  expect(messageOf('EMPLOYEE_ADDED', { name: 'Ravi', time: '09:05' })).toBe('Ravi is added');
  // @ts-expect-error: the template has a name.
  expect(messageOf('EMPLOYEE_ADDED')).toBe('{name} is added');
  // @ts-expect-error: the field has no label.
  expect(messageOf('PERSON_FIELD_REQUIRED', { field: 'shoeSize' })).toBe('shoeSize is required');
  // @ts-expect-error: the template has no parameters.
  expect(messageOf('SIGNED_OUT', { name: 'Ravi' })).toBe('You are signed out');
});
