import { describe, expect, test } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { session } from '../../rest/contract/session.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

describe('a tool', () => {
  const asTool = (gateway: TestGateway, query: string) => gateway.ask(query, {}, 'tool_abc');
  const wire = { id: 1, roles: ['ROLE_ADMIN'], toolName: 'Nightly', toolExpiresAt: '2026-12-20T09:30:00.000+05:30' };

  test('reads its name and the expiry of its token', async () => {
    await using gateway = await startTestGateway({ extensions: true });
    gateway.rest.answer(session.userDetails, { payload: wire });
    const { result } = await asTool(gateway, '{ me { tool { name expiresAt } } }');
    expect(result).toEqual({ data: { me: { tool: { name: 'Nightly', expiresAt: wire.toolExpiresAt } } } });
  });

  test('gets the message that its token has ended, without advice to sign in', async () => {
    await using gateway = await startTestGateway({ extensions: true });
    gateway.rest.answer(session.userDetails, { status: 401, body: {} });
    for (const query of ['{ me { id } }', '{ farmers { totalCount } }', 'mutation { cancelMeeting(input: { id: "7", reason: "Rain" }) { message } }']) {
      const [error] = (await asTool(gateway, query)).result.errors ?? [];
      expect(error?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'TOOL_TOKEN_ENDED', call: 'userDetails' });
      expect(error?.message).toMatch(/^The tool's token is not valid/);
    }
    const [error] = (await gateway.ask('{ me { id } }', {}, 'a-person')).result.errors ?? [];
    expect(error).toMatchObject({ message: 'Sign in to continue', extensions: { code: 'UNAUTHENTICATED' } });
    expect(error?.extensions).not.toHaveProperty('reason');
  });

  test('gets separate messages for fields closed to tools and for missing roles', async () => {
    await using gateway = await startTestGateway({ extensions: true });
    gateway.rest.answer(session.userDetails, { payload: wire });
    gateway.rest.answer(employees.makePasswordLink, { status: 403, body: { message: 'This is not for tools' } });
    const refused = await asTool(gateway, 'mutation { makePasswordLink(input: { userId: "3" }) { message } }');
    expect(refused.result.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', reason: 'NOT_FOR_TOOLS', call: 'makePasswordLink' } }]);
    gateway.rest.answer(session.userDetails, { payload: { ...wire, roles: ['ROLE_USER'] } });
    const byRole = await gateway.ask('{ farmers { totalCount } }', {}, 'tool_def');
    expect(byRole.result.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', requiredRoles: ['MODERATOR', 'ADMIN'] } }]);
  });
});
