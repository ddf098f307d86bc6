/** `DATABASE_URL` may name several servers of one database, as PostgreSQL's own programs take them: `postgres://user@one,two:5433/name`. */

/** One URL for each server, in order. Which of them takes writes is found out by asking, so a wish of the URL for that is left out. */
export function urlsOfServers(url: string): readonly string[] {
  const { scheme = '', hosts = '', rest = '' } = /^(?<scheme>[^:/?#]+:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<rest>.*)$/s.exec(url)?.groups ?? {};
  return hosts.split(',').map((host) => `${scheme}${host}${rest}`.replace(/([?&])target_session_attrs=[^&#]*&?/, '$1').replace(/[?&]$/, ''));
}

/** Adds the password to a URL that names a user without one. The password may have characters that a URL needs encoded. */
export function withPassword(url: string, password: string | null): string {
  if (password === null) return url;
  return url.replace(/^([^:/?#]+:\/\/[^:@/?#]+)@/, (_whole, start: string) => `${start}:${encodeURIComponent(password)}@`);
}
