/**
 * Script in the page that sends the query for the first rows while the scripts load. The query is sent by its hash, like the client's own queries.
 * The client then uses this response and sends no query (`data/early-answer.ts`).
 */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { getOperationAST } from 'graphql';
import type { Plugin } from 'vite';
import { sentText } from './data/documents-plugin.ts';
import type { EarlyAnswer } from './data/early-answer.ts';
import { requestTimeout, sha256 } from './data/links.ts';

import { AttendanceDocument } from './features/attendance/attendance.generated.ts';
import { DealersDocument } from './features/customers/dealers.generated.ts';
import { FarmersDocument } from './features/customers/farmers.generated.ts';
import { DayDocument } from './features/days/day.generated.ts';
import { EmployeesDocument } from './features/employees/employees.generated.ts';
import { MeetingsDocument } from './features/meetings/meetings.generated.ts';
import { panelPath } from './screens/home/home-path.ts';
import { userMapPath, workspacePath } from './screens/workspace/workspace-path.ts';

/** Request body in Apollo's own order: the operation, and the hash of its document. */
interface Question {
  operationName: string;
  variables: object;
  extensions: { persistedQuery: { version: 1; sha256Hash: string } };
}

async function question<Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Question> {
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
const questions = async (): Promise<Readonly<Record<string, Question>>> => ({
  [panelPath()]: await question(EmployeesDocument, { roles: ['USER'], page: 0 }),
  [panelPath({ panel: 'meetings' })]: await question(MeetingsDocument, { userId: null, status: null, page: 0 }),
  [panelPath({ panel: 'farmers' })]: await question(FarmersDocument, { userId: null, page: 0 }),
  [panelPath({ panel: 'dealers' })]: await question(DealersDocument, { userId: null, page: 0 }),
  [workspacePath({ user })]: await question(MeetingsDocument, { userId: user, status: null, page: 0 }),
  [workspacePath({ user, panel: 'farmers' })]: await question(FarmersDocument, { userId: user, page: 0 }),
  [workspacePath({ user, panel: 'dealers' })]: await question(DealersDocument, { userId: user, page: 0 }),
  [workspacePath({ user, panel: 'attendance' })]: await question(AttendanceDocument, { userId: user, period: 'CURRENT_WEEK' }),
  [workspacePath({ user, panel: 'attendance', date })]: await question(DayDocument, { userId: user, date }),
  [userMapPath({ user, date })]: await question(DayDocument, { userId: user, date }),
});

/** Runs in the page. Sends nothing when the client would not: without a session, for a person without these lists, and where documents are sent in full. */
function ask(questionByAddress: Record<string, Question>, timeout: number): void {
  const query = new URLSearchParams(location.search);
  const asked = questionByAddress[location.pathname + location.search.replace(/\b(user|date)=[^&]+/g, '$1=*$1*')];
  const body: Question | null = JSON.parse(JSON.stringify(asked ?? null).replace(/"\*(user|date)\*"/g, (_, name) => JSON.stringify(query.get(name))));
  let session: { token?: unknown; person?: { roles?: unknown } } | null = null;
  try {
    session = JSON.parse(sessionStorage.getItem('session') ?? 'null');
  } catch {}
  const roles = session?.person?.roles;
  if (body === null || typeof session?.token !== 'string' || !isSecureContext) return;
  if (!Array.isArray(roles) || !['MODERATOR', 'ADMIN'].some((role) => roles.includes(role))) return;
  const authorization = `Bearer ${session.token}`;
  const { operationName, variables } = body;
  const answer = fetch('/graphql', {
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
  answer.catch(() => undefined);
  const early: EarlyAnswer = { question: JSON.stringify({ operationName, variables }), authorization, sentAt: Date.now(), answer };
  Object.assign(globalThis, { earlyAnswer: early });
}

export const firstQuestionScript = async (): Promise<string> => `(${ask})(${JSON.stringify(await questions())}, ${requestTimeout})`;

export const firstQuestionPlugin = (): Plugin => ({
  name: 'first-question',
  transformIndexHtml: {
    order: 'post',
    handler: async (_html, { bundle }) => (bundle === undefined ? [] : [{ tag: 'script', children: await firstQuestionScript(), injectTo: 'head' }]),
  },
});
