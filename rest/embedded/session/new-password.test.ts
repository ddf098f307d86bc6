import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { readNewPassword } from './new-password.ts';

const meera = { username: 'Meera.Patil', email: 'meera@demo.example', phone: '9876543210' };

describe('a new password', () => {
  test.each(['green-harvest', '7204815936', 'हिरवे पीक शेत', 'tall  corn', 'meera.patil1', 'password-72048159'])('may be %j', (password) => {
    expect(readNewPassword(password, password, meera)).toBe(password);
  });

  test.each([
    ['', '', 'Password is required'],
    ['green-harvest', 'green-harvest ', 'Password and confirmation are not the same'],
    ['green-harvest', '', 'Password and confirmation are not the same'],
    ['ninechars', 'ninechars', 'Password needs at least 10 characters'],
    // Nine characters, although JavaScript counts 18.
    ['🌱'.repeat(9), '🌱'.repeat(9), 'Password needs at least 10 characters'],
    ['a'.repeat(201), 'a'.repeat(201), 'Password must not have more than 200 characters'],
  ])('must not be %j, confirmed by %j: %s', (password, confirmation, message) => {
    expect(() => readNewPassword(password, confirmation, meera)).toThrow(message);
  });

  test('must not be one of 3,000 common ones that satisfy all other rules', { tags: 'slow' }, () => {
    const isRefused = (password: string) => {
      try {
        return readNewPassword(password, password, meera) !== password;
      } catch (error) {
        return String(error).includes('Password is on the list of the most common ones');
      }
    };
    const fitting = [...new Set(dictionary['passwords-common'].map((word) => (word.length < 10 ? `${word}@2026` : word)))].filter(
      (password) => password.length >= 10 && new Set(password).size >= 5,
    );
    expect(fitting.filter(isRefused).length).toBeGreaterThan(3_000);
  });

  const common = [
    'password123',
    'PASSWORD123',
    'qwertyuiop',
    '1234567890',
    ' Manchester ',
    'Password@123',
    'Welcome@2026',
    'india@12345',
    'asdfghjkl;',
    '#1Welcome2026',
  ];
  test.each(common)('must not be common: %j', (password) => {
    expect(() => readNewPassword(password, password, meera)).toThrow('Password is on the list of the most common ones, choose another');
  });

  test.each(['1111111111', '          ', 'abababababab', '🌱'.repeat(10)])('must not be a repetition of a few characters: %j', (password) => {
    expect(() => readNewPassword(password, password, meera)).toThrow('Password needs at least 5 different characters');
  });

  test.each(['meera.patil', 'MEERA@demo.example', '9876543210', ' meera.patil '])('must not be an identifier of the person: %j', (known) => {
    expect(() => readNewPassword(known, known, meera)).toThrow('Password must not be your user name, e-mail address or phone number');
  });
});
