/** Uploads a picture. Pictures are files with their own endpoint, not operations. The same picture sent twice is stored once. */
import { session, settledToken } from '../session/session.ts';
import { type Failure, failureOf } from './failure.ts';
import { requestTimeout } from './links.ts';
import { type MessageKey, translated } from './server-messages/translate-messages.ts';

/** File name of a picture in a person's record, and its current URL. */
export interface Picture {
  fileName: string;
  url: string;
}

export type Upload = { kind: 'done'; picture: Picture } | { kind: 'refused'; message: string } | { kind: 'failed'; failure: Failure };

/** Response to an upload: the names of the picture, or why it was refused. */
type UploadBody = Partial<Picture> & { message?: string; messageKey?: MessageKey };

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
    const { fileName, url, message, messageKey }: UploadBody = await answer.json();
    if (answer.ok && fileName !== undefined && url !== undefined) return { kind: 'done', picture: { fileName, url } };
    if (message === undefined) return { kind: 'failed', failure: 'failure.server' };
    return { kind: 'refused', message: await translated(message, messageKey) };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}
