/** Panel that builds an operation from selected fields and shows the access rule of each. */
import { type GraphiQLPlugin, pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type GraphQLObjectType, getNamedType, isObjectType, OperationTypeNode } from 'graphql';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { afterChange, openOf, type SelectionChange } from './building.ts';
import { dayInIndia } from './examples.ts';
import { accessOf, schema } from './schema.ts';
import { isSelected, type Path } from './selection.ts';
import { useOpenTab } from './tabs.ts';

const roots = [
  { kind: OperationTypeNode.QUERY, title: 'Read' },
  { kind: OperationTypeNode.MUTATION, title: 'Change' },
];

type Root = (typeof roots)[number];

/** Sorts roots with selected fields to the top. */
const openFirst = (kind: OperationTypeNode | undefined) => (one: Root, other: Root) => Number(other.kind === kind) - Number(one.kind === kind);

/** Returns the document of the open tab, and a function that applies a change of its selection. */
function useOpenDocument() {
  const { tabs, activeTabIndex, operationName, queryEditor, variableEditor } = useGraphiQL(
    pick('tabs', 'activeTabIndex', 'operationName', 'queryEditor', 'variableEditor'),
  );
  const { updateActiveTabValues } = useGraphiQLActions();
  const openTab = useOpenTab();
  const open = openOf(tabs[activeTabIndex]?.query ?? '', operationName);

  const applyChange = (change: SelectionChange) => {
    if (open === null) return;
    const { apart, query, variables } = afterChange(schema, open, change, variableEditor?.getValue() ?? '', dayInIndia(new Date()));
    if (apart) return openTab({ query, variables });
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    updateActiveTabValues({ query, variables });
  };
  return { open, applyChange };
}

function Builder() {
  const { open, applyChange } = useOpenDocument();
  const [sought, setSought] = useState('');
  return (
    <section aria-label="Builder" className="panel">
      <h2>Builder</h2>
      {open === null ? (
        <p>The document has an error: fix it, and its fields can be selected.</p>
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
                    isOn={(path) => operation !== undefined && isSelected(operation.selectionSet.selections, path)}
                    onSelect={(path, isSelected) => applyChange({ kind, path, isSelected })}
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
  /** Text that a name must contain to be listed, unless the field is selected. */
  readonly sought?: string;
  readonly isOn: (path: Path) => boolean;
  readonly onSelect: (path: Path, isSelected: boolean) => void;
}

/** Renders the fields of a type, and below each selected field its own fields. */
function Fields({ type, path, sought = '', isOn, onSelect }: FieldsProps) {
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
              <input type="checkbox" checked={on} onChange={() => onSelect(at, !on)} />
              {field.name} <small>{accessOf(schema, field)}</small>
            </label>
            {on && isObjectType(inner) && <Fields type={inner} path={at} isOn={isOn} onSelect={onSelect} />}
          </li>
        ))}
    </ul>
  );
}

export const builderPlugin: GraphiQLPlugin = { title: 'Builder', icon: () => <ListChecks strokeWidth={1.75} />, content: Builder };
