import { ask } from './ask.mjs';

const input = { username: process.env.NAME, password: process.env.PASSWORD };
const { signIn } = await ask('mutation ($input: SignInInput!) { signIn(input: $input) { token message } }', { input });
if (!signIn.token) throw new Error(signIn.message);
process.env.TOKEN = signIn.token;
const { createAccessToken } = await ask(
  'mutation { createAccessToken(input: { name: "Nightly", roles: [MODERATOR], days: 90 }) { token userErrors { message } } }',
);
console.log(createAccessToken.token);
