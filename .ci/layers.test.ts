/** No import breaks a layer, and each rule of the layers reports an import that does. */
import { describe, expect, it } from 'vitest';
import { allImports, drawings, violationOf } from './layers.ts';

it('no import breaks a layer', () => {
  const imports = allImports();
  expect(imports.length).toBeGreaterThan(1_000);
  const broken = imports.flatMap(({ from, to }) => {
    const why = violationOf(from, to);
    return why === null ? [] : [`${from} imports ${to}: ${why}`];
  });
  expect(broken.join('\n')).toBe('');
});

it('docs/architecture.md draws the layers of the gateway, the embedded REST API and the web client, and every box exists', () => {
  expect(drawings.map(({ root }) => root)).toEqual(['gateway/', 'rest/embedded/', 'web/']);
  const files = allImports().map(({ from }) => from);
  const rooms = drawings.flatMap(({ root, layers }) => layers.flat().map((room) => root + room));
  expect(rooms.filter((room) => !room.endsWith('/domains') && !files.some((file) => file === room || file.startsWith(`${room}/`)))).toEqual([]);
});

describe('each rule reports a violation', () => {
  it.each([
    ['web/app/router.ts', 'gateway/config.ts', 'The web client speaks GraphQL'],
    ['web/main.tsx', 'rest/contract/call.ts', 'The web client speaks GraphQL'],
    ['gateway/config.ts', 'rest/embedded/main.ts', 'The gateway imports the contract'],
    ['gateway/server/main.ts', 'web/ui/Input.tsx', 'shares no code with it'],
    ['gateway/playground/main.tsx', 'web/ui/Input.tsx', "shares the web client's session"],
    ['gateway/playground/main.tsx', 'rest/contract/call.ts', "shares the web client's session"],
    ['gateway/playground/main.tsx', 'gateway/upstream/token.ts', 'imports nothing of the server'],
    ['rest/embedded/server.ts', 'gateway/config.ts', 'knows neither the gateway'],
    ['rest/contract/call.ts', 'web/ui/Input.tsx', 'knows neither the gateway'],
    ['rest/contract/call.ts', 'rest/embedded/main.ts', 'The contract stands by itself'],
    ['gateway/upstream/client.ts', 'graphql', 'Nothing below a resolver knows GraphQL'],
    ['gateway/modules/farmers/resolvers.ts', 'undici', 'knows HTTP'],
    ['gateway/graphql/context.ts', 'fastify', 'knows HTTP'],
    ['rest/embedded/demo/load.ts', 'rest/embedded/server.ts', 'Only tools import'],
    ['rest/embedded/meetings/meetings.ts', 'rest/embedded/config.ts', 'Only tools import'],
    ['rest/embedded/server.ts', 'rest/embedded/start.ts', 'The server is below'],
    ['rest/embedded/server.ts', 'rest/embedded/demo/load.ts', 'server.ts is below demo'],
    ['rest/embedded/demo/load.ts', 'rest/embedded/tools/admin.ts', 'demo is below tools'],
    ['rest/embedded/a-new-domain/list.ts', 'rest/embedded/meetings/meetings.ts', 'Domains of the REST API'],
    ['rest/embedded/people/forms.ts', 'rest/embedded/meetings/meetings.ts', 'people is below domains'],
    ['rest/embedded/calls/route.ts', 'rest/embedded/people/forms.ts', 'calls is below people'],
    ['rest/embedded/database/open.ts', 'rest/embedded/calls/route.ts', 'database is below calls'],
    ['web/features/employees/parts/Row.tsx', 'web/features/customers/rows.ts', 'Features do not import each other'],
    ['web/i18n/texts.ts', 'web/ui/Input.tsx', 'i18n is below ui'],
    ['web/ui/Input.tsx', 'web/session/session.ts', 'ui is below session'],
    ['web/data/cache.ts', 'web/people/just-added.ts', 'data is below people'],
    ['web/people/just-added.ts', 'web/features/employees/rows.ts', 'people is below features'],
    ['web/features/employees/rows.ts', 'web/screens/paths.ts', 'features is below screens'],
    ['web/screens/paths.ts', 'web/app/router.ts', 'screens is below app'],
    ['gateway/upstream/client.ts', 'gateway/graphql/context.ts', 'upstream is below graphql'],
    ['gateway/graphql/context.ts', 'gateway/modules/resolvers.ts', 'graphql is below modules'],
    ['gateway/modules/farmers/farmer.ts', 'gateway/server/graphql.ts', 'modules is below server'],
    ['gateway/a-new-room/file.ts', 'graphql', 'does not draw gateway/a-new-room'],
  ])('%s may not import %s: %s', (from, to, why) => expect(violationOf(from, to)).toContain(why));

  it.each([
    ['web/app/router.ts', 'web/features/employees/rows.ts'],
    ['web/data/cache.ts', 'web/session/session.ts'],
    ['web/data/cache.ts', '@apollo/client'],
    ['web/features/employees/parts/Row.tsx', 'web/features/employees/rows.ts'],
    ['gateway/playground/main.tsx', 'web/session/session.ts'],
    ['gateway/graphql/context.ts', '@apollo/server'],
    ['gateway/modules/farmers/farmer.ts', 'rest/contract/farmers.ts'],
    ['rest/embedded/demo/load.ts', 'rest/embedded/session/password.ts'],
    ['rest/embedded/tools/admin.ts', 'rest/embedded/config.ts'],
    ['rest/embedded/meetings/meetings.test.ts', 'rest/embedded/testing/test-server.ts'],
    ['rest/embedded/start.ts', 'rest/embedded/demo/load.ts'],
  ])('%s may import %s', (from, to) => expect(violationOf(from, to)).toBeNull());
});
