/**
 * Traces by OpenTelemetry, loaded only when a collector is configured so that nothing else pays for it. The libraries read the collector's
 * address, headers, sampling and service name from the OTEL_… variables (docs/operations.md).
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
  /** Starts the span of a request, as part of the trace named by its headers if there is one. */
  begin(name: string, headers: IncomingHttpHeaders, facts: SpanFacts): Span;
  /** Sends the remaining spans, without waiting for a collector that cannot be reached. */
  close(): Promise<void>;
}

const propagator = new W3CTraceContextPropagator();
const kinds = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** @param flushWithinMs milliseconds for sending the last spans at shutdown */
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
  // Otherwise the libraries would log each lost batch from here on.
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

/** Wraps the exporter to log one line when spans stop arriving, and one when they arrive again. */
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
