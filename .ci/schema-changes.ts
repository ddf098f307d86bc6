/** Lists the changes of schema.graphql since the last release, and the breaking ones (docs/gateway.md, "The schema is a contract"). */
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

export interface SchemaChanges {
  /** Changes that remove something a tool may rely on, or that require more than before. */
  readonly breaking: readonly string[];
  /** Changes after which tools that handle every case may meet another one. */
  readonly dangerous: readonly string[];
  readonly additions: readonly string[];
}

/**
 * Returns the changes between two schemas, without descriptions.
 * @param today `YYYY-MM-DD`. A part that was released as deprecated until an earlier day may be removed
 */
export async function changesOf(released: string, current: string, today: string): Promise<SchemaChanges> {
  const all = await diff(buildSchema(released), buildSchema(current));
  const changes = all.filter(({ type }) => !type.includes('DESCRIPTION'));
  const ended = new Set(deprecationsIn(released).flatMap(({ path, reason }) => ((untilOf(reason) ?? today) < today ? [path] : [])));
  const messages = (level: CriticalityLevel) =>
    changes.flatMap(({ criticality, message, path }) => (criticality.level === level && !(path !== undefined && ended.has(path)) ? [message] : []));
  return { breaking: messages(CriticalityLevel.Breaking), dangerous: messages(CriticalityLevel.Dangerous), additions: messages(CriticalityLevel.NonBreaking) };
}

/** Returns the day until which a deprecated part stays, from the beginning of its reason. */
export const untilOf = (reason: string): string | null => /^Until (\d{4}-\d{2}-\d{2}): /.exec(reason)?.[1] ?? null;

interface Deprecation {
  /** Coordinate of a field, an input field or a value. */
  readonly path: string;
  readonly reason: string;
}

/** Returns all deprecations in a schema. */
export function deprecationsIn(schema: string): Deprecation[] {
  return Object.values(buildSchema(schema).getTypeMap()).flatMap((type) => {
    const members = 'getFields' in type ? Object.values(type.getFields()) : 'getValues' in type ? type.getValues() : [];
    return members.flatMap(({ name, deprecationReason: reason }) => (reason ? [{ path: `${type.name}.${name}`, reason }] : []));
  });
}

/** Returns the version in the first line of a schema. @throws Error when there is none */
export function versionOf(schema: string): string {
  const version = /^# Version (\d+\.\d+\.\d+)\n/.exec(schema)?.[1];
  if (version === undefined) throw new Error('The schema has no version in its first line');
  return version;
}

/** Returns the next version: the minor version is raised for an addition, and the patch version for changed descriptions. Before 1.0.0 nothing is promised. */
export function nextVersion(released: string, { breaking, dangerous, additions }: SchemaChanges): string {
  const [major = 0, minor = 0, patch = 0] = released.split('.').map(Number);
  if (breaking.length > 0 && major > 0) throw new Error(`These changes break tools:\n${breaking.map((change) => `- ${change}`).join('\n')}`);
  return breaking.length + dangerous.length + additions.length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Joins new types into one line, and leaves out members of new types and arguments of new fields, because the schema lists them. */
function shortened(additions: readonly string[]): string[] {
  const types = additions.flatMap((change) => /^Type '(\w+)' was added$/.exec(change)?.[1] ?? []);
  const fields = additions.flatMap((change) => {
    const [, field, type] = /^Field '(\w+)' was added to object type '(\w+)'$/.exec(change) ?? [];
    return field === undefined ? [] : [`${type}.${field}`];
  });
  const added = new Set([...types, ...fields]);
  const isKept = (change: string) => {
    const [, type = '', field = ''] = /'@?(\w+)(?:\.(\w+))?'$/.exec(change) ?? [];
    return !(/^Type '\w+' was added$/.test(change) || change.endsWith("'@access'") || added.has(type) || added.has(`${type}.${field}`));
  };
  return [...(types.length > 0 ? [`Types: ${types.join(', ')}`] : []), ...additions.filter(isKept)];
}

/** Kinds of changes that share a line: the pattern of a change, the title of the line, and the coordinate that the line lists. */
const kinds: readonly (readonly [RegExp, title: string, coordinate: string])[] = [
  [/^Field '(\w+)' was added to object type '(\w+)'$/, 'Fields', '$2.$1'],
  [/^Argument '(\w+): (\S+)' added to field '([\w.]+)'$/, 'Arguments', '$3($1: $2)'],
  [/^Type for argument '(\w+)' on field '([\w.]+)' changed from '\S+!' to '(\S+)'$/, 'Arguments that are optional now', '$2($1: $3)'],
  [/^Input field '(\w+)' .*was added to input object type '(\w+)'$/, 'Input fields', '$2.$1'],
  [/^Enum value '(\w+)' was added to enum '(\w+)'$/, 'Values', '$2.$1'],
];

/** Lists changes of one kind in one line, after the changes of no kind. */
function grouped(changes: readonly string[]): string[] {
  const lines = kinds.flatMap(([pattern, title, coordinate]) => {
    const some = changes.filter((change) => pattern.test(change)).map((change) => `\`${change.replace(pattern, coordinate)}\``);
    return some.length === 0 ? [] : [`${title}: ${some.join(', ')}`];
  });
  return [...changes.filter((change) => !kinds.some(([pattern]) => pattern.test(change))), ...lines];
}

/** Formats a section of the changelog. */
export function changelogOf(version: string, day: string, { breaking, dangerous, additions }: SchemaChanges): string {
  const part = (title: string, changes: readonly string[]) =>
    changes.length > 0 ? ['', `**${title}**`, '', ...grouped(changes).map((line) => `- ${line}`)] : [];
  const parts = [...part('Broken', breaking), ...part('To check', dangerous), ...part('New', shortened(additions))];
  return [`## ${version}, ${day}`, ...(parts.length > 0 ? parts : ['', 'Descriptions only.']), ''].join('\n');
}
