/** A link to a page of the product. What it leads with never changes, so that it is not drawn anew when the address does. */
import type { ComponentProps, MouseEvent } from 'react';
import { useNavigation } from './navigation/navigation-context.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the product, with its query. */
  to: string;
}

/** Whether the page is opened in this tab; with a key held down, or by another button of the mouse, the browser does something else. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

export function Link(link: LinkProps) {
  return <a {...useLink(link)} />;
}

/** What makes an anchor such a link. */
export function useLink({ to, onClick, ...anchor }: LinkProps): ComponentProps<'a'> {
  const navigation = useNavigation();
  return {
    ...anchor,
    href: to,
    onClick: (event) => {
      onClick?.(event);
      if (event.defaultPrevented || !opensHere(event)) return;
      event.preventDefault();
      void navigation.follow(to);
    },
  };
}
