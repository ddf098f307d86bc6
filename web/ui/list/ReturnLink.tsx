/** A link in a list that leads away from it. Who comes back by the browser's Back finds it focused, as a row that was opened is found again (WCAG 2.4.3). */

import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { NavigationType } from 'react-router-dom';
import { type LinkProps, useLink } from '../Link.tsx';
import { useNavigation } from '../navigation/navigation-context.ts';
import { textLook } from '../TextLink.tsx';

/** The link that was followed from each entry of the history, by the entry's key. */
const followed = new Map<string, string>();

type Props = Omit<LinkProps, 'ref'>;

export function ReturnLink(link: Props) {
  return <a {...useReturnLink(link)} />;
}

/** What makes an anchor such a link. */
export function useReturnLink({ to, onClick, ...link }: Props): ComponentProps<'a'> {
  const ref = useRef<HTMLAnchorElement>(null);
  const navigation = useNavigation();
  // Asked once: a link that has just been followed stays on the page until the next one can be shown.
  const [returned] = useState(() => {
    const { type, location } = navigation.state();
    return type === NavigationType.Pop && followed.get(location.key) === to;
  });
  useEffect(() => {
    // Of two links to the same page the first takes it.
    if (!returned || !followed.delete(navigation.state().location.key)) return;
    // The router puts the page back to where it was scrolled.
    ref.current?.focus({ preventScroll: true });
  }, [returned, navigation]);
  const anchor = useLink({
    ...link,
    to,
    onClick: (event) => {
      followed.set(navigation.state().location.key, to);
      onClick?.(event);
    },
  });
  return { ...anchor, ref };
}

/** The same among words, or as a name that leads to its page. */
export const ReturnTextLink = chakra(ReturnLink, { base: textLook });
