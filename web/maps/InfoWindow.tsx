/** Renders the info window of a marker. The window is above the marker, or below it near the map's upper edge. */
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatPhone } from '../i18n/formats.ts';
import type { MapMarker } from './marker.ts';
import type { Point, Size } from './projection.ts';

const width = 210;

interface Props {
  marker: MapMarker;
  at: Point;
  size: Size;
}

export function InfoWindow({ marker, at, size }: Props) {
  const left = Math.min(Math.max(at.x - 32, 8), size.width - width - 8);
  const below = at.y < 110;
  return (
    <chakra.div
      role="status"
      position="absolute"
      w={`${width}px`}
      px="3"
      pt="2"
      pb="2.5"
      borderRadius="l3"
      layerStyle="floating"
      fontSize="13px"
      lineHeight="1.4"
      overflowWrap="anywhere"
      zIndex="raised"
      style={{ left, top: at.y, transform: below ? 'translateY(22px)' : 'translateY(calc(-100% - 30px))' }}
    >
      <MarkerFacts marker={marker} />
    </chakra.div>
  );
}

/** Renders the content of an info window: the name with a link where possible, time or place, and the phone number. */
const line = { color: 'fg.brand', textDecoration: 'underline', textUnderlineOffset: '3px', focusVisibleRing: 'outside', borderRadius: 'l1' } as const;

export function MarkerFacts({ marker: { title, detail, phone, to } }: { marker: MapMarker }) {
  return (
    <>
      <chakra.div fontWeight="600">
        {to === undefined ? (
          title
        ) : (
          <chakra.span css={{ '& a': line }}>
            <Link to={to}>{title}</Link>
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div color="fg.muted">{detail}</chakra.div>
      {phone && (
        <chakra.a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} display="inline-flex" alignItems="center" minH="6" {...line}>
          {formatPhone(phone)}
        </chakra.a>
      )}
    </>
  );
}
