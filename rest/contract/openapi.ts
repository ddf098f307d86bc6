/** Builds the OpenAPI 3.1 document of the contract, for developers who call the REST API directly (docs/rest.md). */
import { type TObject, type TSchema, Type } from 'typebox';
import { type Call, type Envelope, idempotencyKeyHeader, type OwnRefusal, totalAtLeastHeader, totalCountHeader, type Who } from './call.ts';
import { contract, domains } from './calls.ts';
import { exampleMessage, exampleOf } from './examples.ts';
import { createSchemas, type Json, type Schemas } from './openapi-schemas.ts';
import { maxPictureBytes, maxPicturePixels, pictureTypes } from './pictures.ts';
import { type Sentence, sentence } from './sentences.ts';

const whoMay: Readonly<Record<Who, string>> = {
  anyone: 'Open to anyone.',
  signedIn: 'For any signed-in person.',
  moderator: 'For moderators and admins.',
  admin: 'For admins.',
};

/** A response that is not a success. */
interface Fault {
  readonly name: string;
  readonly description: string;
  readonly example: Sentence;
  /** True when the response has a `retry-after` header. */
  readonly waits?: true;
}

/** Maximum size of a body in bytes. The largest documented body is under 2 kB. */
export const bodyLimit = 64 * 1024;

const faults = {
  400: {
    name: 'BadRequest',
    description: 'A value of the request is not as documented, or not allowed. The message names it.',
    example: sentence('FIELD_REQUIRED', { field: 'userId' }),
  },
  401: {
    name: 'Unauthorized',
    description: 'The session is missing or has ended. At sign-in, the name or password is wrong.',
    example: sentence('SIGN_IN_FIRST'),
  },
  403: { name: 'Forbidden', description: 'The person’s role does not allow it, or the person is not active.', example: sentence('NO_ACCESS') },
  404: { name: 'NotFound', description: 'The requested object does not exist.', example: sentence('NO_SUCH_EMPLOYEE') },
  409: {
    name: 'Conflict',
    description: 'The object exists already, or its state does not allow the request.',
    example: sentence('MEETING_ASSIGNED_ALREADY', { name: 'Asha Patil' }),
  },
  413: {
    name: 'TooLarge',
    description: `The body is larger than ${bodyLimit / 1024} kB.`,
    example: sentence('BODY_TOO_LARGE', { count: bodyLimit / 1024 }),
  },
  415: { name: 'UnsupportedMediaType', description: 'The body is not sent as JSON.', example: sentence('BODY_TYPE_WRONG') },
  422: {
    name: 'KeyUsed',
    description: 'The idempotency key was used for another call or body.',
    example: sentence('IDEMPOTENCY_KEY_REUSED'),
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many attempts, or too many requests at once.',
    example: sentence('TOO_MANY_ATTEMPTS'),
    waits: true,
  },
  500: {
    name: 'Failed',
    description: 'The REST API failed. A write may have been done, so repeat it with the same idempotency key.',
    example: sentence('FAILED'),
  },
  503: {
    name: 'Unavailable',
    description:
      'The database cannot be reached. A write may have been done, so repeat it with the same idempotency key. With the header `x-not-done`, nothing was done because the database is too busy (`busy`) or its disk is full (`disk-full`).',
    example: sentence('DATABASE_UNREACHABLE'),
    waits: true,
  },
} as const satisfies Readonly<Record<number, Fault>>;

type Status = keyof typeof faults;

/** Messages for bodies that are not parsed, by status. */
export const requestFaults: Readonly<Record<number, Sentence>> = { 413: faults[413].example, 415: faults[415].example };

/** Returns all HTTP statuses from 400 that a call can return. */
export function statusesOf({ who, peopleOnly, effect, method, refusals: own }: Call): readonly Status[] {
  const ofAccess: Readonly<Record<Who, readonly OwnRefusal[]>> = { anyone: [], signedIn: [401], moderator: [401, 403], admin: [401, 403] };
  const ofTool: readonly Status[] = peopleOnly ? [403] : [];
  const ofBody: readonly Status[] = method === 'GET' ? [] : [413, 415];
  const ofKey: readonly Status[] = effect === 'write' && who !== 'anyone' ? [422] : [];
  const all = new Set<Status>([400, ...ofAccess[who], ...ofTool, ...own, ...ofBody, ...ofKey, 500, 503]);
  return [...all].sort((one, other) => one - other);
}

/** Builds the OpenAPI document of the contract. */
export function openApi(): Json {
  const schemas = createSchemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const [domain, calls] of Object.entries(contract)) {
    for (const call of Object.values(calls)) {
      const path = paths[call.path] ?? {};
      path[call.method.toLowerCase()] = operation(domain, call, schemas);
      paths[call.path] = path;
    }
  }
  Object.assign(paths, picturePaths(schemas));
  const refusal = schemas.schemaOf(
    Type.Object({ status: Type.Literal(false), message: Type.String(), messageKey, field: Type.Optional(Type.String()) }, { title: 'Refusal' }),
  );
  const responses = Object.values(faults).map(({ name, description, example, ...more }) => {
    const content = { 'application/json': { schema: refusal, example: { status: false, ...example } } };
    return [name, { description, ...('waits' in more && { headers: { 'retry-after': retryAfter } }), content }];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Field sales REST API',
      version: '1.0.0',
      description:
        'The documented calls, and the extensions of the embedded REST API (marked "x-extension"). Reads return the envelope shown here. Clients should also accept the bare payload, {status, data} and {status, data: {data}}. Every field except an id may be absent or null.',
      license: { name: 'Proprietary license of the operator', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server that returned this document.' }],
    tags: Object.entries({ ...domains, images: 'Pictures of people, shops and meetings.' }).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token that POST /api/auth/signin returns.' } },
      responses: Object.fromEntries(responses),
      schemas: schemas.components(),
    },
  };
}

/** Code and parameters of the message beside it (decision 209). */
const messageKey = Type.Optional(
  Type.Object(
    { code: Type.String(), params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])) },
    {
      title: 'MessageKey',
      description: 'Extension: the code of the message and its parameters, so a client can say the message in another language.',
      examples: [exampleMessage.messageKey],
    },
  ),
);

const retryAfter = { description: 'Number of seconds to wait before the next attempt.', schema: { type: 'integer', minimum: 0 } };

function operation(domain: string, call: Call, schemas: Schemas): Json {
  const { name, summary, description, who, peopleOnly, extension, body } = call;
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const refused = statusesOf(call).map((status) => [status, { $ref: `#/components/responses/${faults[status].name}` }]);
  return {
    operationId: name,
    tags: [domain],
    summary,
    description: [description, whoMay[who], peopleOnly && 'Not for tools.', extension && 'An extension that the provider does not have.']
      .filter(Boolean)
      .join(' '),
    security: who === 'anyone' ? [] : [{ session: [] }],
    parameters: [...queryParameters(call.query, schemas), ...headerParameters(call)],
    ...(body && { requestBody: { required: true, content: json(body, `${title}Request`, schemas) } }),
    responses: {
      200: { description: 'Done.', ...(isPaged(call) && { headers: totalHeaders }), content: content(call, title, schemas) },
      ...Object.fromEntries(refused),
    },
    'x-effect': call.effect,
    ...(extension && { 'x-extension': true }),
  };
}

/** Returns the two paths of pictures. Pictures are files and not JSON, so these paths are not calls of the contract. */
function picturePaths(schemas: Schemas): Record<string, Record<string, Json>> {
  const refused = (...statuses: Status[]) => Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${faults[status].name}` }]));
  const files = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
  const formats = Object.values(pictureTypes);
  const answer = Type.Object({ status: Type.Literal(true), data: Type.Object({ fileName: Type.String() }, { title: 'UploadedPicture' }) });
  const megabytes = maxPictureBytes / 1024 / 1024;
  return {
    '/images': {
      post: {
        operationId: 'uploadImage',
        tags: ['images'],
        summary: 'Store a picture',
        description: `Takes the bytes of one picture of at most ${megabytes} MB and ${maxPicturePixels / 1_000_000} megapixels, and removes its metadata. Repeated uploads of the same picture are stored once. ${whoMay.moderator} An extension that the provider does not have.`,
        security: [{ session: [] }],
        parameters: [],
        requestBody: { required: true, content: files(formats) },
        responses: {
          200: { description: 'Done. `fileName` is the value for fields with pictures.', content: json(answer, 'UploadImageAnswer', schemas) },
          ...refused(400, 401, 403, 413, 500, 503),
        },
        'x-effect': 'write',
        'x-extension': true,
      },
    },
    '/images/{fileName}': {
      get: {
        operationId: 'readImage',
        tags: ['images'],
        summary: 'Read a picture',
        description: 'Returns the picture with a file name. Needs no token, because the gateway signs the links to pictures.',
        security: [],
        parameters: [{ name: 'fileName', in: 'path', required: true, schema: { type: 'string' }, example: 'farmer-17.jpg' }],
        responses: { 200: { description: 'Done.', content: files([...formats, 'image/svg+xml']) }, ...refused(404, 500, 503) },
        'x-effect': 'read',
      },
    },
  };
}

const json = (schema: TSchema, title: string, { schemaOf }: Schemas) => ({
  'application/json': { schema: schemaOf(schema, title), example: exampleOf(schema) },
});

function queryParameters(query: TObject | undefined, { schemaOf }: Schemas): Json[] {
  const required: readonly unknown[] = query?.required ?? [];
  return Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schemaOf(schema),
    example: exampleOf(schema, name),
  }));
}

/** Omits the idempotency key for calls that are open to anyone, so that no caller receives the response of another. */
function headerParameters({ effect, who }: Call): Json[] {
  if (effect === 'read' || who === 'anyone') return [];
  const description = 'Extension: a repeat with the same key joins the first, for a day.';
  return [{ name: idempotencyKeyHeader, in: 'header', required: false, schema: { type: 'string' }, description }];
}

const count = { type: 'integer', minimum: 0 };
const totalHeaders = {
  [totalCountHeader]: { description: 'Extension: total number of rows of the list.', schema: count },
  [totalAtLeastHeader]: { description: 'Extension: lower bound of the number of rows while the list is being counted.', schema: count },
};

const isPaged = ({ query, body }: Call) => [query, body].some((input) => input && ('pageNumber' in input.properties || 'page' in input.properties));

function content({ files, response, envelope }: Call, title: string, schemas: Schemas): Json {
  if (files.length > 0) return Object.fromEntries(files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
  return json(answerOf(envelope, response), `${title}Answer`, schemas);
}

/** Returns the schema of the whole response body. */
function answerOf(envelope: Envelope, payload: TSchema): TSchema {
  const status = Type.Optional(Type.Boolean());
  const keyed = withMessageKey(payload);
  const bodies: Readonly<Record<Envelope, () => TSchema>> = {
    bare: () => keyed,
    data: () => Type.Object({ status, data: keyed }),
    'data.data': () => Type.Object({ status, data: Type.Object({ data: keyed }) }),
  };
  return bodies[envelope]();
}

/** Returns a payload with the key of its message; the documented calls of a provider have none. */
function withMessageKey(payload: TSchema): TSchema {
  if (!Type.IsObject(payload) || !('message' in payload.properties)) return payload;
  const { message, ...others } = payload.properties;
  const title = Reflect.get(payload, 'title');
  return Type.Object({ message, messageKey, ...others }, typeof title === 'string' ? { title } : {});
}
