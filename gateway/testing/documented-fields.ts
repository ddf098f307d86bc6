/** Parses docs/calls.md, which lists the REST call and the access rule of each GraphQL field. */
import { readFileSync } from 'node:fs';

export interface DocumentedField {
  readonly kind: 'Query' | 'Mutation';
  readonly name: string;
  /** Roles that may use the field. An empty list means any signed-in person, and null means anyone. */
  readonly access: readonly string[] | null;
  /** Documented REST calls, as method and path. */
  readonly restCalls: readonly string[];
}

const access: Readonly<Record<string, readonly string[] | null>> = { '-': null, S: [], M: ['MODERATOR', 'ADMIN'], A: ['ADMIN'] };

export function documentedFields(): DocumentedField[] {
  const page = readFileSync(new URL('../../docs/calls.md', import.meta.url), 'utf8');
  return page.split('\n## ').flatMap((section) => {
    const kind = section.startsWith('Queries') ? 'Query' : section.startsWith('Mutations') ? 'Mutation' : null;
    return kind === null ? [] : section.split('\n').flatMap((line) => fieldOf(kind, line) ?? []);
  });
}

function fieldOf(kind: 'Query' | 'Mutation', line: string): DocumentedField | null {
  const [, name] = /^\| `(\w+)` \|/.exec(line) ?? [];
  if (name === undefined) return null;
  const restCalls = [...line.matchAll(/\b(?:GET|POST|PUT) \/api\/[\w/]+(?![\w/*])/g)].map(([call]) => call);
  return { kind, name, access: access[/ (.) \|$/.exec(line)?.[1] ?? ''] ?? null, restCalls };
}
