/** Renders the legend of the markers. */
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useText } from '../i18n/text-context.ts';
import type { MarkerKind } from './marker.ts';
import { mapTones, Swatch } from './Swatch.tsx';
import { mapsTexts } from './texts/texts.ts';

const turn = [1, 2, 3, 4] as const;

interface Props {
  kinds: readonly Exclude<MarkerKind, 'travel' | 'stop' | 'person' | 'oddPerson'>[];
  /** The kind of markers with numbers. */
  numbered: 'travel' | 'stop';
  /** True when the route has gaps. */
  gaps: boolean;
}

export const Legend = memo(function Legend({ kinds, numbered, gaps }: Props) {
  const text = useText(mapsTexts);
  const entry = { display: 'inline-flex', alignItems: 'center', gap: '1.5' } as const;
  const lines = [
    { key: 'route', route: '', path: 'M1 12L11 4l8 7 8-7', label: text('maps.route') },
    ...(gaps ? [{ key: 'gap', route: 'gap', path: 'M2 8h24', label: text('maps.gap') }] : []),
  ];
  return (
    <chakra.ul
      aria-label={text('maps.legend')}
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      px="3.5"
      py="2"
      borderTopWidth="1px"
      textStyle="meta"
      color="fg.muted"
      listStyle="none"
    >
      <chakra.li {...entry}>
        <chakra.span display="inline-flex" gap="0.5">
          {turn.map((number) => (
            <Swatch key={number} kind={numbered} number={number} />
          ))}
        </chakra.span>
        {text(numbered === 'stop' ? 'maps.stopsInTurn' : 'maps.travelInTurn')}
      </chakra.li>
      {numbered === 'stop' && (
        <chakra.li {...entry}>
          <Swatch kind="travel" dot />
          {text('maps.points')}
        </chakra.li>
      )}
      {kinds.map((kind) => (
        <chakra.li key={kind} {...entry}>
          <Swatch kind={kind} />
          {text(`maps.${kind}`)}
        </chakra.li>
      ))}
      {lines.map(({ key, route, path, label }) => (
        <chakra.li key={key} {...entry}>
          <chakra.svg viewBox="0 0 28 16" w="28px" h="16px" aria-hidden css={mapTones}>
            <path d={path} data-route={route} />
          </chakra.svg>
          {label}
        </chakra.li>
      ))}
    </chakra.ul>
  );
});
