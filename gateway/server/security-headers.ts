/** Security headers of responses for browsers. */
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

const request = new IncomingMessage(new Socket());

function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => {});
  return response.getHeaders();
}

/**
 * Security headers of every response, computed by helmet once because computing them per response is slow. Each kind of response has its own content
 * security policy. The proxy that terminates TLS sets the headers about TLS.
 */
export const securityHeaders = headersOf({
  contentSecurityPolicy: false,
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  frameguard: { action: 'deny' },
});

/** @param directives the complete policy; nothing is added */
export const policyOf = (directives: Record<string, string[]>) =>
  headersOf({ contentSecurityPolicy: { useDefaults: false, directives } })['content-security-policy'];
