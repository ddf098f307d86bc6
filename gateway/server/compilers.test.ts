/** Unmodified third-party tools against the gateway: Relay's compiler, codegen's client preset and Python's standard library. */
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import { preset } from '@graphql-codegen/client-preset';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const execute = promisify(execFile);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compilers-'));
  await mkdir(path.join(folder, 'src'));
  await cp('schema.graphql', path.join(folder, 'schema.graphql'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Path of Relay's compiler. `.ci/run` installs it because it is too large for a dependency of one test. */
const relayCompiler = process.env['RELAY_COMPILER'];

test.skipIf(relayCompiler === undefined)('Relay’s compiler accepts a list as a connection with pagination, and refetches a viewer', async () => {
  const list = `const { graphql } = require('react-relay');
graphql\`
  fragment FarmersList_query on Query @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) @refetchable(queryName: "FarmersListPage") {
    farmers(first: $count, after: $cursor) @connection(key: "FarmersList_farmers") { edges { node { id firstName } } }
  }
\`;
graphql\`query FarmersListQuery { ...FarmersList_query }\`;
graphql\`fragment Me_viewer on Viewer @refetchable(queryName: "MeAgain") { id firstName roles }\`;
`;
  const config = { src: './src', schema: './schema.graphql', language: 'typescript', artifactDirectory: './made', excludes: [] };
  await mkdir(path.join(folder, 'made'));
  await writeFile(path.join(folder, 'src/FarmersList.ts'), list);
  await writeFile(path.join(folder, 'relay.config.json'), JSON.stringify(config));
  await execute(process.execPath, [relayCompiler ?? '', 'relay.config.json'], { cwd: folder });
  const made = await readFile(path.join(folder, 'made/FarmersListPage.graphql.ts'), 'utf8');
  expect(made).toContain('farmers(first: $count, after: $cursor)');
  expect(made).toContain('hasNextPage');
  expect(await readFile(path.join(folder, 'made/MeAgain.graphql.ts'), 'utf8')).toContain('viewer {');
});

test('codegen’s client preset generates types for a document', async () => {
  const documents = path.join(folder, 'src/farmers.ts');
  await writeFile(documents, 'graphql(`query EveryFarmer($after: String) { farmers(first: 100, after: $after) { nodes { id firstName } } }`);');
  const target = `${path.join(folder, 'preset')}/`;
  const files: { filename: string; content: string }[] = await generate(
    { schema: 'schema.graphql', documents, generates: { [target]: { preset } }, silent: true, errorsOnly: true },
    false,
  );
  const made = files.find(({ filename }) => filename.endsWith('graphql.ts'))?.content ?? '';
  expect(made).toContain('export type EveryFarmerQueryVariables');
  expect(made).toContain('DocumentNode<EveryFarmerQuery, EveryFarmerQueryVariables>');
});

function versionOfPython(): string | null {
  try {
    return execFileSync('python3', ['--version'], { encoding: 'utf8' });
  } catch {
    return null;
  }
}

describe.skipIf(versionOfPython() === null)('Python’s standard library', () => {
  let gateway: TestGateway;
  let url = '';
  beforeAll(async () => {
    gateway = await startTestGateway();
    url = await gateway.listen('/graphql');
  });
  afterAll(() => gateway[Symbol.asyncDispose]());

  test('reads data and error codes', async () => {
    const program = `
import json, os, urllib.request

def ask(query, variables={}):
    body = json.dumps({"query": query, "variables": variables}).encode()
    headers = {"content-type": "application/json", "authorization": "Bearer " + os.environ["TOKEN"]}
    with urllib.request.urlopen(urllib.request.Request(os.environ["URL"], body, headers)) as answer:
        return json.load(answer)

print(json.dumps([ask("{ me { id roles } }"), ask("{ productVariants { id } }")["errors"][0]["extensions"]["code"]]))
`;
    const { stdout } = await execute('python3', ['-c', program], { env: { ...process.env, URL: url, TOKEN: 'moderator' } });
    expect(JSON.parse(stdout)).toEqual([{ data: { me: { id: '20', roles: ['MODERATOR'] } } }, 'FORBIDDEN']);
  });
});
