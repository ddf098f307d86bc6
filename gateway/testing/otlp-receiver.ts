/** A collector of traces. Accepts OTLP over HTTP as protobuf and decodes the fields that tests need (opentelemetry/proto/trace/v1/trace.proto). */
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './listen.ts';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Id of the parent span; empty for the root of a trace. */
  readonly parentId: string;
  readonly name: string;
  /** Kind of the span: 1 internal, 2 server, 3 client. */
  readonly kind: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly isError: boolean;
  /** `service.name` of the resource. */
  readonly service: string;
}

export interface OtlpReceiver extends AsyncDisposable {
  readonly url: URL;
  readonly spans: ReceivedSpan[];
  /** All received data as text. */
  readonly texts: string[];
  readonly headers: IncomingHttpHeaders[];
  /** Sets the status of responses. `nothing` never responds. */
  answer(status: number | 'nothing'): void;
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let status: number | 'nothing' = 200;
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    // The gateway has ended before the request was complete.
    if (body === null) return;
    headers.push(request.headers);
    if (status === 'nothing') return;
    if (status === 200 && request.method === 'POST' && request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf') {
      texts.push(body.toString());
      spans.push(...spansOf(body));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    } else response.writeHead(status === 200 ? 400 : status).end();
  });
  return {
    url: await listen(server),
    spans,
    texts,
    headers,
    answer(next) {
      status = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Fields of a message by number. Messages, texts and bytes are bytes, and everything else is a number. */
type Fields = ReadonlyMap<number, readonly (Buffer | number)[]>;

function fieldsOf(message: Buffer): Fields {
  const fields = new Map<number, (Buffer | number)[]>();
  let at = 0;
  function varint(): number {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return Number(BigInt.asIntN(64, value));
    }
  }
  function bytes(length: number): Buffer {
    at += length;
    return message.subarray(at - length, at);
  }
  while (at < message.length) {
    const tag = varint();
    const wire = tag & 7;
    if (![0, 1, 2, 5].includes(wire)) throw new Error(`no protobuf: wire type ${wire}`);
    const value = wire === 0 ? varint() : wire === 2 ? bytes(varint()) : wire === 1 ? Number(bytes(8).readBigUInt64LE()) : bytes(4).readUInt32LE();
    fields.set(tag >>> 3, [...(fields.get(tag >>> 3) ?? []), value]);
  }
  if (at !== message.length) throw new Error('no protobuf: it ends in the middle of a field');
  return fields;
}

const messages = (fields: Fields, number: number) => (fields.get(number) ?? []).filter((value) => Buffer.isBuffer(value)).map(fieldsOf);
const bytesOf = (fields: Fields, number: number) => {
  const [value] = fields.get(number) ?? [];
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
};
const numberOf = (fields: Fields, number: number) => Number(fields.get(number)?.[0] ?? 0);

const attributesOf = (attributes: readonly Fields[]) =>
  Object.fromEntries(
    attributes.map((attribute) => {
      const [value] = messages(attribute, 2);
      return [bytesOf(attribute, 1).toString(), value?.has(1) ? bytesOf(value, 1).toString() : value ? numberOf(value, 3) : ''];
    }),
  );

function spansOf(request: Buffer): readonly ReceivedSpan[] {
  return messages(fieldsOf(request), 1).flatMap((ofResource) => {
    const service = String(attributesOf(messages(ofResource, 1).flatMap((resource) => messages(resource, 1)))['service.name']);
    return messages(ofResource, 2).flatMap((ofScope) =>
      messages(ofScope, 2).map((span) => ({
        traceId: bytesOf(span, 1).toString('hex'),
        spanId: bytesOf(span, 2).toString('hex'),
        parentId: bytesOf(span, 4).toString('hex'),
        name: bytesOf(span, 5).toString(),
        kind: numberOf(span, 6),
        attributes: attributesOf(messages(span, 9)),
        isError: messages(span, 15).some((status) => numberOf(status, 3) === 2),
        service,
      })),
    );
  });
}
