/**
 * Compiles an operation into a program that calls the resolvers and builds the response from their results, without further look-ups in the
 * document or the schema. A program builds only error-free responses. As soon as a resolver fails or a value does not fit its type, graphql-js
 * builds the response from the results of the resolvers so far. So no resolver runs twice, and errors, their paths and the resulting nulls are
 * those of graphql-js.
 */
import {
  type DocumentNode,
  defaultTypeResolver,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  GraphQLIncludeDirective,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { createFinish, isPromise, noInfo, type ResolvedField, Run, type Variables } from './compiled-run.ts';
import type { Context } from './context.ts';

/** Arguments of a compiled operation. */
export interface RunArguments {
  readonly context: Context;
  readonly variables: Variables;
  readonly coerced: Variables;
}

export type CompiledOperation = (run: RunArguments) => Promise<ExecutionResult>;

/** Maximum number of variables in skip and include directives. There is a program for each combination of their values. */
export const maxSwitches = 3;

/** @returns a function that compiles an operation of a valid document; it returns null for an operation with too many switches */
export function createCompiler(schema: GraphQLSchema): (document: DocumentNode, operation: OperationDefinitionNode) => CompiledOperation | null {
  const finish = createFinish(schema);
  return (document, operation) => {
    const switches = switchesOf(document);
    if (switches.length > maxSwitches) return null;
    const programs = new Map<string, Program>();
    return async ({ context, variables, coerced }) => {
      const combination = switches.map((name) => String(coerced[name])).join();
      const run = new Run(context, coerced);
      const program = programs.get(combination) ?? programOrNull(schema, document, operation, coerced);
      if (program !== null) {
        programs.set(combination, program);
        const data = await program(run);
        if (data !== null && run.isRegular) return { data };
      }
      return finish(run, { document, operationName: operation.name?.value, variableValues: variables });
    };
  };
}

/** Returns the variables of all directives of a document. */
function switchesOf(document: DocumentNode): readonly string[] {
  const found = new Set<string>();
  visit(document, {
    [Kind.DIRECTIVE]({ arguments: values = [] }) {
      for (const { value } of values) if (value.kind === Kind.VARIABLE) found.add(value.name.value);
    },
  });
  return [...found];
}

/** Builds the data of a response; null, or an irregular run, when graphql-js has to build it. */
type Program = (run: Run) => Promise<Record<string, unknown> | null>;

/** Values that a program closes over, because its text contains no values. */
interface Parts {
  readonly fields: ResolvedField[];
  readonly leaves: ((value: unknown) => unknown)[];
  readonly typeNames: ((value: unknown, run: Run) => unknown)[];
  readonly isOdd: (value: unknown) => boolean;
  readonly stop: () => never;
}

/** Returns null when a directive has an invalid value, such as a null variable. graphql-js reports the error if it matters. */
function programOrNull(...args: Parameters<typeof programOf>): Program | null {
  try {
    return programOf(...args);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

/** @param variables values that decide which fields are skipped */
function programOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): Program {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of document.definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  const parts: Parts = { fields: [], leaves: [], typeNames: [], isOdd, stop };
  const fields: (Omit<ResolvedField, 'complete'> & { readonly completer: string })[] = [];
  const functions: string[] = [];

  /** @param body builds a part of the response from `value`. @returns the function's name */
  function add(body: string): string {
    const name = `complete${functions.length}`;
    functions.push(`function ${name}(value, run) { ${body} }`);
    return name;
  }

  function completer(type: GraphQLOutputType, nodes: readonly FieldNode[]): string {
    if (isNonNullType(type)) return add(`return ${completer(type.ofType, nodes)}(value, run) ?? stop();`);
    const orNull = 'if (value === null || value === undefined) return null;';
    if (isLeafType(type)) return add(`${orNull} return leaves[${parts.leaves.push(leafOf(type)) - 1}](value);`);
    if (isListType(type)) {
      const item = completer(type.ofType, nodes);
      return add(`${orNull} if (!Array.isArray(value)) stop(); const made = []; for (const each of value) made.push(${item}(each, run)); return made;`);
    }
    const orOdd = `${orNull} if (isOdd(value)) stop();`;
    if (!isAbstractType(type)) return add(`${orOdd} ${objectOf(type, nodes)} return made;`);
    const resolveType = type.resolveType ?? defaultTypeResolver;
    const typeName = parts.typeNames.push((value, { context }) => resolveType(value, context, noInfo, type)) - 1;
    const cases = schema.getPossibleTypes(type).map((possible) => `case "${possible.name}": return ${completer(possible, nodes)}(value, run);`);
    return add(`${orOdd} switch (typeNames[${typeName}](value, run)) { ${cases.join(' ')} default: stop(); }`);
  }

  const isSkipped = (selection: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, selection, variables)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.['if'] === false;

  /** Collects the selected fields of a type by their keys in the response. @param spread fragments that were already visited */
  function collect(type: GraphQLObjectType, { selections }: SelectionSetNode, found: Map<string, FieldNode[]>, spread: Set<string>): void {
    for (const selection of selections.filter((each) => !isSkipped(each))) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        found.set(key, [...(found.get(key) ?? []), selection]);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD && spread.has(selection.name.value)) continue;
      if (selection.kind === Kind.FRAGMENT_SPREAD) spread.add(selection.name.value);
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      const condition = schema.getType(fragment?.typeCondition?.name.value ?? type.name);
      if (fragment && (condition === type || (isAbstractType(condition) && schema.isSubType(condition, type)))) {
        collect(type, fragment.selectionSet, found, spread);
      }
    }
  }

  /** Returns statements that build an object of the response, `made`, from `value`. @param between code between two resolvers */
  function objectOf(type: GraphQLObjectType, selecting: readonly Pick<FieldNode, 'selectionSet'>[], between = ''): string {
    const entries: string[] = [];
    const asked: string[] = [];
    const collected = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    for (const { selectionSet } of selecting) if (selectionSet) collect(type, selectionSet, collected, spread);
    for (const [key, nodes] of collected) {
      const [node] = nodes;
      if (node === undefined) continue;
      const name = node.name.value;
      const definition = type.getFields()[name];
      let made = name === '__typename' ? `"${type.name}"` : 'stop()';
      if (definition?.resolve) {
        made = 'null';
        asked.push(`run.ask(fields[${fields.push({ key, node, definition, completer: completer(definition.type, nodes) }) - 1}], value, made);`);
      } else if (definition) {
        made = `${completer(definition.type, nodes)}(value.${name}, run)`;
      }
      // In brackets, `__proto__` is an ordinary property.
      entries.push(`${key === '__proto__' ? `["${key}"]` : `"${key}"`}: ${made}`);
    }
    return `const made = { ${entries.join(', ')} }; ${asked.join(` ${between} `)}`;
  }

  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`the schema has no ${operation.operation}`);
  // Mutations run serially.
  const between = operation.operation === 'mutation' ? 'await run.settled();' : '';
  const body = objectOf(root, [operation], between);
  const text = `"use strict"; const { fields, leaves, typeNames, isOdd, stop } = parts; ${functions.join('\n')}
    async function program(run) { const value = undefined; try { ${body} await run.settled(); return made; } catch { return null; } }
    return { program, completers: [${fields.map(({ completer }) => completer).join(', ')}] };`;
  const { program, completers }: { program: Program; completers: ResolvedField['complete'][] } = new Function('parts', text)(parts);
  for (const [at, complete] of completers.entries()) {
    const field = fields[at];
    if (field) parts.fields.push({ ...field, complete });
  }
  return program;
}

/** Aborts the compiled run, so graphql-js builds the response. */
function stop(): never {
  throw irregular;
}

/** Shared error of aborted runs, because its stack is never read. */
const irregular = new Error('graphql-js has to make the answer');

/** Returns true when graphql-js does more with a value than read its fields. */
const isOdd = (value: unknown): boolean => value instanceof Error || typeof value === 'function' || isPromise(value);

const leafOf = (type: GraphQLLeafType) => (value: unknown) => type.serialize(value) ?? stop();
