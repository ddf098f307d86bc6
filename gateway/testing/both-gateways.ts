/** Two gateways for tests that must pass with both: one over a REST API with all extensions, and one over the documented calls only. */
import { afterAll, beforeEach } from 'vitest';
import { startTestGateway } from './test-gateway.ts';

/** Starts both gateways for a test file, and stops them at its end. Recorded requests are cleared before each test. */
export async function startBothGateways() {
  const [extended, documented] = [await startTestGateway({ extensions: true }), await startTestGateway()];
  beforeEach(() => {
    for (const gateway of [extended, documented]) gateway.calls();
  });
  afterAll(async () => {
    for (const gateway of [extended, documented]) await gateway[Symbol.asyncDispose]();
  });
  return { extended, documented };
}
