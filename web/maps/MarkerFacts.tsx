/** Renders the content of an info window: the name with a link where possible, time or place, and the phone number. */
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatPhone } from '../i18n/formats.ts';
import type { MapMarker } from './marker.ts';

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
