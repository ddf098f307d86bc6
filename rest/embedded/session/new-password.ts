/** Rules for new passwords. Only the server enforces them. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '../calls/refusal.ts';

const fewestCharacters = 10;
const fewestDifferent = 5;
/** Limits the work of hashing. */
const mostCharacters = 200;

/** Common passwords in lower case, which attackers guess first. */
const common = new Set(dictionary['passwords-common']);

/** Digits and signs that people add to a common word to satisfy a policy, such as `@123`. */
const decoration = /^[^\p{L}]+|[^\p{L}]+$/gu;
const mostDecoration = 6;

/** Returns true for a common password, also with digits or signs before or after it. */
function isCommon(guess: string): boolean {
  const word = guess.replaceAll(decoration, '');
  return common.has(guess) || (guess.length - word.length <= mostDecoration && common.has(word));
}

/** Identifiers of the person, which others would guess first. */
interface KnownAs {
  readonly username: string;
  readonly email: string | null;
  readonly phone: string | null;
}

const wrong = (message: string, field = 'password') => new Refusal(400, message, { field });

/**
 * Validates a new password.
 * @returns the password
 * @throws Refusal (400), which names the problem
 */
export function readNewPassword(password: string, confirmPassword: string, { username, email, phone }: KnownAs): string {
  if (password === '') throw wrong('Password is required');
  if (password !== confirmPassword) throw wrong('Password and confirmation are not the same', 'confirmPassword');
  const { length } = [...password];
  if (length < fewestCharacters) throw wrong(`Password needs at least ${fewestCharacters} characters`);
  if (length > mostCharacters) throw wrong(`Password must not have more than ${mostCharacters} characters`);
  const guess = password.trim().toLowerCase();
  const ownNames = [username, email, phone].map((name) => name?.toLowerCase());
  if (ownNames.includes(guess)) throw wrong('Password must not be your user name, e-mail address or phone number');
  if (isCommon(guess)) throw wrong('Password is on the list of the most common ones, choose another');
  if (new Set(password).size < fewestDifferent) throw wrong(`Password needs at least ${fewestDifferent} different characters`);
  return password;
}
