/** Reads the body of an answer whole, up to a limit. */

/** Largest answer that is held in memory, in bytes; a page of 100 rows is under 100 kB. */
const maxAnswerBytes = 8 * 1024 * 1024;

/** A body as far as it could be read; `text` is what it says when it is no JSON. */
export type ReadBody = { readonly json: unknown } | { readonly unreadable: string; readonly text: string };

export async function readBody(body: AsyncIterable<Buffer>): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop destroys the body and with it the connection.
    if (size > maxAnswerBytes) return { unreadable: `larger than ${maxAnswerBytes} bytes`, text: '' };
    chunks.push(chunk);
  }
  const sent = Buffer.concat(chunks).toString('utf8');
  try {
    return { json: JSON.parse(sent) };
  } catch {
    return { unreadable: size === 0 ? 'empty' : 'not JSON', text: sent };
  }
}

/** What it says: the JSON, else the text. */
export const contentOf = (body: ReadBody): unknown => ('json' in body ? body.json : body.text);
