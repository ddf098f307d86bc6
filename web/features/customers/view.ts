/** View of a list of farmers or dealers, parsed from the query string. */
import { type Area, areaParts, noArea, sameArea } from '../../people/area.ts';

export interface CustomersView {
  /** From 0. */
  page: number;
  area: Area;
  /** Search text; empty for all. */
  text: string;
}

export type OnView = (view: CustomersView, options?: { replace: boolean }) => void;

export const wholeList: CustomersView = { page: 0, area: noArea, text: '' };

/** Returns true when the list shows search results instead of a page of all customers. */
export const isNarrowed = ({ area, text }: CustomersView): boolean => text !== '' || !sameArea(area, noArea);

/** Formats the filters in words: `"Shinde", Shirur, Pune, Maharashtra`. */
export const narrowedTo = ({ area, text }: CustomersView): string =>
  [...(text === '' ? [] : [`"${text}"`]), ...areaParts.map((part) => area[part]).reverse()].filter((part) => part !== '').join(', ');
