import { ask } from './ask.mjs';

const page = 'query ($after: String) { farmers(first: 100, after: $after) { nodes { id firstName lastName } pageInfo { hasNextPage endCursor } } }';
for (let after = null, more = true; more; ) {
  const { farmers } = await ask(page, { after });
  for (const { id, firstName, lastName } of farmers.nodes) console.log(id, firstName, lastName);
  ({ hasNextPage: more, endCursor: after } = farmers.pageInfo);
}
