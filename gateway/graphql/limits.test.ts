import { type DocumentNode, getIntrospectionQuery, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { limitErrorOf, maxTokens, measure, type OperationSize, operationLimits } from './limits.ts';
import { webDocuments } from './web-documents.generated.ts';

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const found = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (found === undefined) throw new Error('there is no operation');
  return found;
}

function sizeOf(text: string): OperationSize {
  const document = parse(text);
  return measure(document, operationOf(document));
}

function check(text: string): void {
  const document = parse(text, { maxTokens });
  const excess = limitErrorOf(document, operationOf(document));
  if (excess) throw excess;
}

describe('each limit', () => {
  /** Creates an operation with `count` of one thing and little of everything else. */
  const having: Readonly<Record<keyof OperationSize, (count: number) => string>> = {
    depth: (count) => `{ ${'a { '.repeat(count - 1)} b ${'} '.repeat(count)}`,
    rootFields: (count) => `{ ${'a '.repeat(count)} }`,
    fields: (count) => `{ a { ${'b '.repeat(count - 1)} } }`,
    aliases: (count) => `{ a { ${'c: b '.repeat(count)} } }`,
    directives: (count) => `{ a { b ${'@skip(if: $x) '.repeat(count)} } }`,
    signIns: (count) => `mutation { ${'signIn '.repeat(count)} }`,
    introspections: (count) => `{ ${'__schema '.repeat(count)} }`,
  };
  const limits = Object.entries(operationLimits);

  test.each(limits)('%s: allows %i, and refuses one more with name and number', (name, most) => {
    const of = new Map(Object.entries(having)).get(name);
    if (of === undefined) throw new Error(`no operation has ${name}`);
    expect(() => check(of(most))).not.toThrow();
    expect(() => check(of(most + 1))).toThrow(new RegExp(`^An operation may have at most ${most} .*, this one has ${most + 1}$`));
    expect(sizeOf(of(most + 1))).toMatchObject({ [name]: most + 1 });
  });
});

describe('counting', () => {
  test('counts everything at every level', () => {
    expect(sizeOf('query Q($x: Boolean!) { one: a @skip(if: $x) { b c: d { e } } f }')).toEqual({
      depth: 3,
      rootFields: 2,
      fields: 5,
      aliases: 2,
      directives: 1,
      signIns: 0,
      introspections: 0,
    });
  });

  test('counts a fragment at every spread and an inline fragment once, but no level for either', () => {
    const plain = sizeOf('{ a { b c: d @skip(if: true) } a { b c: d @skip(if: true) } }');
    expect(sizeOf('{ a { ...F } a { ...F } } fragment F on A { b c: d @skip(if: true) }')).toEqual(plain);
    expect(sizeOf('{ a { ... on A { b c: d @skip(if: true) } } ... { a { b c: d @skip(if: true) } } }')).toEqual(plain);
  });

  test('counts directives on spreads', () => {
    expect(sizeOf('{ ...F @skip(if: true) ... @include(if: true) { a } } fragment F on Query { a }').directives).toBe(2);
  });

  test('does not count an unused fragment', () => {
    expect(sizeOf(`{ a } fragment F on A { ${'b { '.repeat(20)} c ${'} '.repeat(20)} }`)).toMatchObject({ depth: 1, fields: 1 });
  });

  test('counts only the operation that runs', () => {
    const document = parse('query A { a } query B { a b c }');
    expect(measure(document, operationOf(document)).rootFields).toBe(1);
  });

  test('ignores aliases when it recognises fields', () => {
    expect(sizeOf('mutation { a: signIn b: signIn }').signIns).toBe(2);
    expect(sizeOf('mutation { signIn: signOut }').signIns).toBe(0);
    expect(sizeOf(`{ __schema: a { ${'b { '.repeat(9)} c ${'} '.repeat(10)} }`).depth).toBe(11);
  });

  test.each([
    'mutation { signIn signIn }',
    'mutation { a: signIn ...F } fragment F on Mutation { b: signIn }',
    'mutation { ...F ...F } fragment F on Mutation { signIn }',
    'mutation { ... on Mutation { a: signIn } ... { b: signIn } }',
    'mutation { ...F } fragment F on Mutation { ...G ...G } fragment G on Mutation { a: signIn @skip(if: true) }',
  ])('refuses guessing passwords in bulk: %s', (text) => {
    expect(() => check(text)).toThrow('An operation may have at most 1 signIn field, this one has 2');
  });
});

test('measures fragments that spread each other twice, a hundred levels deep, without delay', () => {
  const bomb = Array.from({ length: 100 }, (_, level) => `fragment F${level} on Query { ...F${level + 1} ...F${level + 1} }`);
  const text = `{ ...F0 } ${bomb.join(' ')} fragment F100 on Query { a }`;
  expect(sizeOf(text).fields).toBe(2 ** 100);
  expect(() => check(text)).toThrow(/at most 15 top-level fields/);
});

describe('operations of people and tools', () => {
  test.each([true, false])('allow the standard introspection query', (descriptions) => {
    expect(() => check(getIntrospectionQuery({ descriptions, inputValueDeprecation: true, schemaDescription: true, specifiedByUrl: true }))).not.toThrow();
  });

  test('allow a page of everything', () => {
    const address = 'address { street village taluka district state pinCode }';
    const person = `id firstName middleName lastName phoneNumber email gender dateOfBirth active roles pictures { fileName url } ${address}`;
    const list = (name: string, role: string) =>
      `${name}: employees(roles: [${role}], first: 100) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ...Person } } nodes { ...Person } }`;
    const lists = ['USER', 'MODERATOR', 'ADMIN'].map((role) => list(role.toLowerCase(), role));
    expect(() =>
      check(`query Everything { me { ...Person } employee(id: 7) { ...Person } ${lists.join(' ')} } fragment Person on Employee { __typename ${person} }`),
    ).not.toThrow();
  });

  test('every document of the web client needs at most 60 percent of each limit', () => {
    expect(webDocuments.length).toBeGreaterThan(0);
    for (const text of webDocuments) {
      const document = parse(text);
      const operation = operationOf(document);
      const { signIns, ...size } = measure(document, operation);
      const { signIns: _one, ...limits } = operationLimits;
      expect(signIns).toBeLessThanOrEqual(1);
      for (const [name, most] of Object.entries(limits)) {
        expect.soft(new Map(Object.entries(size)).get(name), `${name} of ${operation.name?.value}`).toBeLessThanOrEqual(0.6 * most);
      }
    }
  });
});
