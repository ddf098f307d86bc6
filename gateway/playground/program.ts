/** The open operation as a program sends it. The token is named, never written out. */

/** For a shell: the token is in its variable TOKEN. */
export function asCurl(endpoint: string, query: string, variables: unknown): string {
  return [
    `curl ${shellQuoted(endpoint)}`,
    "-H 'content-type: application/json'",
    '-H "authorization: Bearer $TOKEN"',
    `--data-raw ${shellQuoted(JSON.stringify({ query, variables }, null, 2))}`,
  ].join(' \\\n  ');
}

/** For Node or a bundler: the token is in the environment's TOKEN. */
export function asFetch(endpoint: string, query: string, variables: unknown): string {
  return `const query = \`${query.replace(/[\\`]|\$\{/g, '\\$&')}\`;
const variables = ${JSON.stringify(variables ?? {}, null, 2)};
const response = await fetch(${JSON.stringify(endpoint)}, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: \`Bearer \${process.env.TOKEN}\` },
  body: JSON.stringify({ query, variables }),
});
console.log(JSON.stringify(await response.json(), null, 2));
`;
}

const shellQuoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
