/** The mail with a link to set a new password. */
import type { FastifyBaseLogger } from 'fastify';
import { linkTo } from '../people/password-link.ts';
import type { Deliver } from './mail.ts';

export interface LinkMail {
  /** Returns at once. A link that could not be made or sent is in the log, and the person asks again. */
  send(person: { readonly email: string; readonly firstName: string }, createToken: () => Promise<string>): void;
  /** Waits until what is being sent is sent. */
  settled(): Promise<void>;
}

export interface LinkMailOptions {
  readonly deliver: Deliver;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
  /** Demo mode: nobody there has a mailbox. */
  readonly logsLinks: boolean;
}

export function createLinkMail({ deliver, publicUrl, log, logsLinks }: LinkMailOptions): LinkMail {
  const sending = new Set<Promise<void>>();

  async function send(email: string, firstName: string, createToken: () => Promise<string>): Promise<void> {
    try {
      const link = linkTo(publicUrl, await createToken());
      if (logsLinks) log.info({ link }, 'link to set a new password');
      await deliver({ to: email, subject: 'Set a new password', text: textOf(firstName, link) });
    } catch (error) {
      log.error({ err: error }, 'a link to set a new password could not be sent');
    }
  }

  return {
    send({ email, firstName }, createToken) {
      const sent = send(email, firstName, createToken).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async settled() {
      await Promise.all(sending);
    },
  };
}

function textOf(firstName: string, link: string): string {
  return [
    `Dear ${firstName},`,
    '',
    'somebody, probably you, asked for a new password for your account.',
    'Open this link within 30 minutes to set one:',
    '',
    link,
    '',
    'If it was not you, do nothing: your password stays as it is.',
    '',
  ].join('\n');
}
