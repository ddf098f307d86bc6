/** The environment of the embedded REST API's process, which the gateway sets. docs/operations.md describes the variables. */
import path from 'node:path';
import type { Clock } from '../contract/clock.ts';
import { type Environment, type EnvironmentReader, readEnvironment } from '../contract/environment.ts';
import type { AddressRules } from './changes/webhooks/address.ts';
import type { Store } from './database/open-store.ts';
import { StartRefused } from './database/start-refused.ts';

/** Place of the data and public address: the settings of every program that works on the data. */
export interface DataConfig {
  readonly store: Store;
  /** Public address of the web client, the base of links to set a password. */
  readonly publicUrl: string;
  readonly clock: Clock;
}

export interface Config extends DataConfig {
  /** 0 for any free port. */
  readonly port: number;
  readonly mail: { readonly kind: 'smtp'; readonly url: string } | { readonly kind: 'folder'; readonly path: string };
  readonly demoData: boolean;
  readonly logLevel: string;
  /** The secret from which QR codes are derived. */
  readonly secret: string;
  /** True when a changed secret is accepted, although the codes on printed cards become invalid. */
  readonly acceptsNewSecret: boolean;
  readonly webhookRules: AddressRules;
}

/** @throws StartRefused, which names the variables */
export function readDataConfig(environment: Environment): DataConfig {
  const reader = readEnvironment(environment);
  return checked(reader, dataConfig(reader));
}

/** @throws StartRefused, which names the variables */
export function readConfig(environment: Environment): Config {
  const reader = readEnvironment(environment);
  const data = dataConfig(reader);
  const secret = reader.secret();
  if (secret === null) reader.faults.push('SECRET must be set, and stay the same: the QR codes on printed cards follow from it');
  const smtpUrl = reader.url('SMTP_URL', ['smtp:', 'smtps:']);
  return checked(reader, {
    ...data,
    port: reader.integer('PORT', 0, 0, 65_535),
    mail: smtpUrl === null ? { kind: 'folder', path: path.join(dataFolder(reader), 'outbox') } : { kind: 'smtp', url: smtpUrl.href },
    demoData: reader.flag('DEMO_DATA', data.store.kind === 'folder'),
    logLevel: reader.logLevel(),
    secret: secret ?? '',
    acceptsNewSecret: reader.flag('ACCEPT_NEW_SECRET', false),
    webhookRules: { allowedHosts: hosts(reader), requiresHttps: reader.text('NODE_ENV') === 'production' },
  });
}

/** Returns host names and addresses in the form of URLs. */
function hosts({ faults, list }: EnvironmentReader): readonly string[] {
  const names = list('WEBHOOK_ALLOWED_HOSTS');
  for (const name of names) {
    if (!/^[\w.:-]+$/.test(name)) faults.push(`WEBHOOK_ALLOWED_HOSTS must be host names or addresses, separated by commas; "${name}" is none`);
  }
  return names.map((name) => name.toLowerCase());
}

function dataConfig(reader: EnvironmentReader): DataConfig {
  const url = reader.databaseUrl('DATABASE_URL');
  const readUrl = reader.databaseUrl('DATABASE_READ_URL');
  const acceptsNewer = reader.flag('ACCEPT_NEWER_DATABASE', false);
  return {
    store: url === null ? { kind: 'folder', path: dataFolder(reader) } : { kind: 'postgres', url, readUrl, acceptsNewer },
    publicUrl: reader.url('PUBLIC_URL', ['http:', 'https:'])?.href ?? 'http://localhost:4000/',
    clock: reader.clock(),
  };
}

const dataFolder = (reader: EnvironmentReader): string => path.resolve(reader.text('DATA_DIR') ?? './data');

function checked<Value>({ faults }: EnvironmentReader, value: Value): Value {
  if (faults.length > 0) throw new StartRefused(`${faults.join('. ')}.`);
  return value;
}
