/** Generates programs that send the open operation. They read the token from the environment and never contain it. */
import { getOperationAST, parse } from 'graphql';

/** Returns a curl command. The token is in the shell's variable TOKEN. */
export function asCurl(endpoint: string, query: string, variables: unknown): string {
  return [
    `curl -N ${shellQuoted(addressOf(endpoint, query))}`,
    "-H 'content-type: application/json'",
    '-H "authorization: Bearer $TOKEN"',
    `--data-raw ${shellQuoted(JSON.stringify({ query, variables }, null, 2))}`,
  ].join(' \\\n  ');
}

/** Returns a program for Node or a bundler. The token is in the environment variable TOKEN. */
export function asFetch(endpoint: string, query: string, variables: unknown): string {
  return `const query = \`${query.replace(/[\\`]|\$\{/g, '\\$&')}\`;
const variables = ${JSON.stringify(variables ?? {}, null, 2)};
const response = await fetch(${JSON.stringify(addressOf(endpoint, query))}, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: \`Bearer \${process.env.TOKEN}\` },
  body: JSON.stringify({ query, variables }),
});
${isSubscription(query) ? readEvents : readResult}
`;
}

const readResult = 'console.log(JSON.stringify(await response.json(), null, 2));';
const readEvents = 'for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text);';

/** Returns true when the operation with the name, or the only one, is a subscription. */
export function isSubscription(query: string, operationName?: string | null): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === 'subscription';
  } catch {
    return false;
  }
}

const addressOf = (endpoint: string, query: string) => (isSubscription(query) ? `${endpoint}/stream` : endpoint);

const shellQuoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
