/** Protects the codes on printed cards: the database remembers the secret of the codes. */
import { hkdfSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { StartRefused } from '../database/start-refused.ts';
import { settings } from '../database/tables/calls.ts';
import { qrBatches } from '../database/tables/qr.ts';

/**
 * Stores a digest of the secret, from which the secret cannot be recovered.
 * @throws StartRefused when there are codes of another secret, unless a new one is accepted
 */
export async function keepSecret(database: Database, secret: string, acceptsNew: boolean): Promise<void> {
  const value = Buffer.from(hkdfSync('sha256', secret, '', 'which secret this is', 32)).toString('hex');
  const [stored] = await database.select().from(settings).where(eq(settings.name, 'secret'));
  if (stored?.value === value) return;
  if (stored !== undefined && !acceptsNew && (await database.$count(qrBatches)) > 0) {
    throw new StartRefused(
      'SECRET is not the one that the QR codes in these data follow from, so no printed card would be recognised. Set the old one, or accept that by ACCEPT_NEW_SECRET=on.',
    );
  }
  await database.insert(settings).values({ name: 'secret', value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}
