/** Farmers or dealers by area and text. */
import type { Static } from 'typebox';
import type { AreaSearch } from '../../contract/fields.ts';
import type { Database } from '../database/database.ts';
import type { Customer, CustomerKind } from '../people/kind.ts';
import { scan } from './scan.ts';
import { selectionOf } from './selection.ts';

/** More than this nobody looks through; whoever gets as many is told to ask for less. */
const mostFound = 200;

/** The newest of those who are selected. */
export async function findCustomers(kind: CustomerKind, database: Database, wish: Static<typeof AreaSearch>): Promise<readonly Customer[]> {
  const found: Customer[] = [];
  for await (const batch of scan(database, kind, selectionOf(kind, wish), mostFound)) {
    found.push(...batch);
    if (found.length >= mostFound) break;
  }
  return found.slice(0, mostFound);
}
