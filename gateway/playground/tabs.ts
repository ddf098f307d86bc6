/** Opens operations in tabs of the editor. */
import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import type { Operation } from './operation.ts';

/** @returns a function that switches to the tab with the operation, or opens a new one */
export function useOpenTab(): (operation: Operation) => void {
  const { addTab, changeTab, updateActiveTabValues } = useGraphiQLActions();
  const { tabs, queryEditor, variableEditor } = useGraphiQL(pick('tabs', 'queryEditor', 'variableEditor'));
  return (operation) => {
    const open = tabs.findIndex(({ query, variables }) => query === operation.query && (variables ?? '') === operation.variables);
    if (open >= 0) return changeTab(open);
    addTab();
    queryEditor?.setValue(operation.query);
    variableEditor?.setValue(operation.variables);
    updateActiveTabValues({ ...operation });
  };
}
