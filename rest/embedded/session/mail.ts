/** Sends mail with the server in `SMTP_URL` or, without one, writes it to a folder. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Sends a mail.
 * @throws when the mail server refuses it
 */
export type Deliver = (mail: Mail) => Promise<void>;

/** Milliseconds for the mail server to respond, and to accept a mail. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Creates delivery by SMTP.
 * @param from sender's address, unless the user of the URL is an address, because many servers accept no other
 */
export function smtpDelivery(url: string, from: string): Deliver {
  const user = decodeURIComponent(new URL(url).username);
  const transport = createTransport({ url, ...patience });
  const sender = user.includes('@') ? user : from;
  return async ({ to, subject, text }) => {
    // Addresses are passed unparsed. An address with a comma or a name was refused before.
    await transport.sendMail({ from: sender, to: { name: '', address: to }, subject, text });
  };
}

/** Creates delivery to one file per mail, which only this user may read, because a mail may contain a link that sets a password. */
export function folderDelivery(folder: string, now: () => Date): Deliver {
  return async ({ to, subject, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const date = now().toISOString();
    const name = `${date.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`;
    await writeFile(path.join(folder, name), `Date: ${date}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600, flag: 'wx' });
  };
}
