import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.mjs';

const again = ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'OUTCOME_UNKNOWN'];
const advice = {
  'fix the program': [
    'BAD_USER_INPUT',
    'NOT_SUPPORTED',
    'OPERATION_LIMIT',
    'UPSTREAM_BUDGET',
    'DOCUMENT_NOT_TRUSTED',
    'GRAPHQL_PARSE_FAILED',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  'ask for a token': ['UNAUTHENTICATED', 'FORBIDDEN'],
  'report it': ['UPSTREAM_SHAPE', 'UPSTREAM_ERROR', 'INTERNAL_SERVER_ERROR'],
};
// 'STREAM_ENDED' ends a subscription, which is opened again from its last cursor.
// 'READ_BACK_FAILED' is never thrown, because `ask` returns the data of a write that was done.

async function safely(query, variables = {}, tries = 4) {
  try {
    return await ask(query, variables);
  } catch (error) {
    const isRepeatable = !query.trimStart().startsWith('mutation') || variables.input?.clientMutationId;
    if (again.includes(error.code) && isRepeatable && tries > 1) {
      await wait((error.retryAfter ?? 2) * 1000);
      return safely(query, variables, tries - 1);
    }
    if (error.code === 'NOT_FOUND') return null;
    const [action = 'check it by hand'] = Object.keys(advice).filter((name) => advice[name].includes(error.code));
    throw new Error(`${action}: ${error.message}`);
  }
}

console.log(await safely('query ($id: ID!) { farmer(id: $id) { id } }', { id: '999999' }));
console.log(await safely('{ productVariants { id } }').catch((error) => error.message));
