/** Parses the sign-in name: a user name, an e-mail address or a phone number. */
import { mobileDigits, tidyEmail, visibleText } from './visible-text.ts';

export interface SignInName {
  readonly kind: 'username' | 'email' | 'phone';
  readonly value: string;
  /** The same text as a user name, for a number with dots such as `98.220.41735`. An account with this user name comes first. */
  readonly username?: string;
}

/**
 * Classifies the typed name so that one column is searched. The database refuses user names that look like another person's e-mail address or phone
 * number. User names may contain dots, so a number with dots is searched as a user name too.
 */
export function readSignInName(typed: string): SignInName {
  const name = visibleText(typed);
  const username = name.toLowerCase();
  // A user name may begin with a word such as "mobile", which is the label of a number elsewhere.
  const phone = /\p{L}/u.test(name) ? undefined : mobileDigits(name);
  if (phone !== undefined) return { kind: 'phone', value: phone, ...(name.includes('.') && { username }) };
  return name.includes('@') ? { kind: 'email', value: tidyEmail(name).toLowerCase() } : { kind: 'username', value: username };
}
