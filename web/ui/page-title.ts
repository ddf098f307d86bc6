/** The title of the page that is shown: the top bar's breadcrumb reads it, the page's heading sets it. */
import { createContext, useContext } from 'react';

export interface PageTitleValue {
  title: string;
  setTitle: (title: string) => void;
}

export const PageTitleContext = createContext<PageTitleValue>({ title: '', setTitle: () => undefined });

export const usePageTitle = () => useContext(PageTitleContext);
