/** Query plans, for tests that a list reads only its page. */
import { type SQLWrapper, sql } from 'drizzle-orm';
import { test } from 'vitest';
import type { Database } from '../database/database.ts';
import { testCitusUrl } from './test-database.ts';

/** A test of a query plan on one machine. */
export const onOneMachine = test.skipIf(testCitusUrl !== undefined);

/**
 * Runs the statement.
 * @returns the lines of its plan, the topmost first, each with the number of its rows: `Index Only Scan using … (actual rows=10 loops=1)`
 */
export async function planOf(database: Database, statement: SQLWrapper): Promise<readonly string[]> {
  const result: unknown = await database.execute(sql`explain (analyze, costs off, timing off, summary off) ${statement}`);
  const rows = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : null;
  if (!Array.isArray(rows)) throw new Error('The plan is not a list of lines');
  return rows.map((row: Readonly<Record<string, unknown>>) => String(row['QUERY PLAN']).trim());
}

/** Returns the number of rows that a plan processed, for any purpose. */
export function rowsIn(plan: readonly string[]): number {
  return plan.reduce((sum, line) => {
    const [, rows, loops] = /\(actual rows=([\d.]+) loops=(\d+)\)/.exec(line) ?? [];
    const [, removed] = /^Rows Removed by .*: (\d+)$/.exec(line) ?? [];
    return sum + Number(rows ?? 0) * Number(loops ?? 0) + Number(removed ?? 0);
  }, 0);
}
