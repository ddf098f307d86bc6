/** Pieces of work as a trace shows them. Only the server's `open-telemetry.ts` knows OpenTelemetry; where it is off there are no spans. */

export type SpanFacts = Readonly<Record<string, string | number>>;

/** The server that a client's span asks. */
export const serverFacts = ({ hostname, port, protocol }: URL): SpanFacts => ({
  'server.address': hostname.replace(/^\[|\]$/g, ''),
  'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
});

export interface Span {
  /** Id of the trace, as collectors show it. */
  readonly traceId: string;
  /** Begins a part of this work; a client's is asked of another server. */
  begin(name: string, kind: 'client' | 'internal', facts: SpanFacts): Span;
  add(facts: SpanFacts): void;
  rename(name: string): void;
  /** Headers that make the work of the next server a part of this trace. */
  headers(): Readonly<Record<string, string>>;
  /** Only what was ended is sent. @param trouble a code, where whoever runs the gateway has to look at it */
  end(trouble: string | null): void;
}

/** Returns the field that ties a log line to its trace, by the name that OpenTelemetry gives the field; nothing where there is no trace. */
export const traceFacts = (span: Pick<Span, 'traceId'> | null | undefined): { readonly trace_id?: string } => (span ? { trace_id: span.traceId } : {});
