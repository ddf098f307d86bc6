import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changelogOf, changesOf, deprecationsIn, nextVersion, untilOf, versionOf } from './schema-changes.ts';

const [current, released, changelog] = ['schema.graphql', '.ci/released.graphql', 'docs/schema-changelog.md'].map((file) => readFileSync(file, 'utf8'));
const today = new Date().toISOString().slice(0, 10);

it('the schema breaks nothing of the released one', async () => {
  const changes = await changesOf(released ?? '', current ?? '', today);
  expect(() => nextVersion(versionOf(released ?? ''), changes)).not.toThrow();
});

it('the released schema is the newest of the changelog', () => {
  expect(/^## (\S+), /m.exec(changelog ?? '')?.[1]).toBe(versionOf(released ?? ''));
});

it('every deprecation has an end date', () => {
  expect(deprecationsIn(current ?? '').filter(({ reason }) => untilOf(reason) === null)).toEqual([]);
});

describe('a change', () => {
  const before = 'type Query { a(x: Int): Int old: Int @deprecated(reason: "Until 2026-06-30: use a") kind: Kind } enum Kind { ONE }';
  const changesTo = (after: string, day = '2026-11-22') => changesOf(before, after, day);

  it.each([
    ['a field that goes', before.replace('a(x: Int): Int', '')],
    ['another type', before.replace('a(x: Int): Int', 'a(x: Int): String')],
    ['an argument that is required', before.replace('x: Int', 'x: Int!')],
    ['a value that goes', before.replace('{ ONE }', '{ TWO }')],
  ])('%s is refused after the first version', async (_what, after) => {
    const changes = await changesTo(after);
    expect(changes.breaking).not.toEqual([]);
    expect(() => nextVersion('1.2.3', changes)).toThrow('These changes break tools');
    expect(nextVersion('0.2.3', changes)).toBe('0.3.0');
  });

  it('raises the minor version for an addition, and the patch version for descriptions', async () => {
    expect(nextVersion('1.2.3', await changesTo(`${before} extend type Query { more: Int }`))).toBe('1.3.0');
    expect(nextVersion('1.2.3', await changesTo(`"""Said better.""" ${before}`))).toBe('1.2.4');
    expect((await changesTo(before.replace('{ ONE }', '{ ONE TWO }'))).dangerous).not.toEqual([]);
  });

  it('may remove a deprecated field after its end date', async () => {
    const after = before.replace(/old: Int @deprecated\(.*?\) /, '');
    expect((await changesTo(after)).breaking).toEqual([]);
    expect((await changesTo(after, '2026-06-30')).breaking).toEqual(["Field 'old' (deprecated) was removed from object type 'Query'"]);
  });

  it('is listed in the changelog under its version', async () => {
    const section = changelogOf('1.3.0', '2026-11-22', await changesTo(`${before} extend type Query { more: Int }`));
    expect(section).toBe('## 1.3.0, 2026-11-22\n\n**New**\n\n- Fields: `Query.more`\n');
  });
});
