/** Normalisation and checks of typed values of a person (decision 128). The server decides; these rules save a request. */
import { earliestDay, isDay } from '../calendar/read-day.ts';
import { latinDigits, mobileDigits, visibleText } from '../i18n/formats.ts';

/** `+91 98220-41735` -> `9822041735`; what is no Indian mobile number only loses the space around it. */
export const tidyPhone = (text: string): string => mobileDigits(text) ?? text.trim();

export const isPhone = (text: string): boolean => mobileDigits(text) !== undefined;

const pin = /^[1-9]\d{5}$/;

/** `412 208` -> `412208`; what is no PIN code only loses the space around it. */
export function tidyPin(text: string): string {
  const digits = latinDigits(text).replaceAll(/[\s\p{Pd}]/gu, '');
  return pin.test(digits) ? digits : text.trim();
}

export const isPin = (text: string): boolean => pin.test(tidyPin(text));

/** `mailto:a@example.in `, `Asha <a@example.in>;` -> `a@example.in`, without characters that cannot be seen. */
export const tidyEmail = (text: string): string =>
  visibleText(text)
    .replace(/^[^<>]*<([^<>]+)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/[.,;]+$/, '')
    .trim();

/** One @, and a dot behind it, without spaces, commas, semicolons or angle brackets. */
export const isEmail = (text: string): boolean => /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/.test(tidyEmail(text));

/** A day of the calendar, not after today. Both as `YYYY-MM-DD`. */
export const isBirthday = (text: string, today: string): boolean => isDay(text) && text >= earliestDay && text <= today;

/** Returns true when a person born on that day has not had their 18th birthday by today. */
export const isUnder18 = (birthday: string, today: string): boolean => {
  const comesOfAge = `${String(Number(birthday.slice(0, 4)) + 18).padStart(4, '0')}${birthday.slice(4)}`;
  return today < comesOfAge;
};

/** The day with which the date of birth is filled in. */
export const defaultBirthday = '2024-02-12';
