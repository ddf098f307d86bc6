/** A fresh database on all machines of a Citus cluster. */
import { randomUUID } from 'node:crypto';
import { query } from './postgres-client.ts';

interface Machine {
  readonly host: string;
  readonly port: number;
  readonly isCoordinator: boolean;
}

/** @param url URL of the coordinator, with a database that has Citus and knows its machines */
export async function createCitusDatabase(url: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const machines = await query<Machine>(
    url,
    `select nodename as host, nodeport as port, groupid = 0 as "isCoordinator" from pg_dist_node where noderole = 'primary' order by groupid`,
  );
  const workers = machines.filter(({ isCoordinator }) => !isCoordinator);
  /** Returns the URL of the same database on a worker, or of another database on it. */
  const urlOf = (machine: Machine | null, database = name) => {
    const own = new URL(url);
    if (machine !== null) own.host = `${machine.host}:${machine.port}`;
    if (database !== '') own.pathname = `/${database}`;
    return own.href;
  };
  const everywhere = [null, ...workers];
  for (const machine of everywhere) {
    await query(urlOf(machine, ''), `create database ${name} template template0 encoding 'UTF8'`);
    await query(urlOf(machine), 'create extension citus');
  }
  // With the default of 32 shards, each test file would have a thousand tables on every machine.
  await query(urlOf(null), `alter database ${name} set citus.shard_count to 4`);
  const coordinator = machines.find(({ isCoordinator }) => isCoordinator) ?? { host: new URL(url).hostname, port: Number(new URL(url).port || 5432) };
  await query(urlOf(null), `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`);
  for (const { host, port } of workers) await query(urlOf(null), `select citus_add_node('${host}', ${port})`);
  return {
    url: urlOf(null),
    drop: async () => {
      for (const machine of everywhere) await query(urlOf(machine, ''), `drop database if exists ${name} with (force)`);
    },
  };
}
