import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig as readWhole } from './config.ts';
import { StartRefused } from './database/start-refused.ts';

const secret = 's'.repeat(32);
const readConfig = (environment: Readonly<Record<string, string>>) => readWhole({ SECRET: secret, ...environment });

describe('the environment', () => {
  test('needs only the secret, and defaults to any free port, a folder here and demo data', () => {
    expect(readConfig({})).toMatchObject({ port: 0, store: { kind: 'folder', path: path.resolve('data') }, demoData: true, logLevel: 'info', secret });
  });

  test('with a PostgreSQL server has no demo data by default', () => {
    const url = 'postgres://somebody@127.0.0.1/product';
    expect(readConfig({ DATABASE_URL: url, DATA_DIR: '/data' })).toMatchObject({ store: { kind: 'postgres', url }, demoData: false });
    expect(readConfig({ DATABASE_URL: url, DEMO_DATA: 'true' }).demoData).toBe(true);
  });

  test('defines mail delivery and the address of links', () => {
    expect(readConfig({ DATA_DIR: '/data' })).toMatchObject({ mail: { kind: 'folder', path: '/data/outbox' }, publicUrl: 'http://localhost:4000/' });
    const url = 'smtps://somebody:secret@mail.example:465';
    expect(readConfig({ SMTP_URL: url, PUBLIC_URL: 'https://office.example' })).toMatchObject({
      mail: { kind: 'smtp', url },
      publicUrl: 'https://office.example/',
    });
  });

  test('defines the private hosts that webhooks may reach, and requires https in production', () => {
    expect(readConfig({}).webhookRules).toEqual({ allowedHosts: [], requiresHttps: false });
    const environment = { NODE_ENV: 'production', WEBHOOK_ALLOWED_HOSTS: 'Hooks.internal, 10.0.0.5,fd00::5' };
    expect(readConfig(environment).webhookRules).toEqual({ allowedHosts: ['hooks.internal', '10.0.0.5', 'fd00::5'], requiresHttps: true });
  });

  test('starts the clock', () => {
    expect(readConfig({ CLOCK: '2026-11-20T09:30:00+05:30' }).clock.now().toISOString()).toMatch(/^2026-11-20T04:00:/);
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [{ DEMO_DATA: 'perhaps' }, 'DEMO_DATA must be on or off, not "perhaps".'],
    [{ CLOCK: 'noon' }, 'CLOCK must be an instant such as 2026-11-20T09:30:00+05:30, not "noon".'],
    [{ SECRET: '' }, 'SECRET must be set, and stay the same: the QR codes on printed cards follow from it.'],
    [{ SECRET: 's'.repeat(31) }, 'SECRET must have at least 32 characters.'],
    [{ SMTP_URL: 'mail.example:secret' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://.'],
    [{ PUBLIC_URL: 'office' }, 'PUBLIC_URL must be a URL that starts with http:// or https://.'],
    [{ PORT: 'x', DEMO_DATA: 'x' }, 'PORT must be a whole number from 0 to 65535, not "x". DEMO_DATA must be on or off, not "x".'],
    [{ WEBHOOK_ALLOWED_HOSTS: 'https://10.0.0.5' }, 'WEBHOOK_ALLOWED_HOSTS must be host names or addresses, separated by commas; "https://10.0.0.5" is none.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  ])('refuses %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new StartRefused(message));
  });
});
