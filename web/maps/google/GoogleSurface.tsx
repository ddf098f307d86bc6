/** Renders markers, route and info window on Google's map, once its script has loaded. */
import { GoogleMap, InfoWindowF, MarkerF, PolylineF } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { tone } from '../../ui/theme/tones.ts';
import { MarkerFacts } from '../InfoWindow.tsx';
import type { MapProps } from '../map-props.ts';
import { drawOrder, markerStyle, nameOf } from '../marker.ts';
import type { Place } from '../place.ts';
import { fitted, startZoom } from '../projection.ts';
import type { Directions } from '../route.ts';
import { fullSize, leastMapHeight } from '../use-size.ts';
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
          options={{ pixelOffset: new google.maps.Size(0, markerStyle(marker).box[1] - 6) }}
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

/** Responses are kept until the page is reloaded, because every request is paid for and the route of a day does not change. */
const answers = new Map<string, Promise<Directions>>();

const sum = (legs: readonly google.maps.DirectionsLeg[], amount: (leg: google.maps.DirectionsLeg) => number | undefined) =>
  legs.reduce((total, leg) => total + (amount(leg) ?? 0), 0);

async function request(points: readonly Place[]): Promise<Directions> {
  const [origin, destination] = [points[0], points.at(-1)];
  if (origin === undefined || destination === undefined) throw new RangeError('Directions need two places.');
  const { routes } = await new google.maps.DirectionsService().route({
    origin: literal(origin),
    destination: literal(destination),
    waypoints: points.slice(1, -1).map((point) => ({ location: literal(point), stopover: true })),
    travelMode: google.maps.TravelMode.DRIVING,
    provideRouteAlternatives: true,
  });
  const best = routes[0];
  if (best === undefined) throw new Error('ZERO_RESULTS');
  return {
    path: best.overview_path.map((at) => ({ latitude: at.lat(), longitude: at.lng() })),
    metres: sum(best.legs, ({ distance }) => distance?.value),
    seconds: sum(best.legs, ({ duration }) => duration?.value),
  };
}

/** Accepts up to 24 places. Rejects when Google refuses. */
function askGoogle(points: readonly Place[]): Promise<Directions> {
  const key = JSON.stringify(points);
  const cached = answers.get(key);
  if (cached !== undefined) return cached;
  const answer = request(points);
  answers.set(key, answer);
  // A refusal may be temporary, so the next call requests again.
  answer.catch(() => answers.delete(key));
  return answer;
}
