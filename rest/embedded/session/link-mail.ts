/** Mails about passwords: a link to set a new one, and the notice of a change. */
import type { FastifyBaseLogger } from 'fastify';
import { linkTo } from '../people/password-link.ts';
import type { Deliver } from './mail.ts';

/** A created link and its recipient. */
export interface MadeLink {
  readonly email: string;
  readonly firstName: string;
  /** Null for the notice that the password was changed. */
  readonly token: string | null;
}

export interface LinkMail {
  /**
   * Returns at once. Creates and mails the link at a random moment of the next two seconds, so that response times do not reveal whether an address is
   * known. A failure is logged, and the person has to request again.
   * @param make resolves to null when there is no recipient
   */
  send(make: () => Promise<MadeLink | null>): void;
  /** Sends the waiting mails, and resolves when all are sent. */
  settled(): Promise<void>;
}

const longestDelayMs = 2_000;

export interface LinkMailOptions {
  readonly deliver: Deliver;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
  /** True in demo mode, where nobody has a mailbox. */
  readonly logsLinks: boolean;
}

export function createLinkMail({ deliver, publicUrl, log, logsLinks }: LinkMailOptions): LinkMail {
  const waiting = new Set<() => Promise<void>>();

  async function sendNow(make: () => Promise<MadeLink | null>): Promise<void> {
    try {
      const made = await make();
      if (made === null) return;
      const { email, firstName, token } = made;
      if (token === null) return await deliver({ to: email, subject: 'Your password was changed', text: noticeOf(firstName) });
      const link = linkTo(publicUrl, token);
      if (logsLinks) log.info({ link }, 'link to set a new password');
      await deliver({ to: email, subject: 'Set a new password', text: textOf(firstName, link) });
    } catch (error) {
      log.error({ err: error }, 'a mail about a password could not be sent');
    }
  }

  return {
    send(make) {
      let sending: Promise<void> | undefined;
      const sendOnce = () => {
        sending ??= sendNow(make).finally(() => waiting.delete(sendOnce));
        return sending;
      };
      waiting.add(sendOnce);
      setTimeout(sendOnce, Math.random() * longestDelayMs).unref();
    },
    async settled() {
      await Promise.all([...waiting].map((sendOnce) => sendOnce()));
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

/** Returns the notice. It has no link, so that people do not learn to follow links in such mails. */
function noticeOf(firstName: string): string {
  return [
    `Dear ${firstName},`,
    '',
    'the password of your account was changed.',
    'If you changed it, there is nothing to do.',
    '',
    'If it was not you, choose "Forgot password" where you sign in, set a new one, and tell an administrator.',
    '',
  ].join('\n');
}
