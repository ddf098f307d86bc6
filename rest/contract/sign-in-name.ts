/** Parses the sign-in name: a user name, an e-mail address or a phone number. */

export type SignInName = { readonly kind: 'username' | 'email' | 'phone'; readonly value: string };

/**
 * Classifies the typed name so that one column is searched. The database refuses user names that look like another person's e-mail address or phone
 * number.
 */
export function readSignInName(typed: string): SignInName {
  const name = typed.trim().normalize('NFC');
  const phone = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/.exec(name.replace(/[\s-]/g, ''))?.[1];
  if (phone !== undefined) return { kind: 'phone', value: phone };
  return { kind: name.includes('@') ? 'email' : 'username', value: name.toLowerCase() };
}
