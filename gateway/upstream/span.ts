/** Spans of a trace. Only the server's `open-telemetry.ts` uses OpenTelemetry; without it there are no spans. */

export type SpanFacts = Readonly<Record<string, string | number>>;

/** Attributes of the server that a client span calls. */
export const serverFacts = ({ hostname, port, protocol }: URL): SpanFacts => ({
  'server.address': hostname.replace(/^\[|\]$/g, ''),
  'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
});

export interface Span {
  /** Id of the trace, as collectors show it. */
  readonly traceId: string;
  /** Starts a child span. A client span is a request to another server. */
  begin(name: string, kind: 'client' | 'internal', facts: SpanFacts): Span;
  add(facts: SpanFacts): void;
  rename(name: string): void;
  /** Returns the headers that make the next server's spans part of this trace. */
  headers(): Readonly<Record<string, string>>;
  /** Ends the span. Only ended spans are sent. @param trouble an error code when the operator has to check it, or else null */
  end(trouble: string | null): void;
}

/** Returns the field that connects a log line with its trace, by OpenTelemetry's name; nothing without a trace. */
export const traceFacts = (span: Pick<Span, 'traceId'> | null | undefined): { readonly trace_id?: string } => (span ? { trace_id: span.traceId } : {});
