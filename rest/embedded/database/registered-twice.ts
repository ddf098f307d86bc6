/** People who were registered twice before name keys existed. The migration `name-keys` reports these pairs and merges nothing (decision 128). */
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { dealerKeys, farmerKeys } from './tables/customers.ts';
import { nameKey } from './tables/name-key.ts';

/** Lists each pair with the same phone number and name key, one line per pair. */
export async function listRegisteredTwice(database: Database): Promise<readonly string[]> {
  return [...(await pairsOf(database, 'Farmers', farmerKeys)), ...(await pairsOf(database, 'Dealers', dealerKeys))];
}

async function pairsOf(database: Database, kind: string, keys: typeof farmerKeys | typeof dealerKeys): Promise<readonly string[]> {
  const holder = alias(keys, 'holder');
  const isHolder = and(eq(holder.phone, keys.phone), eq(holder.firstName, nameKey(keys.firstName)), eq(holder.lastName, nameKey(keys.lastName)));
  const pairs = await database
    .select({ phone: keys.phone, firstName: keys.firstName, lastName: keys.lastName, id: keys.customerId, holderId: holder.customerId })
    .from(keys)
    .innerJoin(holder, isHolder)
    // Only pairs have another key than that of their name.
    .where(sql`(${keys.firstName}, ${keys.lastName}) is distinct from (${nameKey(keys.firstName)}, ${nameKey(keys.lastName)})`)
    .orderBy(keys.phone, keys.customerId);
  return pairs.map(
    ({ phone, firstName, lastName, id, holderId }) => `${kind} ${holderId} and ${id} have the phone ${phone} and one name: ${firstName} ${lastName}`,
  );
}
