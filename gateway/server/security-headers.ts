/** Headers that protect whoever reads an answer in a browser. */
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

const request = new IncomingMessage(new Socket());

/** What helmet sets. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => {});
  return response.getHeaders();
}

/**
 * Of every answer, and so asked of helmet once: setting them anew for each took longer than its log line. Each kind of answer has its own content
 * security policy. What concerns TLS is for whoever ends it before the gateway.
 */
export const securityHeaders = headersOf({
  contentSecurityPolicy: false,
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  frameguard: { action: 'deny' },
});

/** @param directives all of them: nothing is added */
export const policyOf = (directives: Record<string, string[]>) =>
  headersOf({ contentSecurityPolicy: { useDefaults: false, directives } })['content-security-policy'];
