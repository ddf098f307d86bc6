/** Statements sent to the database. */
import { type SQL, sql } from 'drizzle-orm';

/** A sent statement with its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Creates a logger that records statements. */
export function createRecorder() {
  let statements: Statement[] = [];
  return {
    logger: { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) },
    /** Statements since the previous call. */
    take(): readonly Statement[] {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}

/** Returns the same statement for another run, such as for its plan. */
export function again({ text, values }: Statement): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)));
}
