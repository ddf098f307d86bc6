/**
 * Traces by OpenTelemetry. Loaded only when a collector is named, so that nobody else pays for it. Where it is, with which headers, how
 * many traces are kept, what the service is called: the libraries read it from OTEL_…, see docs/operations.md.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { FastifyBaseLogger } from 'fastify';
import type { Span, SpanFacts } from '../upstream/span.ts';

export interface Tracing {
  /** Begins the work on a request, as a part of the trace that its headers name, if they do. */
  begin(name: string, headers: IncomingHttpHeaders, facts: SpanFacts): Span;
  /** Sends what has not been sent; a collector that cannot be reached is not waited for. */
  close(): Promise<void>;
}

const propagator = new W3CTraceContextPropagator();
const kinds = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** @param flushWithinMs milliseconds that the last spans are given at the end */
export function startTracing(log: FastifyBaseLogger, flushWithinMs = 2_000): Tracing {
  const say = (message: string) => log.warn({ reason: message }, 'a variable OTEL_… cannot be used');
  diag.setLogger({ error: say, warn: say, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN);
  const own = resourceFromAttributes({ 'service.name': 'back-office-gateway' });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(tellingOnce(new OTLPTraceExporter(), log))],
  });
  // From here on they would speak of each batch that is lost.
  diag.disable();
  const tracer = provider.getTracer('gateway');
  return {
    begin(name, headers, facts) {
      const context = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      return asSpan(tracer, context, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: facts }, context));
    },
    async close() {
      const timeout = new AbortController();
      const flushed = provider.shutdown().catch(() => {});
      await Promise.race([flushed, setTimeout(flushWithinMs, undefined, { signal: timeout.signal })]);
      timeout.abort();
    },
  };
}

function asSpan(tracer: Tracer, parent: Context, span: OtelSpan): Span {
  const context = trace.setSpan(parent, span);
  return {
    traceId: span.spanContext().traceId,
    begin: (name, kind, facts) => asSpan(tracer, context, tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, context)),
    add: (facts) => span.setAttributes(facts),
    rename: (name) => span.updateName(name),
    headers() {
      const headers: Record<string, string> = {};
      propagator.inject(context, headers, defaultTextMapSetter);
      return headers;
    },
    end(trouble) {
      if (trouble !== null) span.setAttribute('error.type', trouble).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** One line when spans no longer arrive, and one when they do again. */
function tellingOnce(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
  let isLost = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !isLost) log.warn({ reason: result.error?.message }, 'traces do not reach the collector');
        if (!fails && isLost) log.info('traces reach the collector again');
        isLost = fails;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
