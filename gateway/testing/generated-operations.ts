/** Generates operations that the schema allows, and mutates their tokens and variables at random. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { hostileValue } from './hostile-values.ts';
import { schema } from './schema-operations.ts';
import type { Tape } from './tape.ts';

export interface GeneratedOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const most = { depth: 6, rootFields: 3, fields: 5 };
const samples: Readonly<Record<string, readonly unknown[]>> = {
  String: ['Shinde', 'शिंदे', '', '9822041735', 'g@example.in'],
  ID: ['1', '42', '700', '../x', 'a b'],
  Int: [0, 1, 10, 100, 11, 2026, -1],
  Boolean: [true, false],
  Date: ['2026-11-20', '2024-02-29'],
  DateTime: ['2026-11-20T09:30:00+05:30', '2026-11-20'],
};

function sampleOf(type: GraphQLInputType, tape: Tape): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, tape);
  if (isListType(type)) return Array.from({ length: tape.next(3) }, () => sampleOf(type.ofType, tape));
  if (isEnumType(type)) return tape.one(type.getValues()).name;
  if (!isInputObjectType(type)) return tape.one(samples[type.name] ?? ['']);
  const fields = Object.values(type.getFields()).filter((field) => isRequiredInputField(field) || tape.next(2) === 1);
  return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type, tape)]));
}

/** Prints a value as a literal of a document. */
function literal(type: GraphQLInputType, value: unknown): string {
  if (isNonNullType(type)) return literal(type.ofType, value);
  if (isListType(type) && Array.isArray(value)) return `[${value.map((item) => literal(type.ofType, item)).join(' ')}]`;
  if (isEnumType(type)) return String(value);
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = type.getFields();
  return `{ ${Object.entries(value)
    .map(([name, field]) => `${name}: ${fields[name] ? literal(fields[name].type, field) : 'null'}`)
    .join(' ')} }`;
}

/** Generates an operation that passes validation, whatever its resolvers return. */
export function validOperation(tape: Tape): GeneratedOperation {
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const fragments: string[] = [];

  function argument({ name, type }: GraphQLArgument): string {
    const value = sampleOf(type, tape);
    if (tape.next(2) === 0) return `${name}: ${literal(type, value)}`;
    const variable = `v${declared.length}`;
    // With a default value, a nullable variable is allowed in a non-null position and can be null at run time.
    if (isNonNullType(type) && tape.rarely(3)) {
      declared.push(`$${variable}: ${type.ofType} = ${literal(type, value)}`);
      variables[variable] = tape.next(2) === 0 ? null : value;
    } else {
      declared.push(`$${variable}: ${type}`);
      variables[variable] = value;
    }
    return `${name}: $${variable}`;
  }

  function included(): string {
    if (tape.next(2) === 0) return ' @include(if: true)';
    const variable = `v${declared.length}`;
    declared.push(`$${variable}: Boolean = true`);
    variables[variable] = tape.one([null, true, false]);
    return ` @include(if: $${variable})`;
  }

  function selected(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (isObjectType(named)) return ` ${selection(named, depth)}`;
    if (!isAbstractType(named)) return '';
    const possible = tape.one(schema.getPossibleTypes(named));
    return ` { __typename ... on ${possible.name} ${selection(possible, depth)} }`;
  }

  /** Selects fields with unique aliases, so none conflicts with another. */
  function field({ name, args, type }: GraphQLField<unknown, unknown>, depth: number, at: string): string {
    const given = args.filter((each) => isRequiredArgument(each) || tape.rarely(3)).map(argument);
    const alias = given.length > 0 || tape.rarely(8) ? `f${at}: ` : '';
    const directive = tape.rarely(12) ? included() : '';
    return `${alias}${name}${given.length > 0 ? `(${given.join(' ')})` : ''}${directive}${selected(type, depth)}`;
  }

  function selection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter((each) => depth < most.depth || !isCompositeType(getNamedType(each.type)));
    const count = 1 + tape.next(depth === 0 ? most.rootFields : most.fields);
    const chosen = new Set(Array.from({ length: fields.length > 0 ? count : 0 }, () => tape.one(fields)));
    const texts = [...chosen].map((each, at) => field(each, depth + 1, `${depth}x${at}`));
    const text = `{ ${texts.length > 0 ? texts.join(' ') : '__typename'} }`;
    if (tape.rarely(10)) return `{ ... on ${type.name} ${text} }`;
    if (!tape.rarely(10)) return text;
    fragments.push(`fragment p${fragments.length} on ${type.name} ${text}`);
    return `{ ...p${fragments.length - 1} }`;
  }

  const kind = tape.rarely(3) ? 'mutation' : 'query';
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const body = root ? selection(root, 0) : '';
  const head = declared.length > 0 ? `(${declared.join(' ')})` : '';
  return { query: [`${kind} Generated${head} ${body}`, ...fragments].join('\n'), variables };
}

const tokenPattern = /"(?:\\.|[^"\\])*"|\.\.\.|[_A-Za-z]\w*|-?\d+(?:\.\d+)?|\S/g;
const names = Object.values(schema.getTypeMap()).flatMap((type) => (isObjectType(type) ? [type.name, ...Object.keys(type.getFields())] : [type.name]));
const tokens = [
  ...['{', '}', '(', ')', '[', ']', ':', '$', '!', '@', '...', '=', '|', '&', '#', ',', '"', '"""', '\\', '\0', '\u2028', '\ud800', '🌾'],
  ...[
    'query',
    'mutation',
    'subscription',
    'fragment',
    'on',
    'true',
    'null',
    '$v0',
    '$missing',
    'p0',
    '...p0',
    '__typename',
    '__schema',
    '__type(name: "Query")',
  ],
  ...['__proto__', 'constructor', 'toString', '@skip(if: true)', '@include(if: $v0)', '@access', '@deprecated', '@defer', 'extend', 'type', 'input', 'schema'],
  ...[
    '99999999999999999999',
    '-0',
    '1e400',
    '0x1',
    '1.5',
    '"\\u0000"',
    '"\\uD800"',
    '"""block"""',
    `"${'x'.repeat(5_000)}"`,
    '['.repeat(200),
    '{ me '.repeat(40),
  ],
];

function changedTokens(query: string, tape: Tape): string {
  const found = query.match(tokenPattern) ?? [];
  for (let left = 1 + tape.next(4); left > 0; left -= 1) {
    const at = tape.next(found.length + 1);
    const token = tape.rarely(2) ? tape.one(tokens) : tape.one(names);
    const changes = [
      () => found.splice(at, 1),
      () => found.splice(at, 1, token),
      () => found.splice(at, 0, token),
      () => found.splice(at, 0, ...found.slice(at, at + 1 + tape.next(20))),
      () => found.splice(at, 2, ...found.slice(at, at + 2).reverse()),
      () => found.splice(at),
    ];
    tape.one(changes)();
  }
  return found.join(' ');
}

/** Generates an operation with random mutations. */
export function changedOperation(tape: Tape): GeneratedOperation {
  const { query, variables } = validOperation(tape);
  const changes = 1 + tape.next(3);
  return {
    query: changes & 1 ? changedTokens(query, tape) : query,
    variables:
      changes & 2
        ? Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, tape.rarely(2) ? hostileValue(value, tape) : value]))
        : variables,
  };
}
