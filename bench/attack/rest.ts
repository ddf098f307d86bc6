/** The REST API that is stood in for while the gateway is attacked: quick where nobody attacks, slow, endless, huge or broken where somebody does. */
import { createServer, type ServerResponse } from 'node:http';
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
const huge = JSON.stringify(Array.from({ length: 60_000 }, (_, id) => ({ id, name: 'x'.repeat(100) })));

/** Passwords are checked four at a time, each for a tenth of a second. */
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

const answers: Readonly<Record<string, (response: ServerResponse, token: string) => void>> = {
  [session.signIn.path]: (response) => checkPassword(() => json(response, { status: false, message: 'Bad credentials' }, 401)),
  [session.userDetails.path]: (response, token) => {
    if (!token.startsWith('hang')) json(response, { id: 1, roles: [{ name: 'ROLE_ADMIN' }] });
  },
  [employees.fetchAllEmployeeByPage.path]: (response) => json(response, { status: true, data: rows }),
  // Never answers.
  [employees.getProfile.path]: () => {},
  [qr.getProducts.path]: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(huge),
  [invoices.fetchInvoiceDetails.path]: (response) => json(response, { message: 'broken' }, 500),
  [farmers.exportFarmerByArea.path]: (response) => endless(response, farmers.exportFarmerByArea.file ?? ''),
};

const server = createServer((request, response) => {
  const path = request.url?.split('?')[0] ?? '';
  counts.set(path, (counts.get(path) ?? 0) + 1);
  if (path === '/counts') return json(response, Object.fromEntries(counts));
  request.resume().once('end', () => {
    if (path.startsWith('/images/')) endless(response, 'image/png');
    else (answers[path] ?? ((missing) => json(missing, {}, 404)))(response, request.headers.authorization?.replace('Bearer ', '') ?? '');
  });
});
server.keepAliveTimeout = 60_000;
tellPort(server);
