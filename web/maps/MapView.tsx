/** Renders Google's map when there is a key and its script loads, and the schematic map otherwise. A note below a map with lines explains them. */
import { chakra } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useText } from '../i18n/text-context.ts';
import { Caption } from '../ui/Caption.tsx';
import { loadChunk } from '../ui/load-chunk.ts';
import { PanelBoundary } from '../ui/PanelBoundary.tsx';
import { MapMessage } from './MapMessage.tsx';
import type { GoogleFailure, GoogleMapProps, MapProps, MapSurface } from './map-props.ts';
import type { SchematicMapProps } from './SchematicMap.tsx';
import { mapsTexts } from './texts/texts.ts';

const GoogleMap = lazy<ComponentType<GoogleMapProps>>(() =>
  import('./google/GoogleMap.tsx').then(
    ({ GoogleMap: loaded }) => ({ default: loaded }),
    () => ({ default: MissingGoogleMap }),
  ),
);

// Fetched with the page, in parallel with the data of the map.
const schematicMap = loadChunk(() => import('./SchematicMap.tsx')).then(
  ({ SchematicMap: loaded }) => ({ default: loaded }),
  () => ({ default: MissingMap }),
);
const SchematicMap = lazy<ComponentType<SchematicMapProps>>(() => schematicMap);

/** Replaces the schematic map when its script fails to load. The content beside the map stays. */
function MissingMap() {
  return <MapMessage>{useText(mapsTexts)('maps.scriptError')}</MapMessage>;
}

/** Replaces Google's map when the client's own script for it fails to load. */
function MissingGoogleMap({ onFailure }: GoogleMapProps) {
  useEffect(() => onFailure('script'), [onFailure]);
  return null;
}

interface Props extends MapProps {
  /** Undefined while loading. */
  surface: MapSurface | undefined;
}

export function MapView({ surface, ...map }: Props) {
  const text = useText(mapsTexts);
  const [failure, setFailure] = useState<GoogleFailure | null>(null);
  const { onDirections } = map;
  const fail = useCallback(
    (reason: GoogleFailure) => {
      console.error('Google Maps API not loaded');
      setFailure(reason);
      onDirections?.(null);
    },
    [onDirections],
  );
  const googleMapsApiKey = failure === null ? surface?.googleMapsApiKey : null;
  const byGoogle = typeof googleMapsApiKey === 'string';
  const lines = map.route?.kind ?? 'straight';
  const hasLines = map.route !== undefined || map.links !== undefined;
  const loading = <MapMessage>{text('maps.loading')}</MapMessage>;
  return (
    <chakra.div position="relative" maxW="930px">
      <PanelBoundary>
        <Suspense fallback={loading}>
          {surface === undefined ? (
            loading
          ) : byGoogle ? (
            <GoogleMap {...map} apiKey={googleMapsApiKey} onFailure={fail} />
          ) : (
            <SchematicMap {...map} surface={surface} />
          )}
        </Suspense>
      </PanelBoundary>
      {(hasLines || failure !== null) && (
        <Caption
          role="note"
          // Reserves the space until the kind of map is known.
          visibility={surface === undefined ? 'hidden' : undefined}
          display="flex"
          alignItems="center"
          gap="1.5"
          position={{ md: 'absolute' }}
          insetEnd="3"
          top="3"
          px={{ base: '3.5', md: '2' }}
          py={{ base: '2', md: '3px' }}
          borderTopWidth={{ base: '1px', md: '0' }}
          borderRadius={{ md: 'l1' }}
          bg="bg.panel"
          boxShadow={{ md: '0 0 0 1px {colors.border.emphasized}' }}
        >
          <Info size={13} />
          <span>
            {failure !== null && <chakra.span color="fg.error">{text(failure === 'script' ? 'maps.scriptError' : 'maps.error')}. </chakra.span>}
            <span>{text(byGoogle || surface?.mapTiles ? `maps.${lines}` : 'maps.schematic')}</span>
          </span>
        </Caption>
      )}
    </chakra.div>
  );
}
