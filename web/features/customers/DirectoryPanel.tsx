/** Renders the directories of the QR dashboard: the farmers or the dealers registered in a month. */
import { useDates } from '../../calendar/use-dates.ts';
import { MonthList, type MonthListProps } from '../../data/MonthList.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import { rangeOf } from '../../ui/list/filters.ts';
import { type DirectoryRow_EntryFragment, useDealerDirectoryQuery, useFarmerDirectoryQuery } from './customers.generated.ts';
import { customersTexts } from './texts/texts.ts';

interface Props extends MonthListProps {
  type: MeetingType;
}

export function DirectoryPanel({ type, ...list }: Props) {
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  const dates = useDates();
  const columns: readonly RowColumn<DirectoryRow_EntryFragment>[] = [
    { key: 'id', label: text('customers.id'), kind: 'drop', width: '84px', cell: ({ farmerId, dealerId }) => farmerId ?? dealerId },
    { key: 'name', label: text('person.name'), kind: 'main', strong: true, cell: ({ name }) => write.text(name) },
    { key: 'mobile', label: text('person.mobile'), kind: 'sub', width: '11%', nowrap: true, cell: ({ mobile }) => <Phone number={mobile} /> },
    { key: 'whatsApp', label: text('customers.whatsApp'), kind: 'drop', width: '13%', cell: ({ whatsAppMobile }) => <Phone number={whatsAppMobile} /> },
    { key: 'state', label: text('areas.state'), kind: 'drop', width: '12%', cell: ({ state }) => write.area(state) },
    { key: 'district', label: text('areas.district'), kind: 'drop', width: '13%', cell: ({ district }) => write.area(district) },
    { key: 'tahasil', label: text('customers.tahasil'), kind: 'sub', width: '13%', cell: ({ taluka, district }) => write.area(taluka, district) },
    { key: 'village', label: text('person.village'), kind: 'sub', width: '13%', cell: ({ village }) => write.text(village) },
  ];
  return (
    <MonthList
      {...list}
      title={text(`customers.directory.${type}`)}
      pageId={type === 'FARMER' ? 'farmers' : 'dealers'}
      note={text('customers.registeredIn', { month: dates.month(list.month.month), year: String(list.month.year) })}
      subject={type}
      useQuery={type === 'FARMER' ? useFarmerDirectoryQuery : useDealerDirectoryQuery}
      filterOf={rangeOf}
      columns={columns}
    />
  );
}
