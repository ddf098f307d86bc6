/**
 * Every document of the web client in front of a REST API that implements only the documentation. Each call is made
 * with exactly the documented parameters. Each fault of a REST API is tried with one document of each shape; provider-faults.test.ts tries all.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idempotencyKeyHeader } from '../../rest/contract/call.ts';
import { documentedFields } from '../testing/documented-fields.ts';
import { misfitOf } from '../testing/documented-requests.ts';
import { answerToTheLetter, ask, describeFaults, documented, isExtension, tries, userErrorsOf } from '../testing/rest-faults.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

describe('in front of a REST API with the documented calls only', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
    answerToTheLetter(gateway.rest);
  });
  afterAll(() => gateway[Symbol.asyncDispose]());
  beforeEach(() => void gateway.rest.log.splice(0));

  const made = new Set<string>();

  test.each(tries)('$name $variables makes documented calls with exactly the documented parameters', async (operation) => {
    const { status, result } = await ask(gateway, operation);
    expect(status).toBe(200);
    for (const request of gateway.rest.log) {
      made.add(request.call ?? '');
      expect(misfitOf(request)).toBeNull();
      expect(request.headers).not.toHaveProperty(idempotencyKeyHeader);
      expect(request.token === null).toBe(request.path.startsWith('/api/auth/'));
    }
    if (isExtension(operation)) return;
    expect(result.errors).toBeUndefined();
    expect(userErrorsOf(result.data)).toEqual([]);
  });

  test('uses every documented call except those for tools', () => {
    const forTools = documentedFields().filter(({ name }) => name.endsWith('CreatedBy'));
    const left = documented.filter(({ name }) => !made.has(name)).map(({ method, path }) => `${method} ${path}`);
    expect(left.sort()).toEqual(forTools.flatMap(({ restCalls }) => restCalls).sort());
  });
});

/** Lists, a search, one record, days and a whole team; a write, an export, days to approve one by one, an import's look-up, a sign-in, and the caller. */
const shapes = [
  'Employees',
  'SearchFarmers',
  'Invoice',
  'Day',
  'TeamMonth',
  'AddFarmer',
  'ScheduleMeeting',
  'ExportFarmers',
  'ApproveDays',
  'RegisteredCustomers',
  'SignIn',
  'Me',
];

describeFaults(
  shapes.map((shape) => {
    const operation = tries.find(({ name }) => name === shape);
    if (operation === undefined) throw new Error(`The web client has no document ${shape}`);
    return operation;
  }),
);
