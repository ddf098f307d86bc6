export async function send(query, variables = {}, more = {}) {
  const token = process.env.TOKEN;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...more };
  const response = await fetch(`${process.env.GATEWAY}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return response.json();
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
