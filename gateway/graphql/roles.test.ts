import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roles, roleWord } from './roles.ts';
import type { Role } from './types.generated.ts';

describe('roles', () => {
  test.each<[unknown, Role[]]>([
    [['ROLE_USER'], ['USER']],
    [
      ['ROLE_ADMIN', 'ROLE_USER', 'ROLE_MODERATOR'],
      ['USER', 'MODERATOR', 'ADMIN'],
    ],
    [[{ name: 'ROLE_MODERATOR' }], ['MODERATOR']],
    [
      [{ id: 1, name: 'ROLE_ADMIN' }, 'ROLE_USER'],
      ['USER', 'ADMIN'],
    ],
    [
      ['user', 'mod', 'admin'],
      ['USER', 'MODERATOR', 'ADMIN'],
    ],
    [
      ['USER', 'MODERATOR', 'ADMIN'],
      ['USER', 'MODERATOR', 'ADMIN'],
    ],
    [['role_admin', 'ROLE_ADMIN'], ['ADMIN']],
    [
      [{ authority: 'ROLE_ADMIN' }, { id: 2, authority: 'ROLE_USER' }],
      ['USER', 'ADMIN'],
    ],
    [[], []],
    [null, []],
    [undefined, []],
    ['ROLE_ADMIN', []],
    [{ name: 'ROLE_ADMIN' }, []],
  ])('%j are %j', (wire, read) => expect(roles(wire)).toEqual(read));

  test.each([
    ['ROLE_SUPERADMIN'],
    [{ name: { name: 'ROLE_ADMIN' } }],
    [['ROLE_ADMIN']],
    ['constructor'],
    ['__proto__'],
    [''],
    [null],
    [1],
    [{ authority: 'x' }],
  ])('ignores unknown values: %j', (unknown) => {
    expect(roles([unknown, 'ROLE_USER'])).toEqual(['USER']);
  });

  test('are the known ones of any value, each once and in a fixed order', () => {
    const order: readonly Role[] = ['USER', 'MODERATOR', 'ADMIN'];
    const entry = fc.oneof(fc.anything(), fc.constantFrom('ROLE_USER', 'mod', { name: 'ADMIN' }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(entry)), (wire) => {
        const read = roles(wire);
        expect(read).toEqual(order.filter((role) => read.includes(role)));
      }),
    );
  });
});

test('returns the words of forms and of the roles parameter', () => {
  expect((['USER', 'MODERATOR', 'ADMIN'] as const).map(roleWord)).toEqual(['user', 'mod', 'admin']);
});
