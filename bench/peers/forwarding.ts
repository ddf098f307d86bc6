/** A peer: a plain proxy that forwards each REST call without reading it. */
import { createServer } from 'node:http';
import { Pool } from 'undici';
import { tellPort } from '../process.ts';

const pool = new Pool(process.env['REST_URL'] ?? '', { connections: 64, pipelining: 1 });

const server = createServer(async (request, response) => {
  const { method = 'GET', url: path = '/', headers } = request;
  const { authorization = '', 'content-type': type = 'application/json' } = headers;
  const answer = await pool.request({
    method: method === 'POST' ? 'POST' : 'GET',
    path,
    headers: { authorization, 'content-type': type },
    body: method === 'POST' ? request : null,
  });
  response.writeHead(answer.statusCode, { 'content-type': String(answer.headers['content-type']), 'content-length': String(answer.headers['content-length']) });
  answer.body.pipe(response);
});
server.keepAliveTimeout = 60_000;
tellPort(server);
