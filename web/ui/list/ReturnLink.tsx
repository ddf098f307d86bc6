/** Links of lists. */

import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, type LinkProps, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { linkStyle } from '../TextLink.tsx';

/** The followed link by the key of its history entry. */
const followed = new Map<string, string>();

interface Props extends Omit<LinkProps, 'ref' | 'to'> {
  to: string;
}

/** Renders a link that leads away from a list. The browser's Back focuses the link again (WCAG 2.4.3). */
export function ReturnLink({ to, onClick, ...link }: Props) {
  const ref = useRef<HTMLAnchorElement>(null);
  const { key } = useLocation();
  const type = useNavigationType();
  // Computed once, because a followed link stays on the page until the next page is shown.
  const [returned] = useState(() => type === NavigationType.Pop && followed.get(key) === to);
  useEffect(() => {
    // The first of two links to the same page receives the focus.
    if (!returned || !followed.delete(key)) return;
    // The router restores the scroll position.
    ref.current?.focus({ preventScroll: true });
  }, [returned, key]);
  const follow: Props['onClick'] = (event) => {
    followed.set(key, to);
    onClick?.(event);
  };
  return <Link {...link} ref={ref} to={to} onClick={follow} />;
}

/** The same link styled as text. */
export const ReturnTextLink = chakra(ReturnLink, { base: linkStyle });

export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ReturnLink className="row-link" to={to}>
      {children}
    </ReturnLink>
  );
}

/** The chevron at the end of a row that opens a page. It is a CSS rule, because an icon in each row takes as long to render as a name. */
export const rowOpens = <span className="row-opens" />;
