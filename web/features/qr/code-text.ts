/** Which texts are QR codes. */

/** Characters of a code: Crockford's base 32. */
const codeLength = 16;

/** The code that a text is, without what stands in it for reading only; undefined for what has not the form of one. */
export function codeIn(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return code.length === codeLength && /^[0-9A-TV-Z]+$/.test(code) && /\d/.test(code) ? code : undefined;
}
