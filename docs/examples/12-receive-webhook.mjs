import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const seen = new Set();
const server = createServer(async (request, response) => {
  try {
    const { type, data } = webhook.verify(await text(request), request.headers);
    const id = request.headers['webhook-id'];
    if (!seen.has(id)) console.log(type, data.id);
    seen.add(id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(process.env.RECEIVER_PORT, () => console.log('listening', server.address().port));
