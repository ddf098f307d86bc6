/** The contract as an OpenAPI 3.1 document, for whoever programs against the REST API itself (docs/rest.md). */
import type { TObject, TSchema } from 'typebox';
import { type Call, type Envelope, idempotencyKeyHeader, totalCountHeader, type Who } from './call.ts';
import { contract } from './calls.ts';

type Json = Readonly<Record<string, unknown>>;

const refusal = { $ref: '#/components/responses/Refusal' };

const whoMay: Readonly<Record<Who, string>> = {
  anyone: 'Open to anyone.',
  signedIn: 'For any signed-in person.',
  moderator: 'For moderators and admins.',
  admin: 'For admins.',
};

export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [domain, calls] of Object.entries(contract)) {
    for (const call of Object.values(calls)) {
      const path = paths[call.path] ?? {};
      path[call.method.toLowerCase()] = operation(domain, call);
      paths[call.path] = path;
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Field sales REST API',
      version: '1.0.0',
      description:
        'The documented calls, and the extensions of the embedded REST API (marked "x-extension"). Reads are answered in the envelope shown here; a client should also accept the bare payload, {status, data} and {status, data: {data}}. Every field but an id may be absent or null.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token that POST /api/auth/signin answers.' } },
      responses: {
        Refusal: {
          description: 'Refused: 401 without a session, 403 without the role, 404 when there is no such thing, 409 for what is there already, else 4xx.',
          content: { 'application/json': { schema: enveloped({ message: { type: 'string' } }, { const: false }) } },
        },
      },
    },
  };
}

function operation(domain: string, call: Call): Json {
  return {
    operationId: call.name,
    tags: [domain],
    description: [
      whoMay[call.who],
      ...(call.peopleOnly ? ['Not for tools.'] : []),
      ...(call.extension ? ['An extension: the provider does not have it.'] : []),
    ].join(' '),
    security: call.who === 'anyone' ? [] : [{ session: [] }],
    parameters: [...queryParameters(call.query), ...headerParameters(call)],
    ...(call.body && { requestBody: { required: true, content: { 'application/json': { schema: call.body } } } }),
    responses: { 200: { description: 'Done.', ...(isPaged(call) && { headers: totalHeader }), content: content(call) }, '4XX': refusal },
    'x-effect': call.effect,
    ...(call.extension && { 'x-extension': true }),
  };
}

function queryParameters(query: TObject | undefined): Json[] {
  const required: readonly unknown[] = query?.required ?? [];
  return Object.entries(query?.properties ?? {}).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

/** A call that is open to anyone takes no idempotency key, so that nobody gets an answer that was meant for somebody else. */
function headerParameters({ effect, who }: Call): Json[] {
  if (effect === 'read' || who === 'anyone') return [];
  const description = 'Extension: a repeat with the same key joins the first, for a day.';
  return [{ name: idempotencyKeyHeader, in: 'header', required: false, schema: { type: 'string' }, description }];
}

const totalHeader = { [totalCountHeader]: { description: 'Extension: rows in the whole list.', schema: { type: 'integer', minimum: 0 } } };

const isPaged = ({ query, body }: Call) => [query, body].some((input) => input && ('pageNumber' in input.properties || 'page' in input.properties));

function content({ file, response, envelope }: Call): Json {
  return file === null ? { 'application/json': { schema: wrapped(envelope, response) } } : { [file]: {} };
}

function wrapped(envelope: Envelope, payload: TSchema): object {
  const schemas: Readonly<Record<Envelope, object>> = {
    bare: payload,
    data: enveloped({ data: payload }, { type: 'boolean' }),
    'data.data': enveloped({ data: { type: 'object', required: ['data'], properties: { data: payload } } }, { type: 'boolean' }),
  };
  return schemas[envelope];
}

const enveloped = (fields: Json, status: Json): Json => ({ type: 'object', required: Object.keys(fields), properties: { status, ...fields } });
