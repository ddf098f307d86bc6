import { expect, test } from 'vitest';
import { readNewPassword } from '../session/new-password.ts';
import { demoAccounts } from './accounts.ts';

test.each(demoAccounts)('the demo account $username has a password that anybody may have', ({ username, password }) => {
  expect(readNewPassword(password, password, { username, email: `${username}@demo.example`, phone: null })).toBe(password);
});
