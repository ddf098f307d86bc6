/** Two gateways for tests that must pass with both: one over a REST API with all extensions, and one over the documented calls only. */
import { beforeEach } from 'vitest';
import { shareTestGateway } from './test-gateway.ts';

/** Starts both gateways for a test file, and stops them at its end. Recorded requests are cleared before each test. */
export async function startBothGateways() {
  const [extended, documented] = [await shareTestGateway({ extensions: true }), await shareTestGateway()];
  beforeEach(() => {
    for (const gateway of [extended, documented]) gateway.calls();
  });
  return { extended, documented };
}
