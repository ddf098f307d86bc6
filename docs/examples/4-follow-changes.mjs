import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ask } from './ask.mjs';

const feed = 'query ($after: String) { changes(after: $after, first: 100) { nodes { type subjectId own fields } pageInfo { hasNextPage endCursor } } }';
let after = existsSync('cursor') ? readFileSync('cursor', 'utf8') : null;
for (let more = true; more; ) {
  const { changes } = await ask(feed, { after });
  for (const { type, subjectId, fields } of changes.nodes) console.log(type, subjectId, ...fields);
  ({ hasNextPage: more, endCursor: after } = changes.pageInfo);
  writeFileSync('cursor', after);
}
