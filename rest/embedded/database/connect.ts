/** Connections to the PostgreSQL that a URL names, be it one server or several, or a pgbouncer before them. */
import postgres from 'postgres';
import { urlsOfServers } from '../../contract/database-url.ts';
import { socketsToPrimary } from './primary.ts';

/** No statement is prepared under a name: behind a pgbouncer in transaction mode the next one may go to a server that does not know it. */
const options = {
  onnotice: () => undefined,
  connect_timeout: 10,
  prepare: false,
  connection: { TimeZone: 'UTC', application_name: 'rest-api' },
};

/** Seconds that a connection lives where there are several servers: so long at most one stays with a server that takes no writes any more. */
const lifeSeconds = 60;

/** @param max connections at most. They are opened when they are needed. */
export function connect(url: string, max: number): postgres.Sql {
  const [first = url, ...others] = urlsOfServers(url);
  const several =
    others.length === 0
      ? {}
      : { socket: socketsToPrimary([first, ...others], (server) => postgres(server, { ...options, max: 1, fetch_types: false })), max_lifetime: lifeSeconds };
  return postgres(first, { ...options, ...several, max });
}
