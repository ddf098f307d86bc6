/** Parses the sign-in name: a user name, an e-mail address or a phone number. */
import { mobileDigits, tidyEmail, visibleText } from './visible-text.ts';

export type SignInName = { readonly kind: 'username' | 'email' | 'phone'; readonly value: string };

/**
 * Classifies the typed name so that one column is searched. The database refuses user names that look like another person's e-mail address or phone
 * number.
 */
export function readSignInName(typed: string): SignInName {
  const name = visibleText(typed);
  // A user name may begin with a word such as "mobile", which is the label of a number elsewhere.
  const phone = /\p{L}/u.test(name) ? undefined : mobileDigits(name);
  if (phone !== undefined) return { kind: 'phone', value: phone };
  return name.includes('@') ? { kind: 'email', value: tidyEmail(name).toLowerCase() } : { kind: 'username', value: name.toLowerCase() };
}
