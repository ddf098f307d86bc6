/** Renders the selects of an area filter, and fetches the areas. */
import type { ComponentProps } from 'react';
import { AreaPicker } from './AreaPicker.tsx';
import { useAreas } from './areas.ts';

export function AreaSelects(props: Pick<ComponentProps<typeof AreaPicker>, 'value' | 'onChange'>) {
  return <AreaPicker areas={useAreas()} {...props} />;
}
