/**
 * A stub of Google's script: the part of `google.maps` that the client uses, rendered as plain elements that a test can find and click.
 * The browser receives it at the URL of the real script; tests in a DOM install it themselves.
 */

export interface StubOptions {
  /** Refuses directions, as for a key without them. */
  readonly refuseDirections?: boolean;
  /** Refuses the key once the map is rendered. */
  readonly refuseKey?: boolean;
}

/** A request to the directions service: the number of places, and the options. */
export interface DirectionsRequest {
  readonly places: number;
  readonly mode: string;
  readonly alternatives: boolean;
}

/** URL of the real script. */
export const googleMapsAddress = 'https://maps.googleapis.com/maps/api/js';

/** Installs the stub. Self-contained, because its source is also sent to the browser. */
export function installGoogleMaps({ refuseDirections = false, refuseKey = false }: StubOptions): void {
  type State = Record<string, unknown>;
  type Listener = { readonly target: unknown; readonly name: string; readonly call: (event?: unknown) => void };
  let listeners: readonly Listener[] = [];
  const requests: object[] = [];

  const tell = (target: unknown, name: string, event?: unknown) => {
    for (const listener of listeners) if (listener.target === target && listener.name === name) listener.call(event);
  };
  const literal = (at: unknown) => {
    const { lat, lng } = Object(at);
    return { lat: typeof lat === 'function' ? lat.call(at) : lat, lng: typeof lng === 'function' ? lng.call(at) : lng };
  };
  const latLng = (at: unknown) => {
    const { lat, lng } = literal(at);
    return { lat: () => lat, lng: () => lng };
  };

  /** An object whose `setX` and `getX` store x, re-rendered after each change. */
  function thing(options: unknown, draw: (state: State, self: object) => void): object {
    const state: State = { ...Object(options) };
    const self: object = new Proxy(state, {
      get(_target, name) {
        const [, verb, first, rest] = /^(set|get)(.)(.*)$/.exec(String(name)) ?? [];
        const field = `${first?.toLowerCase() ?? ''}${rest ?? ''}`;
        if (verb === 'get') return () => state[field];
        if (verb !== 'set') return state[String(name)];
        return (value: unknown) => {
          if (field === 'options') Object.assign(state, value);
          else state[field] = value;
          draw(state, self);
        };
      },
    });
    draw(state, self);
    return self;
  }

  const divOf = (map: unknown): Element | null => {
    const div: unknown = Object(map).div;
    return div instanceof Element ? div : null;
  };

  /** Keeps one element in the map for an object, and removes it when the object has no map. */
  function drawn(tag: string, fill: (element: HTMLElement, state: State) => void) {
    let element: HTMLElement | undefined;
    return (state: State, self: object) => {
      const div = divOf(state['map']);
      if (div === null) {
        element?.remove();
        return;
      }
      if (element === undefined) {
        element = document.createElement(tag);
        element.addEventListener('click', () => tell(self, 'click', { latLng: latLng(state['position'] ?? Object(state['path'])[0]) }));
      }
      fill(element, state);
      if (element.parentNode !== div) div.append(element);
    };
  }

  function createMap(div: HTMLElement, options: unknown): object {
    div.dataset['googleMap'] = '';
    const self = thing({ ...Object(options), div }, ({ zoom, center }) => {
      div.dataset['zoom'] = String(zoom);
      div.dataset['centre'] = JSON.stringify(center);
    });
    Object.assign(self, {
      fitBounds: (bounds: unknown) => {
        div.dataset['fitted'] = String(Object(bounds).count);
      },
      panTo: () => undefined,
    });
    if (refuseKey) setTimeout(() => Reflect.get(window, 'gm_authFailure')?.());
    return self;
  }

  function createMarker(options: unknown): object {
    const draw = drawn('button', (element, state) => {
      element.title = String(state['title']);
      element.dataset['icon'] = String(Object(state['icon']).url);
      element.textContent = element.title;
    });
    return thing(options, draw);
  }

  function createPolyline(options: unknown): object {
    const draw = drawn('div', (element, state) => {
      const path = Object(state['path']);
      element.dataset['polyline'] = String(path.length);
      element.dataset['color'] = String(state['strokeColor']);
      element.dataset['weight'] = String(state['strokeWeight']);
    });
    return thing(options, draw);
  }

  function createInfoWindow(options: unknown): object {
    const box = document.createElement('div');
    box.dataset['infoWindow'] = '';
    const self = thing(options, (state) => {
      const content = state['content'];
      if (content instanceof Node) box.replaceChildren(content);
    });
    Object.assign(self, {
      open: (map: unknown) => divOf(map)?.append(box),
      close: () => box.remove(),
    });
    return self;
  }

  class LatLngBounds {
    count = 0;
    extend() {
      this.count += 1;
    }
  }

  class Point {
    readonly x: number;
    readonly y: number;
    constructor(x: number, y: number) {
      this.x = x;
      this.y = y;
    }
  }

  class Size {
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
  }

  /** Returns a kilometre and a minute between consecutive places. */
  class DirectionsService {
    route(request: unknown): Promise<unknown> {
      const { origin, destination, waypoints, travelMode, provideRouteAlternatives } = Object(request);
      const places = [origin, ...waypoints.map(({ location }: { location: unknown }) => location), destination];
      requests.push({ places: places.length, mode: travelMode, alternatives: provideRouteAlternatives });
      if (refuseDirections) return Promise.reject(new Error('REQUEST_DENIED'));
      const legs = places.slice(1).map(() => ({ distance: { value: 1000 }, duration: { value: 60 } }));
      return Promise.resolve({ routes: [{ legs, overview_path: places.map(latLng) }] });
    }
  }

  const event = {
    addListener: (target: unknown, name: string, call: (given?: unknown) => void) => {
      const listener = { target, name, call };
      listeners = [...listeners, listener];
      return listener;
    },
    removeListener: (listener: unknown) => {
      listeners = listeners.filter((each) => each !== listener);
    },
    clearInstanceListeners: (target: unknown) => {
      listeners = listeners.filter((each) => each.target !== target);
    },
  };

  // Keeps the loader's own function on `google.maps`.
  const google = Object(Reflect.get(window, 'google') ?? {});
  const maps = Object.assign(google.maps ?? {}, {
    // Called with `new`, like the real ones. The returned object is the result of `new`.
    Map: createMap,
    Marker: createMarker,
    Polyline: createPolyline,
    InfoWindow: createInfoWindow,
    LatLngBounds,
    Point,
    Size,
    DirectionsService,
    TravelMode: { DRIVING: 'DRIVING' },
    event,
    version: 'stub',
    importLibrary: () => Promise.resolve({}),
  });
  Reflect.set(window, 'google', Object.assign(google, { maps }));
  Reflect.set(window, 'googleMapsRequests', requests);
  maps.__ib__?.();
}

/** Returns the stub as a script. */
export const googleMapsScript = (options: StubOptions = {}): string => `(${installGoogleMaps.toString()})(${JSON.stringify(options)});`;
