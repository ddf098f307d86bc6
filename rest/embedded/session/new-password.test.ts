import { describe, expect, test } from 'vitest';
import { readNewPassword } from './new-password.ts';

const meera = { username: 'Meera.Patil', email: 'meera@demo.example', phone: '9876543210' };

describe('a new password', () => {
  test.each(['green-harvest', '12345678', 'हिरवेपीक', '        ', 'meera.patil1'])('may be %j', (password) => {
    expect(readNewPassword(password, password, meera)).toBe(password);
  });

  test.each([
    ['', '', 'Password is required'],
    ['green-harvest', 'green-harvest ', 'Password and confirmation are not the same'],
    ['green-harvest', '', 'Password and confirmation are not the same'],
    ['1234567', '1234567', 'Password needs at least 8 characters'],
    // Seven characters, whatever JavaScript counts.
    ['🌱'.repeat(7), '🌱'.repeat(7), 'Password needs at least 8 characters'],
    ['a'.repeat(201), 'a'.repeat(201), 'Password must not have more than 200 characters'],
  ])('must not be %j, confirmed by %j: %s', (password, confirmation, message) => {
    expect(() => readNewPassword(password, confirmation, meera)).toThrow(message);
  });

  test.each(['meera.patil', 'MEERA@demo.example', '9876543210', ' meera.patil '])('must not be what the person is known by: %j', (known) => {
    expect(() => readNewPassword(known, known, meera)).toThrow('Password must not be your user name, e-mail address or phone number');
  });
});
