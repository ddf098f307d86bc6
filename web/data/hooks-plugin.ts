/** Code generator plugin that writes one typed hook for each operation and each fragment of the client. */
import path from 'node:path';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { type DefinitionNode, Kind, OperationTypeNode } from 'graphql';

/** Path of the bind functions, from the repository's root. */
const runtime = 'web/data/hooks';

interface Config {
  /** Queries that a screen sends after an event, not on render. */
  lazy: readonly string[];
}

interface Hook {
  hook: string;
  bind: string;
  /** Arguments of the bind function: the document by its name from the document plugin, and the name of a fragment or the field of a mutation. */
  args: string;
}

const hookOf = (definition: DefinitionNode, { lazy }: Config): Hook | undefined => {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) {
    const name = definition.name.value;
    // The document plugin writes `Row_employee` as `Row_Employee`.
    const typed = name.replaceAll(/(?<=_)[a-z]/g, (letter) => letter.toUpperCase());
    return { hook: `use${typed}Fragment`, bind: 'bindFragment', args: `${typed}FragmentDoc, '${name}'` };
  }
  if (definition.kind !== Kind.OPERATION_DEFINITION) return undefined;
  const name = definition.name?.value;
  if (name === undefined) throw new Error('Every operation of the web client needs a name.');
  const document = `${name}Document`;
  if (definition.operation === OperationTypeNode.QUERY)
    return lazy.includes(name)
      ? { hook: `use${name}LazyQuery`, bind: 'bindLazyQuery', args: document }
      : { hook: `use${name}Query`, bind: 'bindQuery', args: document };
  // Subscriptions are read outside of React.
  if (definition.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  const [field] = definition.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error(`The mutation ${name} must select one field.`);
  // Outcomes need the payload's `userErrors`. A mutation that does not select them gets no hook.
  const isTold = field.selectionSet?.selections.some((selected) => selected.kind === Kind.FIELD && selected.name.value === 'userErrors');
  return isTold ? { hook: `use${name}Mutation`, bind: 'bindMutation', args: `${document}, '${field.name.value}'` } : undefined;
};

export const plugin: PluginFunction<Config> = (_schema, documents: Types.DocumentFile[], config, info) => {
  const hooks = documents.flatMap(({ document }) => document?.definitions.flatMap((definition) => hookOf(definition, config) ?? []) ?? []);
  if (hooks.length === 0) return '';
  const from = path.posix.relative(path.posix.dirname(info?.outputFile ?? ''), runtime);
  const binds = [...new Set(hooks.map(({ bind }) => bind))].sort();
  return {
    prepend: [`import { ${binds.join(', ')} } from '${from.startsWith('.') ? from : `./${from}`}.ts';`],
    content: hooks.map(({ hook, bind, args }) => `export const ${hook} = /* #__PURE__ */ ${bind}(${args});`).join('\n'),
  };
};
