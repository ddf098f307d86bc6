/** The one h1 of a page. It names the document, ends the breadcrumb, and takes the focus when another page has been opened, so that a reader starts there. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { Crumb } from './breadcrumb.ts';

/** True when the focus is in a menu or dialog over the page, which would close if it lost the focus. */
const isBusyAbove = (): boolean => Boolean(document.activeElement?.closest('[role="menu"], [role="dialog"][data-state="open"]'));

interface Props {
  children: string;
  /** How large it is: as a page's, larger where it stands alone, or smaller as that of a message. */
  look?: 'title' | 'display' | 'section';
  /** The identity of the page: the focus moves to the heading when it changes, but not when the list is paged or the language changes. */
  place: string;
  /** False where another element takes the focus, such as a form's first field. */
  takesFocus?: boolean;
  /** The page that this one was opened from, for the breadcrumb. */
  from?: Crumb | undefined;
  /** False for a page that is a message: the breadcrumb names places. */
  inBreadcrumb?: boolean;
}

export function PageTitle({ children: title, look = 'title', place, takesFocus = true, from, inBreadcrumb = true }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  const lastPlace = useRef<string>(undefined);
  // The first location of a document has this key: there the browser's own focus is right.
  const hasMoved = useLocation().key !== 'default';
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Together with the page: a frame later the person may be somewhere on it already.
  useLayoutEffect(() => {
    if (hasMoved && takesFocus && lastPlace.current !== place && !isBusyAbove()) ref.current?.focus();
    lastPlace.current = place;
  }, [hasMoved, takesFocus, place]);
  return (
    <>
      {inBreadcrumb && <Breadcrumb title={title} from={from} />}
      <h1 ref={ref} tabIndex={-1} className={`page-title page-title-${look}`}>
        {title}
      </h1>
    </>
  );
}
