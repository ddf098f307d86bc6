/** Rules for new passwords. Only the server enforces them. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { type Sentence, sentence } from '../../contract/sentences.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Identity } from '../people/taken.ts';

const fewestCharacters = 10;
const fewestDifferent = 5;
/** Limits the work of hashing. */
const maxCharacters = 200;

/** Common passwords in lower case, which attackers guess first. */
const common = new Set(dictionary['passwords-common']);

/** Digits and signs that people add to a common word to satisfy a policy, such as `@123`. */
const decoration = /^[^\p{L}]+|[^\p{L}]+$/gu;
const maxExtraCharacters = 6;

/** Returns true for a common password, also with digits or signs before or after it. */
function isCommon(guess: string): boolean {
  const word = guess.replaceAll(decoration, '');
  return common.has(guess) || (guess.length - word.length <= maxExtraCharacters && common.has(word));
}

const wrong = (fault: Sentence, field = 'password') => new Refusal(400, fault, { field });

/**
 * Validates a new password. Others would guess the person's identifiers first.
 * @returns the password
 * @throws Refusal (400), which names the problem
 */
export function readNewPassword(password: string, confirmPassword: string, { username, email, phone }: Identity): string {
  if (password === '') throw wrong(sentence('PASSWORD_REQUIRED'));
  if (password !== confirmPassword) throw wrong(sentence('PASSWORD_NOT_CONFIRMED'), 'confirmPassword');
  const { length } = [...password];
  if (length < fewestCharacters) throw wrong(sentence('PASSWORD_TOO_SHORT', { count: fewestCharacters }));
  if (length > maxCharacters) throw wrong(sentence('PASSWORD_TOO_LONG', { count: maxCharacters }));
  const guess = password.trim().toLowerCase();
  const ownNames = [username, email, phone].map((name) => name?.toLowerCase());
  if (ownNames.includes(guess)) throw wrong(sentence('PASSWORD_IS_OWN_NAME'));
  if (isCommon(guess)) throw wrong(sentence('PASSWORD_TOO_COMMON'));
  if (new Set(password).size < fewestDifferent) throw wrong(sentence('PASSWORD_TOO_UNIFORM', { count: fewestDifferent }));
  return password;
}
