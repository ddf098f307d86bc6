/** How values are written, the same in every language: Latin digits, grouping by lakh, phone numbers in two halves. */

const numbers = new Intl.NumberFormat('en-IN');

/** 120000 -> `1,20,000` */
export const formatNumber = (value: number): string => numbers.format(value);

/** Digits as any Indian keyboard gives them -> Latin ones. */
export const latinDigits = (text: string): string => text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/;

/** `+91 98220-41735` -> `9822041735`; undefined for a text that is not an Indian mobile number. */
export const mobileDigits = (text: string): string | undefined => indianMobile.exec(text.replaceAll(/[\s-]/g, ''))?.[1];

/** `+91 9822041735` -> `98220 41735`; anything that is not an Indian mobile number stays as it is. */
export const formatPhone = (text: string): string => {
  const digits = mobileDigits(text);
  return digits === undefined ? text : `${digits.slice(0, 5)} ${digits.slice(5)}`;
};

/** The parts of a name or an address that are there, joined. */
export const joinParts = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);
