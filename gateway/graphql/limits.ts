/** Limits of one operation. Each is several times what the web client's largest document needs. */
import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { ApiError } from './errors.ts';

export const operationLimits = {
  /** Levels of fields. Introspection is not counted, because graphql-js limits it. */
  depth: 12,
  rootFields: 15,
  /** Total number of fields. A fragment is counted at every spread. */
  fields: 600,
  aliases: 30,
  directives: 20,
  /** `signIn` fields. More than one would allow guessing passwords in bulk. */
  signIns: 1,
  /** `__schema` and `__type` fields. One returns the whole schema and costs as much as thousands of other fields. */
  introspections: 1,
};

export type OperationSize = Readonly<typeof operationLimits>;

/** Maximum number of tokens of a document, counted during parsing and so before any expensive step. */
export const maxTokens = 1_500;

/** Maximum size of a request body in bytes. */
export const maxBodyBytes = 256 * 1024;

const nothing: OperationSize = { depth: 0, rootFields: 0, fields: 0, aliases: 0, directives: 0, signIns: 0, introspections: 0 };

function joined(a: OperationSize, b: OperationSize): OperationSize {
  return {
    depth: Math.max(a.depth, b.depth),
    rootFields: a.rootFields + b.rootFields,
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    signIns: a.signIns + b.signIns,
    introspections: a.introspections + b.introspections,
  };
}

/** Measures a valid operation (no unknown fragments, no cycles). Every fragment is measured once, however often it is spread. */
export function measure(document: DocumentNode, operation: OperationDefinitionNode): OperationSize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const measured = new Map<string, OperationSize>();

  function ofFragment(name: string): OperationSize {
    const cached = measured.get(name);
    if (cached) return cached;
    const fragment = fragments.get(name);
    const size = fragment ? ofSelections(fragment.selectionSet) : nothing;
    measured.set(name, size);
    return size;
  }

  function ofSelections({ selections }: SelectionSetNode): OperationSize {
    return selections.reduce((sum, selection) => {
      const base = { ...nothing, directives: selection.directives?.length ?? 0 };
      if (selection.kind === Kind.FRAGMENT_SPREAD) return joined(sum, joined(base, ofFragment(selection.name.value)));
      if (selection.kind === Kind.INLINE_FRAGMENT) return joined(sum, joined(base, ofSelections(selection.selectionSet)));
      const name = selection.name.value;
      const below = selection.selectionSet ? ofSelections(selection.selectionSet) : nothing;
      const depth = name.startsWith('__') ? 0 : below.depth + 1;
      const field = {
        ...base,
        depth,
        rootFields: 1,
        fields: below.fields + 1,
        aliases: below.aliases + (selection.alias ? 1 : 0),
        signIns: name === 'signIn' ? 1 : 0,
        introspections: name === '__schema' || name === '__type' ? 1 : 0,
      };
      return joined(sum, { ...field, directives: field.directives + below.directives });
    }, nothing);
  }

  return ofSelections(operation.selectionSet);
}

/** Names of the limits in refusals. */
const names = [
  ['depth', 'levels of fields'],
  ['rootFields', 'top-level fields'],
  ['fields', 'fields'],
  ['aliases', 'aliases'],
  ['directives', 'directives'],
  ['signIns', 'signIn field'],
  ['introspections', '__schema or __type field'],
] as const satisfies readonly (readonly [keyof OperationSize, string])[];

/** Returns the first limit that an operation exceeds, by name and number; null when it may run. */
export function limitErrorOf(document: DocumentNode, operation: OperationDefinitionNode): ApiError | null {
  const size = measure(document, operation);
  for (const [key, name] of names) {
    const [most, count] = [operationLimits[key], size[key]];
    if (count > most) return new ApiError('OPERATION_LIMIT', `An operation may have at most ${most} ${name}, this one has ${count}`);
  }
  return null;
}
