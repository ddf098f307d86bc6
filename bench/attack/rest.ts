/** REST API for the attacks: fast for the bystander, and slow, endless, huge or broken for the attackers. */
import { createServer, type ServerResponse } from 'node:http';
import { attendance } from '../../rest/contract/attendance.ts';
import { employees } from '../../rest/contract/employees.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { invoices } from '../../rest/contract/invoices.ts';
import { qr } from '../../rest/contract/qr.ts';
import { session } from '../../rest/contract/session.ts';
import { tellPort } from '../process.ts';

const counts = new Map<string, number>();
const json = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const rows = Array.from({ length: 10 }, (_, id) => ({ id, firstName: 'Asha', lastName: 'Patil', profilePicture: 'asha.png', roles: [{ name: 'ROLE_USER' }] }));
// Bytes, because encoding such a large text would block this process and with it the bystander.
const huge = Buffer.from(JSON.stringify(Array.from({ length: 60_000 }, (_, id) => ({ id, name: 'x'.repeat(100) }))));

/** Running password checks. Four run at a time, each for a tenth of a second. */
let checking: Promise<unknown>[] = [Promise.resolve(), Promise.resolve(), Promise.resolve(), Promise.resolve()];
let next = 0;
function checkPassword(done: () => void): void {
  const lane = next++ % checking.length;
  checking = checking.map((before, index) => (index === lane ? before.then(() => new Promise((resolve) => setTimeout(resolve, 100))) : before));
  checking[lane]?.then(done);
}

function endless(response: ServerResponse, type: string): void {
  response.writeHead(200, { 'content-type': type });
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

const text = (response: ServerResponse, body: string) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body);

/** Broken responses by the id of the requested row. */
const broken: Readonly<Record<string, (response: ServerResponse) => void>> = {
  html: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Inside at 127.0.0.1</title>'),
  cut: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"data": {');
    setTimeout(() => response.destroy(), 20);
  },
  empty: (response) => text(response, ''),
  null: (response) => text(response, 'null'),
  list: (response) => text(response, '[[]]'),
  proto: (response) => text(response, '{"__proto__": {"id": 1}}'),
  garbage: (response) => text(response, '{"data": [}'),
  deep: (response) => text(response, `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  hang: () => {},
  drip: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drop = setInterval(() => response.write(' '), 500);
    response.once('close', () => clearInterval(drop));
  },
};

function answerRow(response: ServerResponse, id: string): void {
  const status = Number(/^status-(\d+)$/.exec(id)?.[1] ?? 500);
  (broken[id] ?? ((failing) => json(failing, { message: status >= 500 ? 'Inside at 127.0.0.1' : 'No' }, status)))(response);
}

interface Asked {
  readonly token: string;
  /** Id of the requested row. */
  readonly id: string;
}

const answers: Readonly<Record<string, (response: ServerResponse, asked: Asked) => void>> = {
  [session.signIn.path]: (response) => checkPassword(() => json(response, { status: false, message: 'Bad credentials' }, 401)),
  [session.userDetails.path]: (response, { token }) => {
    if (!token.startsWith('hang')) json(response, { id: 1, firstName: token, roles: [{ name: 'ROLE_ADMIN' }] });
  },
  [employees.fetchAllEmployeeByPage.path]: (response) => json(response, { status: true, data: rows }),
  // Never responds.
  [employees.getProfile.path]: () => {},
  [qr.getProducts.path]: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(huge),
  [invoices.fetchInvoiceDetails.path]: (response, { id }) => answerRow(response, id),
  [attendance.approveAttendance.path]: (response, { id }) => answerRow(response, id),
  [farmers.exportFarmerByArea.path]: (response) => endless(response, farmers.exportFarmerByArea.files[0] ?? ''),
};

/** Number of requests with an incomplete response. */
let open = 0;
const server = createServer(async (request, response) => {
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://rest');
  if (path === '/counts') return json(response, { ...Object.fromEntries(counts), open });
  counts.set(path, (counts.get(path) ?? 0) + 1);
  open += 1;
  response.once('close', () => {
    open -= 1;
  });
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (path.startsWith('/images/')) return endless(response, 'image/png');
  const body = Buffer.concat(chunks).toString();
  const asked = {
    token: request.headers.authorization?.replace('Bearer ', '') ?? '',
    id: searchParams.get('invoiceId') ?? String(/"userId":"(.*?)"/.exec(body)?.[1]),
  };
  return (answers[path] ?? ((missing) => json(missing, {}, 404)))(response, asked);
});
server.keepAliveTimeout = 60_000;
tellPort(server);
