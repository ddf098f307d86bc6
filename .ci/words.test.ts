/**
 * Comments and schema descriptions start with the thing or the action. They, test titles, documents and the English texts avoid the phrases that the
 * style guide replaces.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Sentence {
  /** File and line. */
  readonly place: string;
  readonly text: string;
}

const opener = /^(?:What|Whether|Which|Who|Whom|Whose|How|Why|Of|As|Where|That|Such)\s/;

/** Phrases that are grammatical but not the language of the field. Add a phrase when no file contains it. */
const phrases = [
  'anew',
  'as ever',
  'asked for',
  'askers?',
  'be it',
  'comes? back',
  'gives? back',
  'given back',
  'go(?:es)? on',
  'handed? on',
  'hands on',
  'has come',
  'in vain',
  'left as it is',
  'looks? at',
  'looked at',
  'mend(?:s|ed|ing)?',
  'narrowed (?:to|by)',
  'no less than',
  'of our own',
  'of ours',
  'puts? right',
  'says? so',
  'short way',
  'so many',
  'somebody',
  'stands(?! for)',
  '(?:is|are) told',
  'told apart',
  'told by',
  'whoever',
] as const;
const calque = new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i');

const filesOf = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.generated.ts') && file !== '.ci/words.test.ts');

/** Returns the comment or description of a line without its delimiters; undefined when the line has none. */
const textOf = (line: string): string | undefined => /^\s*(?:\/\*\* |\* |\/\/ |")(.+)$/.exec(line)?.[1];

/** Returns the test title of a line, which may stand alone; undefined when the line has none. */
function titleOf(line: string, previous: string): string | undefined {
  const call = /(?:\b(?:it|test|describe)\b[\w.]*(?:\(.*\))?|^\s*\](?: as const)?\))\(\s*(['"`])(.+?)\1/.exec(line);
  return call?.[2] ?? (previous.endsWith('(') ? /^\s*(['"`])(.+)\1,$/.exec(line)?.[2] : undefined);
}

/** Reads the sentences of files. @param read returns the text of a line, which is undefined when the line has none */
const sentencesOf = (files: readonly string[], read: (line: string, previous: string) => string | undefined): readonly Sentence[] =>
  files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const text = read(line, lines[index - 1] ?? '');
      return text === undefined ? [] : [{ place: `${file}:${index + 1}`, text }];
    });
  });

/** Creates a reader of Markdown that skips code blocks. */
function proseReader(): (line: string) => string | undefined {
  let isCode = false;
  return (line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return isFence || isCode || line === '' ? undefined : line;
  };
}

const comments = sentencesOf(filesOf('*.ts', '*.tsx', 'schema.graphql'), textOf);
const titles = sentencesOf(filesOf('*.test.ts', '*.test.tsx', '*.spec.ts'), titleOf);
const documents = filesOf('*.md').flatMap((file) => sentencesOf([file], proseReader()));
const texts = sentencesOf(filesOf('web/*/texts/texts.ts', 'web/i18n/signed-out/en.ts'), (line) => /['"`].+['"`]/.exec(line)?.[0]);

const matching = (sentences: readonly Sentence[], pattern: RegExp) =>
  sentences.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place} ${text}`);

it('reads comments, titles, documents and texts', () => {
  expect(comments.length).toBeGreaterThan(5_000);
  expect(titles.length).toBeGreaterThan(3_000);
  expect(documents.length).toBeGreaterThan(500);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(textOf('  /** What it is. */')).toMatch(opener);
  expect(textOf('  "As given in the input."')).toMatch(opener);
  expect(textOf('    // told apart by their ids')).toMatch(calque);
  expect(titleOf("  test('is asked for once', async () => {", '')).toMatch(calque);
  expect(titleOf("  ])('%s is looked at', (name) => {", '')).toMatch(calque);
  expect(titleOf("    'rows come anew',", '  it(')).toMatch(calque);
  expect(titleOf("    'rows come anew',", '  expect(rows,')).toBeUndefined();
  expect(['```', 'anew', '```', 'Rows of ours'].map(proseReader())).toEqual([undefined, undefined, undefined, 'Rows of ours']);
});

it('no comment or description starts with a question word or a preposition', () => {
  expect(matching(comments, opener)).toEqual([]);
});

it.each([
  ['comment or description', comments],
  ['test title', titles],
  ['document', documents],
  ['English text', texts],
])('no %s uses a phrase that the style guide replaces', (_kind, sentences) => {
  expect(matching(sentences, calque)).toEqual([]);
});
