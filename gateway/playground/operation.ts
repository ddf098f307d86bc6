/** An operation with its variables, as tabs, examples and links hold it. */

export interface Operation {
  readonly query: string;
  /** JSON as it stands in the editor; empty: none. */
  readonly variables: string;
}

/** The one of the tab that was open last, in this browser's tabs as GraphiQL keeps them. */
export function lastOpen(tabState: string | null): Operation | undefined {
  if (tabState === null) return undefined;
  const { tabs, activeTabIndex }: { tabs: Partial<Record<'query' | 'variables', string | null>>[]; activeTabIndex: number } = JSON.parse(tabState);
  const tab = tabs[Math.min(activeTabIndex, tabs.length - 1)];
  return tab && { query: tab.query ?? '', variables: tab.variables ?? '' };
}

/** The operation that an address carries, behind `?` as other tools write it or behind `#`. */
export function linked({ search, hash }: Pick<URL, 'search' | 'hash'>): Operation | undefined {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const parameter = (name: string) => query.get(name) ?? fragment.get(name) ?? '';
  return parameter('query') === '' ? undefined : { query: parameter('query'), variables: indented(parameter('variables')) };
}

/** An address that opens the operation; behind `#`, because what stands there is sent to no server and written into no log. */
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
