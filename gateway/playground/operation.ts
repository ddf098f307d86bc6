/** An operation with its variables, as used by tabs, examples and links. */

export interface Operation {
  readonly query: string;
  /** JSON text of the editor; empty for none. */
  readonly variables: string;
}

/** Returns the operation of the last open tab from the tabs that GraphiQL stores in this browser. */
export function lastOpen(tabState: string | null): Operation | undefined {
  if (tabState === null) return undefined;
  const { tabs, activeTabIndex }: { tabs: Partial<Record<'query' | 'variables', string | null>>[]; activeTabIndex: number } = JSON.parse(tabState);
  const tab = tabs[Math.min(activeTabIndex, tabs.length - 1)];
  return tab && { query: tab.query ?? '', variables: tab.variables ?? '' };
}

/** Returns the operation in an address, behind `?` as other tools write it or behind `#`. */
export function linked({ search, hash }: Pick<URL, 'search' | 'hash'>): Operation | undefined {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const parameter = (name: string) => query.get(name) ?? fragment.get(name) ?? '';
  return parameter('query') === '' ? undefined : { query: parameter('query'), variables: indented(parameter('variables')) };
}

/** Returns an address that opens the operation. It is behind `#`, because browsers do not send that part to a server or log it. */
export function linkTo(endpoint: string, { query, variables }: Operation): string {
  return `${endpoint}#${new URLSearchParams(variables.trim() === '' ? { query } : { query, variables })}`;
}

function indented(json: string): string {
  try {
    return json === '' ? '' : JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
