/** PostgreSQL servers, standbys and pgbouncers for a test. Each uses a free port and ends with the test. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Folder with the programs of the newest Debian version, or null. */
const programs = newestPrograms();
const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync);

/** Reason why tests that need these programs cannot run. The gate installs the programs, so the tests always run there. */
export const noPostgres = programs === null ? 'postgresql is not installed' : null;
export const noPgbouncer = noPostgres ?? (pgbouncer === undefined ? 'pgbouncer is not installed' : null);

export interface PostgresServer extends AsyncDisposable {
  readonly port: number;
  urlOf(database: string): string;
  /** Kills the server without a shutdown, as a crash does. */
  kill(): Promise<void>;
  /** Restarts the server on the same data after `kill`. */
  start(): Promise<void>;
  /** Starts a standby of the server. It is synchronous when the primary waits for `standby`. */
  startStandby(): Promise<PostgresServer>;
  /** Promotes a standby to primary. */
  promote(): Promise<void>;
}

export interface Pgbouncer extends AsyncDisposable {
  urlOf(database: string): string;
}

/** @param settings settings of postgresql.conf; by default nothing waits for the disk */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const folder = newFolder();
  await program('initdb', '-D', `${folder}/data`, '--encoding=UTF8', '--locale=C.UTF-8', '--username=postgres', '--auth=trust', '--no-sync');
  return startOn(folder, ['fsync=off', ...settings]);
}

/** Starts a pgbouncer in transaction mode with few connections. */
export async function startPgbouncer(server: PostgresServer, poolSize = 2): Promise<Pgbouncer> {
  const folder = newFolder();
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${server.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${folder}/users`,
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    // Without these, a query waits for two minutes for a stopped server.
    'query_wait_timeout = 3',
    'server_connect_timeout = 2',
    'server_login_retry = 1',
  ];
  writeFileSync(file, lines.join('\n'));
  writeFileSync(path.join(folder, 'users'), '"postgres" ""\n');
  const child = await started(pgbouncer ?? '', [file], 'process up');
  return {
    urlOf: (database) => urlOf(port, database),
    [Symbol.asyncDispose]: async () => {
      await end(child, 'SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

/** A TCP proxy in front of the servers of one database. */
export interface DatabaseProxy extends AsyncDisposable {
  /** URL of the database through the proxy. */
  readonly url: string;
  /** Sends new connections to the server of another URL. */
  lead(url: string): void;
  /** Stops forwarding on the open connections, as a broken network does. */
  silence(): void;
}

export async function startProxy(url: string): Promise<DatabaseProxy> {
  let target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
    }
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const own = new URL(url);
  own.port = String(port);
  return {
    url: own.href,
    lead(next) {
      target = new URL(next);
    },
    silence() {
      for (const socket of sockets) socket.unpipe();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function startOn(folder: string, settings: readonly string[]): Promise<PostgresServer> {
  const port = await freePort();
  const data = `${folder}/data`;
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const words = [`port=${port}`, `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]);
    child = await started(path.join(programs ?? '', 'postgres'), ['-D', data, ...words], 'ready to accept');
  }
  async function kill(): Promise<void> {
    const killed = child;
    child = null;
    // Its children would survive a SIGKILL for a moment.
    if (killed !== null) await end(killed, 'SIGQUIT');
  }

  await start();
  return {
    port,
    urlOf: (database) => urlOf(port, database),
    start,
    kill,
    promote: async () => void (await program('pg_ctl', '-D', data, '--wait', 'promote')),
    async startStandby() {
      const own = newFolder();
      const source = `host=127.0.0.1 port=${port} user=postgres application_name=standby`;
      await program('pg_basebackup', '--pgdata', `${own}/data`, '--write-recovery-conf', '--checkpoint=fast', '--no-sync', '--dbname', source);
      return startOn(own, settings);
    },
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

const urlOf = (port: number, database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

function newestPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((version) => existsSync(path.join(root, version, 'bin/initdb'))) : [];
  const newest = versions.sort((one, other) => Number(one) - Number(other)).at(-1);
  return newest === undefined ? null : path.join(root, newest, 'bin');
}

/** Returns the user for PostgreSQL and pgbouncer, which refuse to run as root: Debian's user for them, or null. */
function identity(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const owner = identity();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

const program = (name: string, ...args: string[]) => run(path.join(programs ?? '', name), args, { cwd: '/', ...identity() });

/** Starts a server and waits for its message that it is ready. */
async function started(file: string, args: readonly string[], words: string): Promise<ChildProcess> {
  const child = spawn(file, args, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C.UTF-8', PATH: process.env['PATH'] ?? '' },
    ...identity(),
  });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      said.push(line);
      if (line.includes(words)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${file} ended before it was ready:\n${said.join('\n')}`)));
  });
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
