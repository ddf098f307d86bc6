import fc from 'fast-check';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { read } from '../../rest/contract/call.ts';
import { calls } from '../../rest/contract/calls.ts';
import { employees } from '../../rest/contract/employees.ts';
import { Flag, Id, Text } from '../../rest/contract/fields.ts';
import { session as sessionCalls } from '../../rest/contract/session.ts';
import { createShapes } from './shape.ts';

const { shaped, shapeOf } = createShapes();

const Row = Type.Object({
  id: Id(),
  name: Text(),
  active: Flag(),
  points: Type.Number(),
  parentId: Type.Optional(Id()),
  address: Type.Optional(Type.Union([Type.Object({ street: Text() }), Type.Null()])),
  tags: Type.Optional(Type.Array(Type.String())),
  products: Type.Array(Type.Object({ id: Id() })),
});
const one = read({ name: 'one', summary: 'one', path: '/one', response: Row });
const many = read({ name: 'many', summary: 'many', path: '/many', response: Type.Array(Row) });
const told = read({ name: 'told', summary: 'told', method: 'POST', path: '/told', response: Type.Object({ message: Type.String(), more: Text() }) });

const { signIn } = sessionCalls;

const faultOf = (payload: unknown) => shapeOf(one).fault(payload);

describe('tolerates', () => {
  test.each<[string, object]>([
    ['nothing but the id', {}],
    ['an id that is a number', { id: 7 }],
    ['null for every other field', { name: null, active: null, points: null, parentId: null, address: null, tags: null, products: null }],
    ['values of another type', { name: 12, active: 'yes', points: '50', tags: [{ name: 'a' }, 1] }],
    ['an empty list and an empty object', { products: [], address: {} }],
    ['unknown fields', { extra: { deep: [1] }, data: 1, status: false }],
    ['an own field __proto__', JSON.parse('{"__proto__": {"id": []}, "constructor": 1}')],
  ])('%s', (_case, fields) => expect(faultOf({ id: '7', ...fields })).toBeNull());

  test('a page of employees in another server’s format', () => {
    const page = [
      { id: 7, phoneNumber: 9_876_543_210, roles: [{ name: 'ROLE_ADMIN' }, 'ROLE_USER'], addressDetails: { pinCode: 411_001 }, createdBy: 'x' },
      { id: '8', roles: null, addressDetails: null },
    ];
    expect(shaped(employees.fetchAllEmployeeByPage, page)).toEqual({ payload: page });
  });

  test('returns the payload unchanged: nothing is coerced, added or removed', () => {
    const payload = { id: 7, points: '50', extra: true };
    const result = shaped(one, payload);
    expect('payload' in result && result.payload).toBe(payload);
  });
});

describe('does not tolerate a wrong container or a missing id', () => {
  test.each<[string, unknown, string]>([
    ['a list for an object', [], '/ must be object'],
    ['null for an object', null, '/ must be object'],
    ['text for an object', 'secret', '/ must be object'],
    ['no id', { name: 'secret' }, '/ must have required properties id'],
    ['a null id', { id: null }, '/id '],
    ['an empty id', { id: '' }, '/id '],
    ['an id that is an object', { id: { secret: 1 } }, '/id '],
    ['a boolean id', { id: true }, '/id '],
    ['an endless id', JSON.parse('{"id": 1e999}'), '/id '],
    ['an id that JSON’s numbers cannot hold', JSON.parse('{"id": 9007199254740993}'), '/id '],
    ['a fraction as id', { id: 1.5 }, '/id '],
    ['an object for a list', { id: 1, products: { secret: 1 } }, '/products'],
    ['a list for an object below', { id: 1, address: ['secret'] }, '/address'],
    ['text for a list', { id: 1, tags: 'secret' }, '/tags'],
    ['a row below without its id', { id: 1, products: [{ id: 1 }, { name: 'secret' }] }, '/products/1'],
    ['a row below that is null', { id: 1, products: [null] }, '/products/0'],
  ])('%s: reports the place without a value', (_case, payload, place) => {
    expect(faultOf(payload)).toContain(place);
    expect(faultOf(payload)).not.toContain('secret');
  });

  test('an id may be absent only if the contract allows that, and must be valid otherwise', () => {
    expect(faultOf({ id: 1, parentId: { deep: 1 } })).toContain('/parentId');
  });

  test.each([{}, { token: null }, { token: '' }])('refuses a session without a token: %j', (session) => {
    expect(shapeOf(signIn).fault({ id: 7, ...session })).toContain('token');
    expect(shapeOf(signIn).fault({ id: 7, token: 't' })).toBeNull();
  });

  test('refuses a list with one row without an id', () => {
    expect(shapeOf(many).fault([{ id: 1 }, { name: 'secret' }])).toBe('/1 must have required properties id');
    expect(shapeOf(many).fault({ 0: { id: 1 }, length: 1 })).toBe('/ must be array');
  });
});

describe('for any call of the contract and any response', () => {
  test('returns a verdict that contains nothing of the response', () => {
    const canary = 'canary7261';
    const values = fc.anything({ values: [fc.constant(canary), fc.integer(), fc.constant(null), fc.boolean()], maxDepth: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...calls), values, (stated, payload) => {
        const fault = shapeOf(stated).fault(payload);
        expect(fault ?? '').not.toContain(canary);
        expect(shaped(stated, payload)).toEqual(fault === null ? { payload } : { fault });
      }),
    );
  });
});

test('derives the expected payload of a call from the contract', () => {
  expect([one, many, told].map((stated) => shapeOf(stated).payloadKind)).toEqual(['object', 'list', 'message']);
  expect(shapeOf(told).fault({ status: true, data: null })).toBeNull();
});
