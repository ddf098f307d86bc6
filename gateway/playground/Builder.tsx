/** Panel that builds an operation from ticked fields and shows the access rule of each. */
import { type GraphiQLPlugin, pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type GraphQLObjectType, getNamedType, isObjectType, OperationTypeNode } from 'graphql';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { afterTick, openOf, type Tick } from './building.ts';
import { dayInIndia } from './examples.ts';
import { accessOf, schema } from './schema.ts';
import { isTicked, type Path } from './selection.ts';
import { useOpenTab } from './tabs.ts';

const roots = [
  { kind: OperationTypeNode.QUERY, title: 'Read' },
  { kind: OperationTypeNode.MUTATION, title: 'Change' },
];

type Root = (typeof roots)[number];

/** Sorts roots with ticked fields to the top. */
const openFirst = (kind: OperationTypeNode | undefined) => (one: Root, other: Root) => Number(other.kind === kind) - Number(one.kind === kind);

/** Returns the document of the open tab, and a function that applies a tick to it. */
function useOpenDocument() {
  const { tabs, activeTabIndex, operationName, queryEditor, variableEditor } = useGraphiQL(
    pick('tabs', 'activeTabIndex', 'operationName', 'queryEditor', 'variableEditor'),
  );
  const { updateActiveTabValues } = useGraphiQLActions();
  const openTab = useOpenTab();
  const open = openOf(tabs[activeTabIndex]?.query ?? '', operationName);

  const tick = (change: Tick) => {
    if (open === null) return;
    const { apart, query, variables } = afterTick(schema, open, change, variableEditor?.getValue() ?? '', dayInIndia(new Date()));
    if (apart) return openTab({ query, variables });
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    updateActiveTabValues({ query, variables });
  };
  return { open, tick };
}

function Builder() {
  const { open, tick } = useOpenDocument();
  const [sought, setSought] = useState('');
  return (
    <section aria-label="Builder" className="panel">
      <h2>Builder</h2>
      {open === null ? (
        <p>The document has an error: mend it, and its fields can be ticked.</p>
      ) : (
        <>
          <input type="search" aria-label="Find a field" placeholder="Find a field" value={sought} onChange={({ target }) => setSought(target.value)} />
          {roots.toSorted(openFirst(open.operation?.operation)).map(({ kind, title }) => {
            const type = schema.getRootType(kind);
            const operation = open.operation?.operation === kind ? open.operation : undefined;
            return (
              type && (
                <fieldset key={kind}>
                  <legend>{title}</legend>
                  <Fields
                    type={type}
                    path={[]}
                    sought={sought.toLowerCase()}
                    isOn={(path) => operation !== undefined && isTicked(operation.selectionSet.selections, path)}
                    onTick={(path, ticked) => tick({ kind, path, isTicked: ticked })}
                  />
                </fieldset>
              )
            );
          })}
        </>
      )}
    </section>
  );
}

interface FieldsProps {
  readonly type: GraphQLObjectType;
  readonly path: Path;
  /** Text that a name must contain to be listed, unless the field is ticked. */
  readonly sought?: string;
  readonly isOn: (path: Path) => boolean;
  readonly onTick: (path: Path, ticked: boolean) => void;
}

/** Renders the fields of a type, and below each ticked field its own fields. */
function Fields({ type, path, sought = '', isOn, onTick }: FieldsProps) {
  const rows = Object.values(type.getFields()).map((field) => ({
    field,
    inner: getNamedType(field.type),
    at: [...path, field.name],
    on: isOn([...path, field.name]),
  }));
  return (
    <ul>
      {rows
        .filter(({ field, on }) => on || field.name.toLowerCase().includes(sought))
        .map(({ field, inner, at, on }) => (
          <li key={field.name}>
            <label title={field.description ?? undefined}>
              <input type="checkbox" checked={on} onChange={() => onTick(at, !on)} />
              {field.name} <small>{accessOf(schema, field)}</small>
            </label>
            {on && isObjectType(inner) && <Fields type={inner} path={at} isOn={isOn} onTick={onTick} />}
          </li>
        ))}
    </ul>
  );
}

export const builderPlugin: GraphiQLPlugin = { title: 'Builder', icon: () => <ListChecks strokeWidth={1.75} />, content: Builder };
