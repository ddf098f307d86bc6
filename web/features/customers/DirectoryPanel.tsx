/** The directories of the QR dashboard: the farmers or the dealers registered in a month. */
import { useDates } from '../../calendar/use-dates.ts';
import { useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import type { MonthListProps } from '../../ui/list/month-list.ts';
import { MonthFilter } from '../../ui/MonthFilter.tsx';
import { type DirectoryRow_EntryFragment, useDealerDirectoryQuery, useDirectoryRow_EntryFragment, useFarmerDirectoryQuery } from './directory.generated.ts';
import { customersTexts } from './texts/texts.ts';

interface Props extends MonthListProps {
  type: MeetingType;
}

export function DirectoryPanel({ type, month, onMonth, page, onPage }: Props) {
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  const dates = useDates();
  const list = useListPage({
    useQuery: type === 'FARMER' ? useFarmerDirectoryQuery : useDealerDirectoryQuery,
    variables: (number) => ({ ...month, page: number }),
    connection: ({ entries }) => entries,
    page,
    onPage,
  });
  const columns: readonly RowColumn<DirectoryRow_EntryFragment>[] = [
    { key: 'id', label: text('customers.id'), kind: 'drop', width: '84px', cell: ({ id }) => id },
    { key: 'name', label: text('person.name'), kind: 'main', strong: true, cell: ({ name }) => write.text(name) },
    { key: 'mobile', label: text('customers.mobile'), kind: 'sub', width: '11%', nowrap: true, cell: ({ mobile }) => <Phone number={mobile} /> },
    { key: 'whatsApp', label: text('customers.whatsApp'), kind: 'drop', width: '13%', cell: ({ whatsAppMobile }) => <Phone number={whatsAppMobile} /> },
    { key: 'state', label: text('areas.state'), kind: 'drop', width: '12%', cell: ({ state }) => write.area(state) },
    { key: 'district', label: text('areas.district'), kind: 'drop', width: '13%', cell: ({ district }) => write.area(district) },
    { key: 'tahasil', label: text('customers.tahasil'), kind: 'sub', width: '13%', cell: ({ taluka, district }) => write.area(taluka, district) },
    { key: 'village', label: text('person.village'), kind: 'sub', width: '13%', cell: ({ village }) => write.text(village) },
  ];
  return (
    <PagedList
      title={text(`customers.directory.${type}`)}
      place={type === 'FARMER' ? 'farmers' : 'dealers'}
      note={text('customers.registeredIn', { month: dates.month(month.month), year: String(month.year) })}
      actions={<MonthFilter value={month} onChange={onMonth} />}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      useFields={useDirectoryRow_EntryFragment}
    />
  );
}
