/** A REST API for the benchmark of streams, in a separate process. It has one list and a feed that grows at a given rate. */
import { createServer } from 'node:http';
import { changes } from '../rest/contract/changes.ts';
import { farmers } from '../rest/contract/farmers.ts';
import { session } from '../rest/contract/session.ts';
import { tellPort } from './process.ts';

const perSecond = Number(process.env['CHANGES']);
const startedAt = Date.now();
/** Returns the number of changes until now. */
const recorded = () => Math.floor(((Date.now() - startedAt) / 1_000) * perSecond);
const change = (number: number) => ({
  cursor: String(number),
  type: number % 2 === 0 ? 'FARMER' : 'ATTENDANCE',
  id: number,
  created: false,
  changedAt: new Date().toISOString(),
  changedBy: 7,
  own: false,
  fields: [],
});
const rows = Array.from({ length: 10 }, (_, farmerId) => ({ farmerId, profile: { firstName: 'Ganesh', lastName: 'Shinde' } }));

function payloadOf(path: string, query: URLSearchParams): unknown {
  if (path === session.userDetails.path) return { id: 1, roles: ['ROLE_MODERATOR'] };
  if (path === farmers.getAllFarmersPage.path) return rows;
  if (path === changes.fetchLatestCursor.path) return { cursor: String(recorded()) };
  const after = Number(query.get('after'));
  const count = Math.min(Number(query.get('size')), recorded() - after);
  return Array.from({ length: Math.max(0, count) }, (_, index) => change(after + index + 1));
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://rest');
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ status: true, data: payloadOf(pathname, searchParams) }));
  });
});
server.keepAliveTimeout = 60_000;
tellPort(server);
