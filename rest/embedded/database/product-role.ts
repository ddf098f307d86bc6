/** The PostgreSQL role of the product. It reads and writes rows and owns nothing, so it cannot remove the audit trigger. */
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { StartRefused } from './start-refused.ts';

export interface ProductRole {
  readonly name: string;
  /** Password to set. Creates the role when it is missing. Null when the role exists and keeps its password. */
  readonly password: string | null;
}

/**
 * Grants the role access to the current tables. The grants are repeatable, so every migration can end with them.
 * @throws StartRefused when the role is missing, is a superuser or owns the tables
 */
export async function grantToProduct(client: Client, { name, password }: ProductRole): Promise<void> {
  const role = escapeIdentifier(name);
  const found = await roleNamed(client, name);
  if (found === undefined && password === null) throw new StartRefused(`PostgreSQL has no role ${name}: set PRODUCT_PASSWORD so that it is created.`);
  if (found?.isPrivileged === true) {
    throw new StartRefused(`The role ${name} is a superuser or has the rights of the owner of the tables: name another one as --product-role.`);
  }
  if (password !== null) await client.query(`${found === undefined ? 'create' : 'alter'} role ${role} login password ${escapeLiteral(password)}`);
  await client.query(`grant usage on schema public, drizzle to ${role}`);
  await client.query(`grant select on all tables in schema drizzle to ${role}`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
  await client.query(`grant usage on all sequences in schema public to ${role}`);
}

async function roleNamed(client: Client, name: string): Promise<{ readonly isPrivileged: boolean } | undefined> {
  const { rows } = await client.query<{ isPrivileged: boolean }>(
    `select rolsuper or exists (select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(pg_roles.oid, relowner, 'usage')) as "isPrivileged"
       from pg_roles where rolname = ${escapeLiteral(name)}`,
  );
  return rows[0];
}
