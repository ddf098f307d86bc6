/** What a password has to be when it is set, wherever that is done (specification section 5: decided by the server). */
import { Refusal } from '../calls/refusal.ts';

const fewestCharacters = 8;
/** Nobody types more; it bounds the work of hashing. */
const mostCharacters = 200;

/** By what the person is known, which is the first that others would guess. */
interface KnownAs {
  readonly username: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** @returns the password. @throws Refusal (400), which says what is wrong with it */
export function readNewPassword(password: string, confirmPassword: string, { username, email, phone }: KnownAs): string {
  if (password === '') throw new Refusal(400, 'Password is required');
  if (password !== confirmPassword) throw new Refusal(400, 'Password and confirmation are not the same');
  const { length } = [...password];
  if (length < fewestCharacters) throw new Refusal(400, `Password needs at least ${fewestCharacters} characters`);
  if (length > mostCharacters) throw new Refusal(400, `Password must not have more than ${mostCharacters} characters`);
  const guess = password.trim().toLowerCase();
  const known = [username, email, phone].map((each) => each?.toLowerCase());
  if (known.includes(guess)) throw new Refusal(400, 'Password must not be your user name, e-mail address or phone number');
  return password;
}
