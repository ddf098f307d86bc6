/** A gateway before a REST API with all extensions, and one before a REST API that has the documented calls only: for what has to work with both. */
import { afterAll, beforeEach } from 'vitest';
import { startTestGateway } from './test-gateway.ts';

/** For a whole test file, which ends them; what they have sent is forgotten before each test. */
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
