const { GATEWAY } = process.env;

// Programs end with one sentence instead of a stack.
process.on('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(1);
});
if (!URL.canParse(GATEWAY)) throw new Error('Set GATEWAY to the address of the gateway, such as http://localhost:4000');

/** Fetches an address of the gateway, and throws one sentence when it cannot be reached or returns something else. */
export async function reach(url, options, read = (response) => response) {
  try {
    return await read(await fetch(url, options));
  } catch (error) {
    throw new Error(`No usable response from ${new URL(url).origin}: ${error.cause?.message || error.message}`);
  }
}

export async function send(query, variables = {}, more = {}) {
  const token = process.env.TOKEN;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...more };
  return reach(`${GATEWAY}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) }, (response) => response.json());
}

/**
 * Returns the data, and throws the first error. Refusals of a mutation are in its `userErrors`.
 * `READ_BACK_FAILED` is not thrown, because the write was done and only the field that was read is null.
 */
export async function ask(query, variables) {
  const { data, errors = [] } = await send(query, variables);
  const error = errors.find(({ extensions }) => extensions.code !== 'READ_BACK_FAILED');
  if (error) throw Object.assign(new Error(`${error.extensions.code}: ${error.message} (${error.extensions.requestId})`), error.extensions);
  return data;
}
