/** Normalises and checks typed values of a person (decision 128). The server decides; these rules save a request. */
import { earliestDay, isDay } from '../calendar/read-day.ts';
import { latinDigits, mobileDigits, visibleText } from '../i18n/formats.ts';

/** `+91 98220-41735` -> `9822041735`. Any other text loses hidden characters and extra spaces. */
export const tidyPhone = (text: string): string => mobileDigits(text) ?? visibleText(text);

export const isPhone = (text: string): boolean => mobileDigits(text) !== undefined;

const pinLabel = /^(?:pin|पिन)(?: ?(?:code|no|कोड|क्रमांक))?[\s.:-]*/iu;

const pin = /^[1-9]\d{5}$/;

/** `412 208` -> `412208`. Any other text loses hidden characters and extra spaces. */
export function tidyPin(text: string): string {
  const digits = latinDigits(visibleText(text))
    .replace(pinLabel, '')
    .replaceAll(/[\s,'"`\p{Pd}]/gu, '');
  return pin.test(digits) ? digits : visibleText(text);
}

export const isPin = (text: string): boolean => pin.test(tidyPin(text));

/** `mailto:a@example.in `, `Asha <a@example.in>;` -> `a@example.in`, without invisible characters. */
export const tidyEmail = (text: string): string =>
  visibleText(text)
    .normalize('NFKC')
    .replace(/^[^<>]*<([^<>]+)>$/, '$1')
    .replace(/^(?:e-?mail(?: ?id)?|ईमेल)(?: ?: ?| - )/iu, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replaceAll(/^[\s'"‘’“”([{]+|[\s'"‘’“”)\]}.,;/]+$/g, '');

/** Returns true for a text with one @ and a dot after it, without spaces and without punctuation that no plain address contains. */
export const isEmail = (text: string): boolean => /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"'/.]+(\.[^\s@,;:<>()[\]\\"'/.]+)+$/.test(tidyEmail(text));

/** Returns true for a calendar day up to today. Both as `YYYY-MM-DD`. */
export const isBirthday = (text: string, today: string): boolean => isDay(text) && text >= earliestDay && text <= today;

/** Returns true when a person born on that day has not had their 18th birthday by today. */
export const isUnder18 = (birthday: string, today: string): boolean => {
  const comesOfAge = `${String(Number(birthday.slice(0, 4)) + 18).padStart(4, '0')}${birthday.slice(4)}`;
  return today < comesOfAge;
};

/** Initial value of the date of birth. */
export const defaultBirthday = '2024-02-12';
