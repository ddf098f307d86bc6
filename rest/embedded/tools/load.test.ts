import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.each([
  [['--farmers', 'many'], '--farmers has to be from 1 to 100000000.'],
  [['--uses', '100', '--batches', '3', '--codes', '30'], '--uses needs as many codes: --batches times --codes.'],
  [['--cows', '5'], 'It takes, each if it is wanted:'],
])('what cannot be loaded is named, and nothing is opened: %j', (words, sentence) => {
  const program = fileURLToPath(new URL('load.ts', import.meta.url));
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: `${tmpdir()}/never` };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...words], { env, encoding: 'utf8' });
  expect({ status, stdout, first: stderr.split('\n')[0] }).toEqual({ status: 1, stdout: '', first: sentence });
});
