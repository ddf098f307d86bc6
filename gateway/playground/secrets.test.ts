import { expect, test } from 'vitest';
import { linked, linkTo } from './operation.ts';
import { withoutSecretValues } from './secrets.ts';

const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE';
const shared = (query: string, variables: object) => {
  const link = new URL(linkTo('https://office.example/graphql', withoutSecretValues({ query, variables: JSON.stringify(variables) })));
  expect(link.search).toBe('');
  return linked(link);
};

test('a link contains no variable that is, or looks like, a password or a token', () => {
  const input = { username: 'asha', password: 'green-harvest-42', note: token, nested: [{ resetToken: 'short' }] };
  expect(JSON.parse(shared('query Q { me { id } }', { input, after: 'MS5hYmNkZWZnaGlqa2wuMTk', id: '42' })?.variables ?? '')).toEqual({
    input: { username: 'asha', password: '', note: '', nested: [{ resetToken: '' }] },
    after: 'MS5hYmNkZWZnaGlqa2wuMTk',
    id: '42',
  });
});

test('a link contains no literal secret, and the rest of the document is unchanged', () => {
  const query = `mutation {\n  signIn(input: { username: "asha", password: "green-harvest-42" }) { token }\n  resetPassword(input: { token: """x""" }) { message }\n  a(text: "${token}")\n}`;
  expect(shared(query, {})?.query).toBe(query.replace('"green-harvest-42"', '""').replace('"""x"""', '""').replace(`"${token}"`, '""'));
});

test('a document that cannot be parsed is kept, but variables that cannot be parsed are not', () => {
  expect(withoutSecretValues({ query: '{ me {', variables: '{"password": "x' })).toEqual({ query: '{ me {', variables: '' });
});
