/** How pages and what stands around them come to what leads from page to page. */
import { createContext, use } from 'react';
import type { Navigation } from './navigation.ts';

export const NavigationContext = createContext<Navigation | undefined>(undefined);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === undefined) throw new Error('No navigation stands around this part.');
  return navigation;
}
