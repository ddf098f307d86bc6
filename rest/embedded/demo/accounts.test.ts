import { expect, test } from 'vitest';
import { readNewPassword } from '../session/new-password.ts';
import { demoAccounts } from './accounts.ts';

test.each(demoAccounts)('the demo account $username has a password that satisfies the rules', ({ username, password }) => {
  expect(readNewPassword(password, password, { username, email: `${username}@demo.example`, phone: null })).toBe(password);
});
