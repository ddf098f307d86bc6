/** Renders markers, route and info window on Google's map, once its script has loaded. */
import { GoogleMap, InfoWindowF, MarkerF, PolylineF } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { tone } from '../../ui/theme/tones.ts';
import { MarkerFacts } from '../MarkerFacts.tsx';
import type { MapProps } from '../map-props.ts';
import { drawOrder, lookOf, nameOf } from '../marker.ts';
import type { Place } from '../place.ts';
import { fitted, startZoom } from '../projection.ts';
import { fullSize, leastMapHeight } from '../use-size.ts';
import { askGoogle } from './ask-google.ts';
import { markerIcon } from './marker-icon.ts';

const frame = { width: '100%', maxWidth: fullSize.width, aspectRatio: `${fullSize.width} / ${fullSize.height}` };

const literal = ({ latitude, longitude }: Place) => ({ lat: latitude, lng: longitude });

/** The red of the schematic map's line. */
const routeLine = { strokeColor: tone['map.route'][0], strokeWeight: 2 };

const gapDash = { path: 'M0-4v8', strokeColor: tone['map.route'][0], strokeOpacity: 1, strokeWeight: 2, scale: 1 };
const gapLine = { strokeOpacity: 0, icons: [{ icon: gapDash, offset: '0', repeat: '14px' }] };

const dots = { path: 'M0 0v0.01', strokeColor: tone['map.purple'][0], strokeOpacity: 1, strokeWeight: 3, scale: 1 };
const dottedLine = { strokeOpacity: 0, clickable: false, icons: [{ icon: dots, offset: '0', repeat: '7px' }] };

export function GoogleSurface({ label, markers, links = [], route, extent, leastHeight = leastMapHeight, chosen, onChoose, onRoute, onDirections }: MapProps) {
  // Only the initial centre, because the person moves the map afterwards.
  const [centre] = useState(() => literal(fitted(extent, fullSize).centre));
  useEffect(() => {
    onDirections?.(askGoogle);
    return () => onDirections?.(null);
  }, [onDirections]);

  const fit = (map: google.maps.Map) => {
    map.getDiv().setAttribute('aria-label', label);
    if (extent.length < 2) return;
    const bounds = new google.maps.LatLngBounds();
    for (const place of extent) bounds.extend(literal(place));
    map.fitBounds(bounds);
  };
  const marker = markers.find(({ key }) => key === chosen);
  return (
    <GoogleMap mapContainerStyle={{ ...frame, minHeight: leastHeight }} center={centre} zoom={startZoom} onLoad={fit} onClick={() => onChoose(null)}>
      {route?.lines.map(({ from, path, kind }) => (
        <PolylineF
          key={from}
          path={path.map(literal)}
          options={kind === 'gap' ? gapLine : routeLine}
          onClick={({ latLng }) => {
            if (latLng !== null) onRoute?.({ latitude: latLng.lat(), longitude: latLng.lng() });
          }}
        />
      ))}
      {links.map(({ key, from, to }) => (
        <PolylineF key={key} path={[literal(from), literal(to)]} options={dottedLine} />
      ))}
      {markers.map((marker) => (
        <MarkerF
          key={marker.key}
          position={literal(marker.place)}
          title={nameOf(marker)}
          icon={markerIcon(marker, marker.key === chosen)}
          zIndex={marker.key === chosen ? drawOrder.length : drawOrder.indexOf(marker.kind)}
          onClick={() => onChoose(marker.key)}
        />
      ))}
      {marker !== undefined && (
        <InfoWindowF
          position={literal(marker.place)}
          options={{ pixelOffset: new google.maps.Size(0, lookOf(marker).box[1] - 6) }}
          onCloseClick={() => onChoose(null)}
        >
          <div>
            <MarkerFacts marker={marker} />
          </div>
        </InfoWindowF>
      )}
    </GoogleMap>
  );
}
