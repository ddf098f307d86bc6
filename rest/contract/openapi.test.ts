import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { openApi, statusesOf } from './openapi.ts';
import { pictureTypes } from './pictures.ts';

interface Content {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: unknown;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, Content>> }>>;
  readonly 'x-extension'?: boolean;
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** The serialised document, as clients read it. */
const document: Document = JSON.parse(JSON.stringify(openApi()));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
);

const schemaName = ({ $ref }: Readonly<Record<string, unknown>> = {}) => String($ref).replace('#/components/schemas/', '');

it('passes the recommended rules of Redocly without an error and without a warning', { tags: 'slow' }, async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`)).toEqual([]);
});

it('is OpenAPI 3.1 with every call of the contract once, by its name', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  const placed = (list: readonly { readonly method: string; readonly path: string; readonly name: string }[]) =>
    list.map(({ method, path, name }) => `${method} ${path} ${name}`).sort();
  const pictures = [
    { method: 'POST', path: '/images', name: 'uploadImage' },
    { method: 'GET', path: '/images/{fileName}', name: 'readImage' },
  ];
  expect(placed(operations.map((operation) => ({ ...operation, name: operation.operationId })))).toEqual(placed([...calls, ...pictures]));
});

it('describes how to upload and read a picture', () => {
  const upload = document.paths['/images']?.['post'];
  expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual(Object.values(pictureTypes));
  expect(upload).toMatchObject({ security: [{ session: [] }], 'x-extension': true, responses: { 200: {}, 413: {} } });
  expect(upload?.responses['200']?.content?.['application/json']?.example).toMatchObject({ status: true, data: { fileName: expect.any(String) } });
  expect(document.paths['/images/{fileName}']?.['get']?.security).toEqual([]);
});

describe.each(calls)('$name', (call) => {
  const operation = operations.find(({ operationId }) => operationId === call.name);

  it('has the security and the extension mark of the contract', () => {
    expect(operation?.security).toEqual(call.who === 'anyone' ? [] : [{ session: [] }]);
    expect(operation?.['x-extension'] ?? false).toBe(call.extension);
  });

  it('has the parameters and the body of the contract', () => {
    const query = operation?.parameters.filter((parameter) => parameter.in === 'query') ?? [];
    expect(query.map(({ name }) => name)).toEqual(Object.keys(call.query?.properties ?? {}));
    expect(query.filter(({ required }) => required).map(({ name }) => name)).toEqual(call.query?.required ?? []);
    const body = operation?.requestBody?.content['application/json'];
    expect(body === undefined).toBe(call.body === undefined);
    if (body !== undefined) expect(Object.keys(document.components.schemas)).toContain(schemaName(body.schema));
    if (call.body !== undefined) expect(Value.Check(call.body, body?.example)).toBe(true);
  });

  it('has the response type and the refusals of the contract', () => {
    expect(Object.keys(operation?.responses['200']?.content ?? {})).toEqual(call.files.length > 0 ? call.files : ['application/json']);
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', ...statusesOf(call).map(String)]);
    if (call.effect === 'write' && call.who !== 'anyone') expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['401', '422']));
  });
});

it('names every object schema, so that generators need not invent names', () => {
  const inline = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody?.content, responses['200']?.content].flatMap((content) =>
      Object.values(content ?? {}).flatMap(({ schema }) => (schema['type'] === 'object' ? [operationId] : [])),
    ),
  );
  expect(inline).toEqual([]);
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['Farmer', 'Dealer', 'Employee', 'Meeting', 'Invoice', 'Refusal']));
});

it('describes the envelope of a response', () => {
  const answerOf = (name: string) => operations.find(({ operationId }) => operationId === name)?.responses['200']?.content?.['application/json'];
  const example = { page: answerOf('getAllFarmersPage')?.example, profile: answerOf('getProfile')?.example, directory: answerOf('fetchFarmers')?.example };
  expect(example).toMatchObject({ page: [{ farmerId: '17' }], profile: { data: { id: '17' } }, directory: { data: { data: [{ name: 'Tanaji Chavan' }] } } });
  expect(answerOf('getAllFarmersPage')?.schema).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Farmer' } });
});
