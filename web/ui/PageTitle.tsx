/** Renders the h1 of a page. The title names the document, ends the breadcrumb and receives the focus after navigation, so screen readers start there. */
import { Fragment, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { BreadcrumbElementContext, type Crumb, TrailContext } from './bar-contexts.ts';
import { TruncatedText } from './TruncatedText.tsx';

/** True when the focus is in a menu or dialog over the page, which would close if it lost the focus. */
const isBusyAbove = (): boolean => Boolean(document.activeElement?.closest('[role="menu"], [role="dialog"][data-state="open"]'));

interface Props {
  children: string;
  /** Size of the title: `title` for a page, `display` for a title without other content, `section` for a message. */
  look?: 'title' | 'display' | 'section';
  /** Identity of the page. The heading receives the focus when the value changes, but not when the list is paged or the language changes. */
  pageId: string;
  /** False when another element receives the focus, such as a form's first field. */
  takesFocus?: boolean;
  /** The page from which this page was opened, for the breadcrumb. */
  from?: Crumb | undefined;
  /** False for a page that only shows a message, because the breadcrumb names places. */
  inBreadcrumb?: boolean;
}

export function PageTitle({ children: title, look = 'title', pageId, takesFocus = true, from, inBreadcrumb = true }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  const lastPageId = useRef<string>(undefined);
  // The first location of a document has this key. The browser's own focus is right there.
  const hasMoved = useLocation().key !== 'default';
  useEffect(() => {
    document.title = title;
  }, [title]);
  // A layout effect, because a frame later the person may already have focused something on the page.
  useLayoutEffect(() => {
    if (hasMoved && takesFocus && lastPageId.current !== pageId && !isBusyAbove()) ref.current?.focus();
    lastPageId.current = pageId;
  }, [hasMoved, takesFocus, pageId]);
  return (
    <>
      {inBreadcrumb && <Breadcrumb title={title} from={from} />}
      <h1 ref={ref} tabIndex={-1} className={`page-title page-title-${look}`}>
        {title}
      </h1>
    </>
  );
}

interface BreadcrumbProps {
  title: string;
  /** The page from which the current page was opened. */
  from: Crumb | undefined;
}

/** Renders the pages from Home to the current page where the top bar has room. */
function Breadcrumb({ title, from }: BreadcrumbProps) {
  const element = useContext(BreadcrumbElementContext);
  const trail = useContext(TrailContext);
  if (element === null || trail === null) return null;
  const slash = (
    <span className="crumb-slash" aria-hidden>
      /
    </span>
  );
  return createPortal(
    <>
      {(from === undefined ? trail : [...trail, from]).map(({ label, to }) => (
        <Fragment key={to}>
          {slash}
          <Link className="crumb" to={to}>
            <TruncatedText lines={1}>{label}</TruncatedText>
          </Link>
        </Fragment>
      ))}
      {slash}
      <span className="crumb-here" aria-current="page">
        <TruncatedText lines={1}>{title}</TruncatedText>
      </span>
    </>,
    element,
  );
}
