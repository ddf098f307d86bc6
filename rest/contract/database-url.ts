/** Adds the password to a URL that names a user without one. The password may have characters that a URL needs encoded. */
export function withPassword(url: string, password: string | null): string {
  if (password === null) return url;
  return url.replace(/^([^:/?#]+:\/\/[^:@/?#]+)@/, (_whole, start: string) => `${start}:${encodeURIComponent(password)}@`);
}
