import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { openApi } from './openapi.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly unknown[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Readonly<Record<string, unknown>> }>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, unknown>> }>>;
  readonly 'x-extension'?: boolean;
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** As it is read, not as it is built. */
const document: Document = JSON.parse(JSON.stringify(openApi()));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
);

/** Every object inside a value, with the way to it. */
function* objectsIn(value: unknown, way = ''): Generator<readonly [string, Readonly<Record<string, unknown>>]> {
  if (typeof value !== 'object' || value === null) return;
  yield [way, Object(value)];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${way}/${key}`);
}

it('is OpenAPI 3.1 with every call of the contract once, under its own name', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  const placed = (list: readonly { readonly method: string; readonly path: string; readonly name: string }[]) =>
    list.map(({ method, path, name }) => `${method} ${path} ${name}`).sort();
  expect(placed(operations.map((operation) => ({ ...operation, name: operation.operationId })))).toEqual(placed(calls));
});

describe.each(calls)('$name', (call) => {
  const operation = operations.find(({ operationId }) => operationId === call.name);

  it('asks for a session and is an extension as the contract says', () => {
    expect(operation?.security).toEqual(call.who === 'anyone' ? [] : [{ session: [] }]);
    expect(operation?.['x-extension'] ?? false).toBe(call.extension);
  });

  it('takes what the contract takes', () => {
    const query = operation?.parameters.filter((parameter) => parameter.in === 'query') ?? [];
    expect(query.map(({ name }) => name)).toEqual(Object.keys(call.query?.properties ?? {}));
    expect(query.filter(({ required }) => required).map(({ name }) => name)).toEqual(call.query?.required ?? []);
    expect(operation?.requestBody?.content['application/json']?.schema).toEqual(call.body === undefined ? undefined : JSON.parse(JSON.stringify(call.body)));
  });

  it('answers with JSON or its file, or refuses', () => {
    expect(Object.keys(operation?.responses['200']?.content ?? {})).toEqual([call.file ?? 'application/json']);
    expect(operation?.responses['4XX']?.$ref).toBe('#/components/responses/Refusal');
  });
});

it('has only references that lead somewhere, and only schemas that can be compiled', () => {
  for (const [way, { $ref, schema }] of objectsIn(document)) {
    if (typeof $ref === 'string')
      expect(
        $ref
          .slice(2)
          .split('/')
          .reduce((at, key) => Object(at)[key], Object(document)),
        way,
      ).toBeDefined();
    if (schema !== undefined && way.includes('/content/')) expect(() => Compile(Object(schema)), way).not.toThrow();
  }
});

it('says the envelope in which an answer comes', () => {
  const schemaOf = (name: string) => Object(operations.find(({ operationId }) => operationId === name)?.responses['200']?.content?.['application/json']).schema;
  expect(schemaOf('getAllFarmersPage').type).toBe('array');
  expect(schemaOf('getProfile').properties.data.properties.id).toBeDefined();
  expect(schemaOf('fetchFarmers').properties.data.properties.data.type).toBe('array');
});
