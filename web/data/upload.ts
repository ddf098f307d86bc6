/** Sends a picture. It is a file and no operation, and goes to an address of its own; sent twice it is kept once. */
import { session } from '../session/session.ts';
import { type Failure, failureOf } from './failure.ts';
import { requestTimeout } from './request-timeout.ts';
import { settledToken } from './settled-token.ts';

/** A picture as it is named in a person's record, and where it can be seen today. */
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

/** A token that is refused ends the session; once the person has signed in again the picture is sent once more. */
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
