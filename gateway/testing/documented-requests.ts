/** Parses docs/rest-calls.md for the parameters of each documented call, independently of the contract in use. */
import { readFileSync } from 'node:fs';

export interface DocumentedRequest {
  readonly method: string;
  readonly path: string;
  /** Names of the parameters of the query or the body. */
  readonly parameters: readonly string[];
  /** Names of the optional parameters. */
  readonly optional: readonly string[];
}

const page = readFileSync(new URL('../../docs/rest-calls.md', import.meta.url), 'utf8');

/** Calls for which the documentation shows no parameters, with the similar call that the page refers to. */
const sentAs: Readonly<Record<string, string>> = {
  'meetings created by': '/api/meeting/getAllFarmerMeetingCreatedByPage',
  'all farmers': '/api/farmer/getAllFarmersPage',
  'all dealers': '/api/dealer/getAllDealersPage',
};

/** Returns the page's own definition of a payload, such as **area**. */
function definition(name: string): string {
  return new RegExp(`\\*\\*${name}\\*\\*: ([^*\\n]*)`).exec(page)?.[1] ?? '';
}

const namesIn = (text: string) => [...text.matchAll(/\b[a-z]+[A-Z]?\w*\b/g)].map(([name]) => name).filter((name) => name !== 'and' && name !== 'or');

function parametersOf(path: string, request: string): readonly string[] {
  if (request === 'none') return [];
  if (request === 'area') return namesIn(definition('area').split(';')[0] ?? '');
  if (request === 'sign-up payload') return namesIn(definition('sign-up payload').split('.')[0] ?? '');
  if (request === 'add payload') {
    const shared = namesIn(definition('add payload').split(';')[0] ?? '');
    return [...shared, path.endsWith('addUser') ? 'role' : 'profilePicture'];
  }
  const [, like] = /sent as for (.+)$/.exec(request) ?? [];
  return like === undefined ? namesIn(request.replace(/\([^)]*\)/g, '')) : (rowAt(sentAs[like] ?? '')?.parameters ?? []);
}

/** Returns the optional parameters: a list's person, and one of the two partners of a meeting. */
function optionalOf(method: string, parameters: readonly string[]): readonly string[] {
  const either = parameters.includes('farmerId') ? ['farmerId', 'dealerId'] : [];
  return method === 'GET' && parameters.includes('pageNumber') ? ['userId'] : either;
}

const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, method]) => method === 'GET' || method === 'POST')
  .filter(([, , path], at, all) => all.findIndex((row) => row[2] === path) === at);

function rowAt(path: string): DocumentedRequest | undefined {
  const row = rows.find((cells) => cells[2] === path);
  if (row === undefined) return undefined;
  const [, method = '', , request = ''] = row;
  const parameters = parametersOf(path, request);
  return { method, path, parameters, optional: optionalOf(method, parameters) };
}

/** Returns the difference between a request's parameters and the documented ones; null when they are equal. */
export function misfitOf({
  method,
  path,
  query,
  body,
}: {
  readonly method: string;
  readonly path: string;
  readonly query: object;
  readonly body: unknown;
}): string | null {
  const documented = rowAt(path);
  if (documented?.method !== method) return `${method} ${path} is not documented`;
  const sent = Object.keys({ ...query, ...Object(body) });
  const unknown = sent.filter((name) => !documented.parameters.includes(name));
  const missing = documented.parameters.filter((name) => !sent.includes(name) && !documented.optional.includes(name));
  const misplaced = method === 'GET' ? body !== null : Object.keys(query).length > 0;
  const wrong = [unknown.length > 0 && `sends ${unknown}`, missing.length > 0 && `lacks ${missing}`, misplaced && 'sends them in the wrong place'].filter(
    Boolean,
  );
  return wrong.length > 0 ? `${method} ${path} ${wrong.join(', ')}` : null;
}
