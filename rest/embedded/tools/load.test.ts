import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { programOf } from '../testing/programs.ts';

test.each([
  [['--farmers', 'many'], '--farmers has to be from 1 to 100000000.'],
  [['--uses', '100', '--batches', '3', '--codes', '30'], '--uses needs as many codes: --batches times --codes.'],
  [['--batches', '168', '--codes', '10'], '--batches has to be from 0 to 167.'],
  [['--cows', '5'], 'It takes, each if it is wanted:'],
])('what cannot be loaded is named, and nothing is opened: %j', (words, sentence) => {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: `${tmpdir()}/never` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [programOf('rest/embedded/tools/load.ts'), ...words], { env, encoding: 'utf8' });
  expect({ status, stdout, first: stderr.split('\n')[0] }).toEqual({ status: 1, stdout: '', first: sentence });
});
