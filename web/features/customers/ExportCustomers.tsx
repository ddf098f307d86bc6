/** Renders the export of the farmers or dealers of an area. The default is the area of the list, or Maharashtra. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ExportButton } from '../../data/exports/ExportButton.tsx';
import { useSupportedValues } from '../../data/ListFilters.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { AreaPicker } from '../../people/AreaPicker.tsx';
import { type Area, noArea, sameArea } from '../../people/area.ts';
import { useAreas } from '../../people/areas.ts';
import { rangeOf } from '../../ui/list/filters.ts';
import { useExportDealersMutation } from './dealers.generated.ts';
import { useExportFarmersMutation } from './farmers.generated.ts';
import { customersTexts } from './texts/texts.ts';
import { type CustomersView, customerFilter } from './view.ts';

/** Preselected area of an export when the list has no area filter. */
const maharashtra: Area = { ...noArea, state: 'Maharashtra' };

export function ExportCustomers({ type, view }: { type: MeetingType; view: CustomersView }) {
  const text = useText(customersTexts);
  const [chosen, setChosen] = useState<Area>();
  const { values } = useSupportedValues(view.filters);
  const area = chosen ?? (sameArea(view.area, noArea) ? maharashtra : view.area);
  return (
    <ExportButton
      isDocumented
      useExport={type === 'FARMER' ? useExportFarmersMutation : useExportDealersMutation}
      input={{ area, text: view.text, ...customerFilter(values) }}
      rows={{ what: [text('customers.exportArea'), view.text && text('customers.exportSearch', { text: view.text })], ...rangeOf(values) }}
      onOpen={() => setChosen(undefined)}
    >
      <ExportedArea value={area} onChange={setChosen} />
    </ExportButton>
  );
}

function ExportedArea(picked: { value: Area; onChange: (area: Area) => void }) {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="2">
      <AreaPicker areas={useAreas()} {...picked} />
    </chakra.div>
  );
}
