/** The addresses of staff home's panels. */
import { type ListQuery, listValues, readListQuery } from '../list-query.ts';
import { query } from '../paths.ts';

/** The panels of staff home; the first is the default. */
export const homePanels = ['employees', 'addEmployee', 'moderators', 'meetings', 'farmers', 'dealers', 'addFarmer', 'addDealer'] as const;

export type HomePanel = (typeof homePanels)[number];

/** The panels that are forms, each with a page of its own too. */
export const addPanels = ['addEmployee', 'addFarmer', 'addDealer'] as const satisfies readonly HomePanel[];

export type AddPanel = (typeof addPanels)[number];

export interface HomeQuery extends ListQuery {
  panel: HomePanel;
}

export const panelPath = ({ panel = 'employees', ...list }: Partial<HomeQuery> = {}): string =>
  `/${query({ panel: panel === 'employees' ? undefined : panel, ...listValues(list) })}`;

export const readHomeQuery = (search: URLSearchParams): HomeQuery => ({
  panel: homePanels.find((panel) => panel === search.get('panel')) ?? 'employees',
  ...readListQuery(search),
});
