/** Reads docs/calls.md, the page that says which GraphQL field makes which REST call for whom. */
import { readFileSync } from 'node:fs';

export interface DocumentedField {
  readonly kind: 'Query' | 'Mutation';
  readonly name: string;
  /** Roles of which one is needed; empty: any signed-in person; null: anyone. */
  readonly access: readonly string[] | null;
  /** Documented REST calls, as method and path. */
  readonly restCalls: readonly string[];
}

const access: Readonly<Record<string, readonly string[] | null>> = { '-': null, S: [], M: ['MODERATOR', 'ADMIN'], A: ['ADMIN'] };

export function documentedFields(): DocumentedField[] {
  const page = readFileSync(new URL('../../docs/calls.md', import.meta.url), 'utf8');
  return page.split('\n## ').flatMap((section) => {
    const kind = section.startsWith('Queries') ? 'Query' : section.startsWith('Mutations') ? 'Mutation' : null;
    return kind === null ? [] : section.split('\n').flatMap((line) => fieldsOf(kind, line));
  });
}

/** A row may name two fields with a call each, such as `addFarmer`, `addDealer`. */
function fieldsOf(kind: 'Query' | 'Mutation', line: string): DocumentedField[] {
  const [, names = '', , , calls = '', who = ''] = line.split('|').map((cell) => cell.trim());
  const fields = [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const method = /\b(GET|POST)\b/.exec(calls)?.[1];
  const paths = [...calls.matchAll(/\/api\/[\w/]+|(?<=, )get\w+Details/g)].map(([path]) => (path.startsWith('/') ? path : `/api/meeting/${path}`));
  return fields.map((name, at) => ({
    kind,
    name,
    access: access[who.slice(0, 1)] ?? null,
    restCalls: (fields.length > 1 ? paths.slice(at, at + 1) : paths).map((path) => `${method} ${path}`),
  }));
}
