/** compose.yaml as Docker Compose reads it, and the Dockerfile: restarts, passwords with any characters, and several gateways. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  readonly image: string;
  readonly build?: { readonly additional_contexts?: Readonly<Record<string, string>> };
  readonly restart?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly disable?: boolean };
}

const dockerfile = readFileSync('Dockerfile', 'utf8');
const { services }: { readonly services: Readonly<Record<'database' | 'redis' | 'migrate' | 'office', Service>> } = parse(
  readFileSync('compose.yaml', 'utf8'),
  {
    merge: true,
  },
);

describe('compose.yaml', () => {
  test('restarts every service after a reboot, except the one that ends', () => {
    const restarts = Object.entries(services).map(([name, { restart }]) => [name, restart]);
    expect(Object.fromEntries(restarts)).toEqual({ database: 'unless-stopped', redis: 'unless-stopped', migrate: undefined, office: 'unless-stopped' });
    expect(services.migrate.healthcheck).toEqual({ disable: true });
  });

  test('builds one image', () => {
    expect(services.migrate.image).toBe(services.office.image);
  });

  test('lets an update keep the documents of the image that it replaces', () => {
    const [, first = ''] = /^FROM (\S+) AS former$/m.exec(dockerfile) ?? [];
    expect(services.migrate.build?.additional_contexts).toEqual({ former: `docker-image://\${FORMER_IMAGE:-${first}}` });
    expect(dockerfile).toContain('--mount=type=bind,from=former,');
  });

  test('has no password in a URL, because it would need encoding', () => {
    const urls = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment).filter(([name]) => name.endsWith('_URL')));
    expect(urls.length).toBeGreaterThan(2);
    expect(urls.filter(([, url]) => url.includes('PASSWORD'))).toEqual([]);
  });

  test('connects the product as the role of the migration, not as the owner of the tables', () => {
    const userOf = ({ environment }: Service) => new URL(environment?.['DATABASE_URL'] ?? '').username;
    expect(userOf(services.migrate)).toBe(services.database.environment?.['POSTGRES_USER']);
    expect(services.migrate.command?.slice(-2)).toEqual(['--product-role', userOf(services.office)]);
    expect(userOf(services.office)).not.toBe(userOf(services.migrate));
    expect(services.office.environment?.['PGPASSWORD']).toBe(services.migrate.environment?.['PRODUCT_PASSWORD']);
  });

  test('configures a Redis for replicas of the gateway', () => expect(services.office.environment?.['REDIS_URL']).toBe('redis://redis'));
});

describe('the Dockerfile', () => {
  test('copies only named files and folders, so a change of the docs rebuilds nothing', () => {
    const copied = [...dockerfile.matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
    expect(copied).toEqual(expect.arrayContaining(['gateway', 'rest', 'web']));
    expect(copied).not.toContain('.');
  });

  test('makes the built product owned by the user who runs it', () => {
    const user = /^USER (\w+)$/m.exec(dockerfile)?.[1];
    expect(dockerfile).toContain(`--chown=${user}:${user} /app/dist`);
  });
});
