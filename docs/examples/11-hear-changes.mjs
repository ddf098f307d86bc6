import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { reach } from './ask.mjs';

const query = 'subscription ($after: String) { changes(after: $after) { cursor node { type subjectId fields } } }';
const after = existsSync('cursor') ? readFileSync('cursor', 'utf8') : null;
const response = await reach(`${process.env.GATEWAY}/graphql/stream`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${process.env.TOKEN}` },
  body: JSON.stringify({ query, variables: { after } }),
});
let rest = '';
for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
  const events = (rest + part).split('\n\n');
  rest = events.pop();
  for (const event of events) {
    const [, json] = /^data: (\{.*)$/m.exec(event) ?? [];
    // A heartbeat, or the end of the stream.
    if (!json) continue;
    const { data, errors } = JSON.parse(json);
    if (errors) throw new Error(errors[0].message);
    const { cursor, node } = data.changes;
    console.log(node.type, node.subjectId, ...node.fields);
    writeFileSync('cursor', cursor);
  }
}
