/** Comments and schema descriptions start with the thing or the action, and avoid the phrases that the style guide replaces. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Sentence {
  /** File and line. */
  readonly place: string;
  readonly text: string;
}

const opener = /^(?:What|Whether|Who|Whom|Whose|Of|As|Where)\s/;
const calque = /\b(?:drawn anew|asked anew|left as it is|so many at most|at most so many|told apart|of ours|stands already|short way)\b/i;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', 'schema.graphql'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.generated.ts') && file !== '.ci/words.test.ts');

/** Returns the comment or description of a line without its delimiters; undefined when the line has none. */
const textOf = (line: string): string | undefined => /^\s*(?:\/\*\* |\* |\/\/ |")(.+)$/.exec(line)?.[1];

const sentences: readonly Sentence[] = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const text = textOf(line);
      return text === undefined ? [] : [{ place: `${file}:${index + 1}`, text }];
    }),
);

const matching = (pattern: RegExp) => sentences.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place} ${text}`);

it('reads the comments and descriptions of the project', () => {
  expect(sentences.length).toBeGreaterThan(5_000);
  expect(textOf('  /** What it is. */')).toMatch(opener);
  expect(textOf('  "As given in the input."')).toMatch(opener);
  expect(textOf('    // told apart by their ids')).toMatch(calque);
});

it('no comment or description starts with a question word or a preposition', () => {
  expect(matching(opener)).toEqual([]);
});

it('no comment or description uses a phrase that the style guide replaces', () => {
  expect(matching(calque)).toEqual([]);
});
