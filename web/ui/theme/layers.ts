/** Names of the layers, from the rows of a page up to tooltips. Every `zIndex` is one of these names. */
const names = [
  // Controls above a link that covers the whole row.
  'raised',
  'head',
  // The crossing of a sticky head and a sticky column.
  'corner',
  // Bars and option lists that stick to an edge of the window.
  'docked',
  'sticky',
  'banner',
  'modal',
  // Calendars and messages of a field, also in a dialog.
  'popover',
  'skipNav',
  'tooltip',
] as const;

export const layers = Object.fromEntries(names.map((name, at) => [name, { value: at + 1 }]));
