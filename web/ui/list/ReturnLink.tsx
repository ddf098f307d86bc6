/** A link in a list that leads away from it. The browser's Back focuses the link again (WCAG 2.4.3). */

import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Link, type LinkProps, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { textLook } from '../TextLink.tsx';

/** The link that was followed from each entry of the history, by the entry's key. */
const followed = new Map<string, string>();

interface Props extends Omit<LinkProps, 'ref' | 'to'> {
  to: string;
}

export function ReturnLink({ to, onClick, ...link }: Props) {
  const ref = useRef<HTMLAnchorElement>(null);
  const { key } = useLocation();
  const type = useNavigationType();
  // Determined once, because a link that was just followed stays on the page until the next page is shown.
  const [returned] = useState(() => type === NavigationType.Pop && followed.get(key) === to);
  useEffect(() => {
    // The first of two links to the same page takes the focus.
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

/** The same among words, or as a name that leads to its page. */
export const ReturnTextLink = chakra(ReturnLink, { base: textLook });
