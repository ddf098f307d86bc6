/** REST client of the peers, with as little code as possible on top of undici. */
import { Pool } from 'undici';
import type { BodyOf, Call, QueryOf, ResponseOf } from '../../rest/contract/call.ts';

export interface PeerRequest<C extends Call> {
  readonly query?: { readonly [Name in keyof QueryOf<C>]?: string };
  readonly body?: BodyOf<C>;
}

/** REST API for one request of one person. */
export interface Rest {
  send<C extends Call>(call: C, request: PeerRequest<C>): Promise<ResponseOf<C>>;
}

const pathOf = ({ path }: Call, query: object | undefined) => (query ? `${path}?${new URLSearchParams(Object.entries(query))}` : path);

/** Returns the payload inside the documented envelope. */
export const payloadOf = ({ envelope }: Call, body: string) => {
  const read = JSON.parse(body);
  return envelope === 'bare' ? read : envelope === 'data' ? read.data : read.data.data;
};

const pool = new Pool(process.env['REST_URL'] ?? '', { connections: 64, pipelining: 1 });

/** @param authorization the header of the request */
export const restOf = (authorization: string): Rest => ({
  async send(call, { query, body }) {
    const answer = await pool.request({
      method: call.method,
      path: pathOf(call, query),
      headers: { authorization, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${call.name} answered ${answer.statusCode}`);
    return payloadOf(call, text);
  },
});
