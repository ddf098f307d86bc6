/** What a list of farmers or dealers shows, as its address holds it. */
import { type Area, areaParts, noArea, sameArea } from '../../people/area.ts';

export interface CustomersView {
  /** From 0. */
  page: number;
  area: Area;
  /** What is searched for; empty for all. */
  text: string;
}

export type OnView = (view: CustomersView, options?: { replace: boolean }) => void;

export const wholeList: CustomersView = { page: 0, area: noArea, text: '' };

/** Whether the list is what a search found rather than a page of all. */
export const isNarrowed = ({ area, text }: CustomersView): boolean => text !== '' || !sameArea(area, noArea);

/** What it is narrowed to, in words: `"Shinde", Shirur, Pune, Maharashtra`. */
export const narrowedTo = ({ area, text }: CustomersView): string =>
  [...(text === '' ? [] : [`"${text}"`]), ...areaParts.map((part) => area[part]).reverse()].filter((part) => part !== '').join(', ');
