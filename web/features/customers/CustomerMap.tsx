/** Shows the place of a farmer or dealer on a map. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { MapView } from '../../maps/MapView.tsx';
import type { MapSurface } from '../../maps/map-props.ts';
import type { Place } from '../../maps/place.ts';
import { usePlaces } from '../../people/area-names/use-places.ts';
import { customersTexts } from './texts/texts.ts';

interface Props {
  type: MeetingType;
  name: string;
  place: Place;
  surface: MapSurface;
}

export function CustomerMap({ type, name, place, surface }: Props) {
  const text = useText(customersTexts);
  const areas = usePlaces();
  const [chosen, setChosen] = useState<string | null>(null);
  const detail = `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`;
  return (
    <chakra.div borderWidth="1px" borderColor="border.emphasized" borderRadius="l2" overflow="hidden">
      <MapView
        markers={[{ key: 'here', kind: type === 'FARMER' ? 'farmer' : 'dealer', place, title: name, detail }]}
        label={text('customers.map')}
        townName={areas.name}
        extent={[place]}
        chosen={chosen}
        onChoose={setChosen}
        surface={surface}
      />
    </chakra.div>
  );
}
