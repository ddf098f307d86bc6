/**
 * Script in the page that sends the query for the first rows while the scripts load. The query is sent by its hash, like the client's own queries.
 * The client then uses this response and sends no query (`data/early-response.ts`).
 */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { getOperationAST } from 'graphql';
import type { Plugin } from 'vite';
import { sentText } from './data/documents-plugin.ts';
import type { EarlyResponse } from './data/early-response.ts';
import { requestTimeout, sha256 } from './data/links.ts';

import { AttendanceDocument } from './features/attendance/attendance.generated.ts';
import { DealersDocument, FarmersDocument } from './features/customers/customers.generated.ts';
import { DayDocument } from './features/days/day.generated.ts';
import { EmployeesDocument } from './features/employees/employees.generated.ts';
import { MeetingsDocument } from './features/meetings/meetings.generated.ts';
import { panelPath } from './screens/home/home-path.ts';
import { userMapPath, workspacePath } from './screens/workspace/workspace-path.ts';

/** Request body in Apollo's own order: the operation, and the hash of its document. */
interface QueryBody {
  operationName: string;
  variables: object;
  extensions: { persistedQuery: { version: 1; sha256Hash: string } };
}

async function bodyOf<Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<QueryBody> {
  const operation = getOperationAST(document);
  if (operation?.name === undefined) throw new Error('A first query needs an operation with a name.');
  return {
    operationName: operation.name.value,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: await sha256(await sentText(document, operation)) } },
  };
}

/** Placeholders of the employee and the day of an address. A query string leaves the asterisks unencoded. */
const [user, date] = ['*user*', '*date*'];

/** Queries by address. A missing address only means that its query is sent later. */
const queries = async (): Promise<Readonly<Record<string, QueryBody>>> => ({
  [panelPath()]: await bodyOf(EmployeesDocument, { roles: ['USER'], page: 0 }),
  [panelPath({ panel: 'meetings' })]: await bodyOf(MeetingsDocument, { userId: null, status: null, page: 0 }),
  [panelPath({ panel: 'farmers' })]: await bodyOf(FarmersDocument, { userId: null, page: 0 }),
  [panelPath({ panel: 'dealers' })]: await bodyOf(DealersDocument, { userId: null, page: 0 }),
  [workspacePath({ user })]: await bodyOf(MeetingsDocument, { userId: user, status: null, page: 0 }),
  [workspacePath({ user, panel: 'farmers' })]: await bodyOf(FarmersDocument, { userId: user, page: 0 }),
  [workspacePath({ user, panel: 'dealers' })]: await bodyOf(DealersDocument, { userId: user, page: 0 }),
  [workspacePath({ user, panel: 'attendance' })]: await bodyOf(AttendanceDocument, { userId: user, period: 'CURRENT_WEEK' }),
  [workspacePath({ user, panel: 'attendance', date })]: await bodyOf(DayDocument, { userId: user, date }),
  [userMapPath({ user, date })]: await bodyOf(DayDocument, { userId: user, date }),
});

/** Runs in the page. Sends nothing when the client would not: without a session, for a person without these lists, and where documents are sent in full. */
function sendFirstQuery(bodyByAddress: Record<string, QueryBody>, timeout: number): void {
  const search = new URLSearchParams(location.search);
  const found = bodyByAddress[location.pathname + location.search.replace(/\b(user|date)=[^&]+/g, '$1=*$1*')];
  const body: QueryBody | null = JSON.parse(JSON.stringify(found ?? null).replace(/"\*(user|date)\*"/g, (_, name) => JSON.stringify(search.get(name))));
  let session: { token?: unknown; person?: { roles?: unknown } } | null = null;
  try {
    session = JSON.parse(sessionStorage.getItem('session') ?? 'null');
  } catch {}
  const roles = session?.person?.roles;
  if (body === null || typeof session?.token !== 'string' || !isSecureContext) return;
  if (!Array.isArray(roles) || !['MODERATOR', 'ADMIN'].some((role) => roles.includes(role))) return;
  const authorization = `Bearer ${session.token}`;
  const { operationName, variables } = body;
  const response = fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      'apollographql-client-name': 'web',
      authorization,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  // The client handles a failure. An unused failed response needs no handling.
  response.catch(() => undefined);
  const early: EarlyResponse = { query: JSON.stringify({ operationName, variables }), authorization, sentAt: Date.now(), response };
  Object.assign(globalThis, { earlyResponse: early });
}

export const firstQueryScript = async (): Promise<string> => `(${sendFirstQuery})(${JSON.stringify(await queries())}, ${requestTimeout})`;

export const firstQueryPlugin = (): Plugin => ({
  name: 'first-query',
  transformIndexHtml: {
    order: 'post',
    handler: async (_html, { bundle }) => (bundle === undefined ? [] : [{ tag: 'script', children: await firstQueryScript(), injectTo: 'head' }]),
  },
});
