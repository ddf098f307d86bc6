import { buildSchema, GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { maxSwitches } from './compile.ts';
import { createDocuments, type Document, type DocumentsOptions, hashOf, maxStoredCharacters, maxStoredDocuments } from './documents.ts';
import { maxTokens, operationLimits } from './limits.ts';

const schema = buildSchema('type Query { day: String, role(of: Role): Role, row: Row } type Row { id: ID, row: Row } enum Role { ADMIN USER }');
const trusted = 'query Trusted { day }';

function documentsOf(options: Partial<DocumentsOptions> = {}) {
  const documents = createDocuments({ schema, trusted: [trusted], trustedOnly: false, introspection: true, compileAfter: 2, ...options });
  let asked = 0;
  return {
    ...documents,
    /** Number of checks whether a document may be cached. */
    asked: () => asked,
    find: (text: string, isKept: boolean, isTool = false) =>
      documents.find(text, {
        isTool,
        isKept: () => {
          asked += 1;
          return isKept;
        },
      }),
  };
}

/** Returns for each of `count` runs whether the operation was compiled. */
const runs = (document: Document, count = 4) => Array.from({ length: count }, () => document.operation(null)?.compiled() != null);

describe('the cache keeps', () => {
  test('a trusted document of any caller', () => {
    const documents = documentsOf();
    expect(documents.find(trusted, false)).toBe(documents.find(trusted, false));
    expect(documents.asked()).toBe(0);
    expect(documents.trustedText(hashOf(trusted))).toBe(trusted);
  });

  test('a document of an authenticated caller, for all callers', () => {
    const documents = documentsOf();
    const kept = documents.find('{ day }', true);
    expect(documents.find('{ day }', false)).toBe(kept);
    expect(documents.asked()).toBe(1);
    expect(documents.trustedText(hashOf('{ day }'))).toBeUndefined();
  });

  test('no document of an anonymous client', () => {
    const documents = documentsOf();
    expect(documents.find('{ day }', false)).not.toBe(documents.find('{ day }', false));
  });

  test('the faults of an authenticated caller’s document only', () => {
    const documents = documentsOf();
    for (const text of ['{ night }', '{ day']) {
      expect(documents.find(text, false)).not.toBe(documents.find(text, false));
      const kept = documents.find(text, true);
      expect(kept.faults).toHaveLength(1);
      expect(documents.find(text, true)).toBe(kept);
    }
  });

  test('a separate node for each faulty document, so none is confused with another', () => {
    const { find } = documentsOf({ trustedOnly: false });
    const nodes = ['{ night }', '{ day', '{ other }'].map((text) => find(text, true).node);
    expect(new Set(nodes).size).toBe(3);
    expect(find('{ night }', true).node).toBe(nodes[0]);
  });

  test(`up to ${maxStoredDocuments} documents, dropping the least recently used but never a trusted one`, () => {
    const documents = documentsOf();
    const first = documents.find('{ day }', true);
    const second = documents.find('{ row { id } }', true);
    const own = documents.find(trusted, true);
    for (let number = 2; number < maxStoredDocuments; number += 1) documents.find(`{ day${number}: day }`, true);
    expect(documents.find('{ day }', true)).toBe(first);
    documents.find('{ over: day }', true);
    expect(documents.find('{ day }', true)).toBe(first);
    expect(documents.find('{ row { id } }', true)).not.toBe(second);
    expect(documents.find(trusted, true)).toBe(own);
  });

  test('up to a maximum number of characters', () => {
    const documents = documentsOf();
    const padded = (name: string) => `{ ${name}: day }`.padEnd(maxStoredCharacters / 2, '\n');
    const first = documents.find(padded('a'), true);
    documents.find(padded('b'), true);
    expect(documents.find(padded('a'), true)).toBe(first);
    documents.find(padded('c'), true);
    expect(documents.find(padded('b'), true)).not.toBe(first);
    expect(documents.find(padded('a'), true)).not.toBe(first);
  });
});

describe('the cache compiles', () => {
  test('a cached document from the third run on', () => {
    expect(runs(documentsOf().find(trusted, false))).toEqual([false, false, true, true]);
    expect(runs(documentsOf().find('{ day }', true))).toEqual([false, false, true, true]);
  });

  test('no document of an anonymous client', () => {
    expect(runs(documentsOf().find('{ day }', false))).toEqual([false, false, false, false]);
  });

  test(`no operation with more than ${maxSwitches} variables in skip or include`, () => {
    const switched = (count: number) => {
      const names = Array.from({ length: count }, (_, at) => `a${at}`);
      return `query Q(${names.map((name) => `$${name}: Boolean!`).join(' ')}) { ${names.map((name) => `${name}: day @skip(if: $${name})`).join(' ')} }`;
    };
    expect(runs(documentsOf().find(switched(maxSwitches), true))).toEqual([false, false, true, true]);
    expect(runs(documentsOf().find(switched(maxSwitches + 1), true))).toEqual([false, false, false, false]);
  });

  test('each operation of a document separately', () => {
    const document = documentsOf({ compileAfter: 0 }).find('query A { day } query B { row { id } }', true);
    expect(document.operation('A')?.compiled()).not.toBe(document.operation('B')?.compiled());
    expect(document.operation('A')?.compiled()).toBe(document.operation('A')?.compiled());
    expect([document.operation('C'), document.operation(null)]).toEqual([null, null]);
  });
});

test.each([true, false])('limits apply to cached and other documents (%s) on every run', (isKept) => {
  const documents = documentsOf();
  const aliases = (count: number) => `{ row { ${Array.from({ length: count }, (_, at) => `a${at}: id`).join(' ')} } }`;
  for (let time = 0; time < 2; time += 1) {
    expect(documents.find(aliases(operationLimits.aliases), isKept).operation(null)?.excess).toBeNull();
    expect(documents.find(aliases(operationLimits.aliases + 1), isKept).operation(null)?.excess).toMatchObject({ code: 'OPERATION_LIMIT' });
  }
});

test('a document may have up to the maximum number of tokens', () => {
  const tokens = (count: number) => `{ ${'day '.repeat(count - 2)}}`;
  // More equal fields than validation can compare.
  expect(documentsOf().find(tokens(maxTokens), false).faults).toEqual([{ message: 'Validation aborted.', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
  expect(documentsOf().find(tokens(maxTokens + 1), false).faults).toEqual([
    expect.objectContaining({ message: expect.stringContaining(`more that ${maxTokens} tokens`), extensions: { code: 'GRAPHQL_PARSE_FAILED' } }),
  ]);
});

test('faults have a location and contain nothing of the document', () => {
  const [fault, ...more] = documentsOf().find('{\n  night\n}', true).faults;
  expect(more).toEqual([]);
  expect(fault).not.toBeInstanceOf(GraphQLError);
  expect(fault).toEqual({
    message: 'Cannot query field "night" on type "Query".',
    locations: [{ line: 2, column: 3 }],
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
});

test('without introspection the schema cannot be queried and errors give no hints', () => {
  const faultOf = (text: string, introspection: boolean) => documentsOf({ introspection }).find(text, false).faults[0]?.message;
  expect(faultOf('{ dayy }', true)).toContain('Did you mean "day"?');
  expect(faultOf('{ dayy }', false)).toBe('Cannot query field "dayy" on type "Query".');
  expect(faultOf('{ role(of: ADMN) }', false)).not.toContain('ADMIN');
  expect(faultOf('{ __schema { types { name } } }', true)).toBeUndefined();
  expect(faultOf('{ __schema { types { name } } }', false)).toBe('The schema cannot be asked for here');
});

test('in trusted-only mode no other document is read except those of tools', () => {
  const documents = documentsOf({ trustedOnly: true });
  expect(documents.find(trusted, false).faults).toEqual([]);
  for (const text of ['{ day }', '{ day', trusted.replace(' ', '  ')]) {
    expect(documents.find(text, true).faults).toEqual([{ message: expect.any(String), extensions: { code: 'DOCUMENT_NOT_TRUSTED' } }]);
  }
  expect(documents.find('{ day }', true, true).faults).toEqual([]);
  // Not even when a tool has sent it before.
  expect(documents.find('{ day }', true).faults).toEqual([{ message: expect.any(String), extensions: { code: 'DOCUMENT_NOT_TRUSTED' } }]);
});
