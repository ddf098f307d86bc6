/** Uploads a picture. Pictures are files with their own endpoint, not operations. The same picture sent twice is stored once. */
import { session } from '../session/session.ts';
import { type Failure, failureOf } from './failure.ts';
import { requestTimeout } from './request-timeout.ts';
import { settledToken } from './settled-token.ts';

/** File name of a picture in a person's record, and its current URL. */
export interface Picture {
  fileName: string;
  url: string;
}

export type Upload = { kind: 'done'; picture: Picture } | { kind: 'refused'; message: string } | { kind: 'failed'; failure: Failure };

const post = (content: Blob, token: string | undefined): Promise<Response> =>
  fetch('/images', {
    method: 'POST',
    body: content,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(requestTimeout),
  });

/** Uploads a picture. A refused token ends the session, and the upload is retried once after the person has signed in again. */
export async function uploadPicture(content: Blob): Promise<Upload> {
  try {
    const token = await settledToken();
    let answer = await post(content, token);
    if (answer.status === 401 && token !== undefined) {
      session.expire(token);
      const renewed = await settledToken();
      if (renewed !== undefined && renewed !== token) answer = await post(content, renewed);
    }
    const { fileName, url, message }: Partial<Record<string, unknown>> = await answer.json();
    if (answer.ok && typeof fileName === 'string' && typeof url === 'string') return { kind: 'done', picture: { fileName, url } };
    return typeof message === 'string' ? { kind: 'refused', message } : { kind: 'failed', failure: 'failure.server' };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}
