/** Rules that every class with styles of its own stands above, however specific they are. */
export const inBaseLayer = <Rules>(rules: Rules) => ({ '@layer base': rules });
