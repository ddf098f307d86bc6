/** The selects of an area filter, with the places that they ask for. */
import type { ComponentProps } from 'react';
import { AreaPicker } from './AreaPicker.tsx';
import { useAreas } from './areas.ts';

export function AreaSelects(props: Pick<ComponentProps<typeof AreaPicker>, 'value' | 'onChange'>) {
  return <AreaPicker areas={useAreas()} {...props} />;
}
