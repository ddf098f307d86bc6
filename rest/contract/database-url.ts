/** Adds the password to a URL that has a user but no password. Encodes characters of the password that a URL reserves. */
export function withPassword(url: string, password: string | null): string {
  if (password === null) return url;
  return url.replace(/^([^:/?#]+:\/\/[^:@/?#]+)@/, (_whole, start: string) => `${start}:${encodeURIComponent(password)}@`);
}
