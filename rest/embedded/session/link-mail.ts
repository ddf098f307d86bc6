/** The mails about passwords: a link to set a new one, and the notice that it was changed. */
import type { FastifyBaseLogger } from 'fastify';
import { linkTo } from '../people/password-link.ts';
import type { Deliver } from './mail.ts';

/** A link that was made, and for whom. */
export interface MadeLink {
  readonly email: string;
  readonly firstName: string;
  /** Null for the notice that the password was changed. */
  readonly token: string | null;
}

export interface LinkMail {
  /**
   * Returns at once: the link is made, and mailed, at a moment of the next two seconds that nobody can foresee, so that neither the
   * answer nor one soon after it tells by its time whether somebody was known. A fault is in the log, and the person asks again.
   * @param make null when there is nobody to write to
   */
  send(make: () => Promise<MadeLink | null>): void;
  /** Sends what still waits, and waits until it is sent. */
  settled(): Promise<void>;
}

const longestDelayMs = 2_000;

export interface LinkMailOptions {
  readonly deliver: Deliver;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
  /** Demo mode: nobody there has a mailbox. */
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

/** It has no link, so that nobody learns to follow one in such a mail. */
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
