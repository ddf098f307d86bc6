/** The pages from Home to this one, drawn where the top bar has the room. */
import { chakra } from '@chakra-ui/react';
import { Fragment, useContext } from 'react';
import { createPortal } from 'react-dom';
import { BreadcrumbPlaceContext, type Crumb, TrailContext } from './breadcrumb.ts';
import { CutText } from './CutText.tsx';
import { Link } from './Link.tsx';

interface Props {
  /** The page itself. */
  title: string;
  /** The page that this one was opened from. */
  from: Crumb | undefined;
}

export function Breadcrumb({ title, from }: Props) {
  const place = useContext(BreadcrumbPlaceContext);
  const trail = useContext(TrailContext);
  if (place === null || trail === null) return null;
  const slash = (
    <chakra.span px="1.5" aria-hidden>
      /
    </chakra.span>
  );
  return createPortal(
    <>
      {(from === undefined ? trail : [...trail, from]).map(({ label, to }) => (
        <Fragment key={to}>
          {slash}
          <CrumbLink to={to}>
            <CutText lines={1}>{label}</CutText>
          </CrumbLink>
        </Fragment>
      ))}
      {slash}
      <chakra.span aria-current="page" color="fg.bar" minW="0">
        <CutText lines={1}>{title}</CutText>
      </chakra.span>
    </>,
    place,
  );
}

const CrumbLink = chakra(Link, {
  base: {
    flexShrink: '2',
    minW: '6',
    borderRadius: 'l1',
    outline: 'none',
    _hover: { color: 'fg.bar' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus.bar', outlineOffset: '2px' },
  },
});
