/** Fetches Google's driving directions through several places. */
import type { Place } from '../place.ts';
import type { Directions } from '../route.ts';

/** Responses are kept until the page is reloaded, because every request is paid for and the route of a day does not change. */
const answers = new Map<string, Promise<Directions>>();

const literal = ({ latitude, longitude }: Place): google.maps.LatLngLiteral => ({ lat: latitude, lng: longitude });

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
export function askGoogle(points: readonly Place[]): Promise<Directions> {
  const key = JSON.stringify(points);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = request(points);
  answers.set(key, answer);
  // A refusal may be temporary, so the next call requests again.
  answer.catch(() => answers.delete(key));
  return answer;
}
