/** The map's colours for the SVGs on it: an element says its tone, as many markers are cheaper so than as styled components. */
export const mapTones = {
  '& [data-tone]': { stroke: 'map.halo', strokeWidth: '1.5', strokeLinejoin: 'round' },
  '& [data-dot]': { strokeWidth: '0.75' },
  '& [data-tone=red]': { fill: 'map.red' },
  '& [data-tone=blue]': { fill: 'map.blue' },
  '& [data-tone=green]': { fill: 'map.green' },
  '& [data-tone=yellow]': { fill: 'map.yellow' },
  '& [data-tone=purple]': { fill: 'map.purple' },
  '& [data-tone=orange]': { fill: 'map.orange' },
  '& [data-tone=pink]': { fill: 'map.pink' },
  '& [data-letter]': { fontWeight: '700', textAnchor: 'middle', pointerEvents: 'none' },
  '& [data-letter=dark]': { fill: 'map.ink' },
  '& [data-letter=light]': { fill: 'white' },
  '& [data-ring=ink]': { fill: 'none', stroke: 'fg', strokeWidth: '2.5' },
  '& [data-ring=halo]': { fill: 'none', stroke: 'map.halo', strokeWidth: '1.5' },
  '& [data-route]': { fill: 'none', stroke: 'map.route', strokeWidth: '2', strokeLinejoin: 'round' },
  '& [data-link]': { stroke: 'map.purple', strokeWidth: '2', strokeDasharray: '3 4' },
} as const;
