/** The code generator's plugin that writes one typed hook for each operation and each fragment of the web client. */
import path from 'node:path';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { type DefinitionNode, Kind, OperationTypeNode } from 'graphql';

/** Where the bind functions are, from the repository's root. */
const runtime = 'web/data/hooks';

interface Hook {
  hook: string;
  bind: string;
  /** The name the document plugin gives to what is bound. */
  document: string;
}

const hooksOf = (definition: DefinitionNode): readonly Hook[] => {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) {
    const name = definition.name.value;
    // The document plugin writes `Row_employee` as `Row_Employee`.
    const typed = name.replaceAll(/(?<=_)[a-z]/g, (letter) => letter.toUpperCase());
    return [{ hook: `use${typed}Fragment`, bind: 'bindFragment', document: `${typed}FragmentDoc` }];
  }
  if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
  const name = definition.name?.value;
  if (name === undefined) throw new Error('Every operation of the web client needs a name.');
  const document = `${name}Document`;
  return definition.operation === OperationTypeNode.MUTATION
    ? [{ hook: `use${name}Mutation`, bind: 'bindMutation', document }]
    : [
        { hook: `use${name}Query`, bind: 'bindQuery', document },
        { hook: `use${name}LazyQuery`, bind: 'bindLazyQuery', document },
      ];
};

export const plugin: PluginFunction<Record<string, never>> = (_schema, documents: Types.DocumentFile[], _config, info) => {
  const hooks = documents.flatMap(({ document }) => document?.definitions.flatMap(hooksOf) ?? []);
  if (hooks.length === 0) return '';
  const from = path.posix.relative(path.posix.dirname(info?.outputFile ?? ''), runtime);
  const binds = [...new Set(hooks.map(({ bind }) => bind))].sort();
  return {
    prepend: [`import { ${binds.join(', ')} } from '${from.startsWith('.') ? from : `./${from}`}.ts';`],
    content: hooks.map(({ hook, bind, document }) => `export const ${hook} = ${bind}(${document});`).join('\n'),
  };
};
