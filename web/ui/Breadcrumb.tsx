/** Renders the pages from Home to the current page where the top bar has room. */
import { Fragment, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { BreadcrumbPlaceContext, type Crumb, TrailContext } from './breadcrumb.ts';
import { CutText } from './CutText.tsx';

interface Props {
  /** Title of the current page. */
  title: string;
  /** The page from which the current page was opened. */
  from: Crumb | undefined;
}

export function Breadcrumb({ title, from }: Props) {
  const place = useContext(BreadcrumbPlaceContext);
  const trail = useContext(TrailContext);
  if (place === null || trail === null) return null;
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
            <CutText lines={1}>{label}</CutText>
          </Link>
        </Fragment>
      ))}
      {slash}
      <span className="crumb-here" aria-current="page">
        <CutText lines={1}>{title}</CutText>
      </span>
    </>,
    place,
  );
}
