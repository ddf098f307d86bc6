/** The attacks. Each goes on until it is stopped. */
import { connect, type Socket } from 'node:net';
import { ask } from './bystander.ts';

export interface Flood {
  readonly name: string;
  /** The test that shows why it holds. */
  readonly test: string;
  start(gateway: string, stop: AbortSignal): Promise<void>;
}

/** Asks so many at once, and again as soon as they are answered. */
function keepAsking(count: number, document: (number: number) => string, token: (number: number) => string | null, address: (number: number) => string) {
  return async (gateway: string, stop: AbortSignal): Promise<void> => {
    const loop = async (number: number) => {
      for (let round = 0; !stop.aborted; round += 1) {
        await ask(gateway, JSON.stringify({ query: document(number + round * count) }), token(number), address(number + round * count), stop)
          .then((answer) => answer.text())
          .catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    for (let number = 0; number < count; number += 1) void loop(number);
  };
}

/** Sends the beginning of so many requests and then neither writes nor reads. */
function leaveOpen(gateway: string, stop: AbortSignal, count: number, text: string): void {
  const { hostname, port } = new URL(gateway);
  const sockets: Socket[] = Array.from({ length: count }, () =>
    connect(Number(port), hostname)
      .on('error', () => {})
      .pause(),
  );
  for (const socket of sockets) socket.write(text);
  stop.addEventListener('abort', () => {
    for (const socket of sockets) socket.destroy();
  });
}

const download = (path: string) => `GET ${path} HTTP/1.1\r\nhost: gateway\r\n\r\n`;
const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
const signIn = (number: number) => `mutation { signIn(input: { username: "name-${number}", password: "x" }) { message } }`;

async function linkFrom(gateway: string, query: string): Promise<string> {
  const text = await (await ask(gateway, JSON.stringify({ query }), 'good-attacker')).text();
  return /"url":"([^"]+)"/.exec(text)?.[1] ?? '';
}

const lanes = 'gateway/upstream/lanes.test.ts';

export const floods: readonly Flood[] = [
  {
    name: '400 sign-ins with invented names at once, from as many addresses',
    test: lanes,
    start: keepAsking(400, signIn, () => null, addressOf),
  },
  {
    name: '80 reads of one call that hangs, of as many people',
    test: lanes,
    start: keepAsking(
      80,
      () => '{ profile { id } }',
      (number) => `good-${number}`,
      addressOf,
    ),
  },
  {
    name: '80 reads of one call that hangs, of one person',
    test: lanes,
    start: keepAsking(
      80,
      () => '{ profile { id } }',
      () => 'good-attacker',
      addressOf,
    ),
  },
  {
    name: '200 invented tokens whose roles nobody tells',
    test: lanes,
    start: keepAsking(
      200,
      () => '{ employees { nodes { id } } }',
      (number) => `hang-${number}`,
      addressOf,
    ),
  },
  {
    name: 'a call that answers 500 to everybody, 50 at a time',
    test: 'gateway/upstream/breaker.test.ts',
    start: keepAsking(
      50,
      () => '{ invoice(id: "1") { id } }',
      (number) => `good-${number}`,
      addressOf,
    ),
  },
  {
    name: '48 answers of 7 MB at once',
    test: 'gateway/upstream/body.test.ts',
    start: keepAsking(
      48,
      () => '{ productVariants { id } }',
      (number) => `good-${number}`,
      addressOf,
    ),
  },
  {
    name: '66 exports that nobody reads',
    test: 'gateway/upstream/paced.test.ts',
    async start(gateway, stop) {
      leaveOpen(gateway, stop, 66, download(await linkFrom(gateway, 'mutation { exportFarmers(input: {}) { url } }')));
    },
  },
  {
    name: '66 pictures that nobody reads',
    test: lanes,
    async start(gateway, stop) {
      leaveOpen(gateway, stop, 66, download(await linkFrom(gateway, '{ employees { nodes { pictures { url } } } }')));
    },
  },
  {
    name: '500 request bodies that drip in',
    test: 'gateway/server/drain.test.ts',
    async start(gateway, stop) {
      leaveOpen(gateway, stop, 500, 'POST /graphql HTTP/1.1\r\nhost: gateway\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"query"');
    },
  },
];
