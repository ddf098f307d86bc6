/** Readers of streams for the benchmark, in a separate process: `COUNT` streams of `PORT`, up to 20 per token. Sends 1 to the parent when all are open. */
import { request } from 'node:http';

const [count, port] = [Number(process.env['COUNT']), Number(process.env['PORT'])];
const query = 'subscription { changes { cursor node { type subjectId date own } } }';
let events = 0;
/** Number of streams that the gateway has ended. They are not opened again. */
let ended = 0;

const open = (number: number) =>
  new Promise<void>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer reader-${Math.floor(number / 20)}` };
    request({ port, host: '127.0.0.1', path: '/graphql/stream', method: 'POST', headers, agent: false }, (response) => {
      response.on('data', (chunk: Buffer) => {
        resolve();
        events += chunk.toString('latin1').split('event: next').length - 1;
      });
      response.once('end', () => {
        ended += 1;
        reject(new Error('a stream has ended'));
      });
    })
      .once('error', reject)
      .end(JSON.stringify({ query }));
  });

for (let number = 0; number < count; number += 1) await open(number);
process.send?.(1);
process.on('message', () => process.send?.([events, ended]));
process.once('disconnect', () => process.exit());
