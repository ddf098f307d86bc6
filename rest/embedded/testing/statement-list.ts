/** Builds rest/embedded/database/statements.txt: the statements of the embedded REST API, and the machines of a cluster on which they would run. */
import { placements } from '../database/distribution.ts';
import type { RecordedCalls } from './recorded-calls.ts';
import { analyseStatement, type StatementPlace } from './statement-places.ts';

export interface PlacedStatement extends StatementPlace {
  readonly text: string;
}

/** Returns the statements by call, in the order in which they were sent. */
export async function placedStatements(recorded: RecordedCalls): Promise<ReadonlyMap<string, readonly PlacedStatement[]>> {
  const known = new Map<string, PlacedStatement>();
  const place = async (text: string): Promise<PlacedStatement> => {
    const placed = known.get(text) ?? { text, ...(await analyseStatement(text, placements)) };
    known.set(text, placed);
    return placed;
  };
  const calls = new Map<string, readonly PlacedStatement[]>();
  for (const [call, statements] of recorded) calls.set(call, await Promise.all(statements.map(({ text }) => place(text))));
  return calls;
}

const words: Readonly<Record<StatementPlace['reach'], string>> = {
  'no table': 'coordinator, no table',
  any: 'any machine (reference)',
  coordinator: 'coordinator',
  one: 'one machine',
  several: 'as many machines as there are ids',
  all: 'all machines',
};

/** Maximum number of calls named in a line. Further calls are counted. */
const maxNamed = 5;

/** Returns one line per kind of statement, without the beginnings and ends of transactions. */
export function statementList(calls: ReadonlyMap<string, readonly PlacedStatement[]>): string {
  const lines = new Map<string, Set<string>>();
  for (const [call, statements] of calls)
    for (const { verb, reach, tables } of statements) {
      if (verb === 'other' && tables.length === 0) continue;
      const what = tables.length === 0 ? verb : `${verb} ${tables.join(', ')}`;
      const line = `${words[reach]} | ${what}`;
      lines.set(line, (lines.get(line) ?? new Set()).add(call));
    }
  const named = (names: ReadonlySet<string>) => (names.size > maxNamed ? `${names.size} calls` : [...names].sort().join(', '));
  const rows = [...lines].sort(([one], [other]) => (one < other ? -1 : 1)).map(([line, names]) => `${line} | ${named(names)}`);
  return `${['where | statement | calls', ...rows].join('\n')}\n`;
}
