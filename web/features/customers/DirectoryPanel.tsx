/** The directories of the QR dashboard: the farmers or the dealers registered in a month. */
import { useDates } from '../../calendar/use-dates.ts';
import { type ListPage, useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { useValues } from '../../people/use-values.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import type { MonthListProps } from '../../ui/list/month-list.ts';
import { MonthFilter } from '../../ui/MonthFilter.tsx';
import {
  type DirectoryRow_EntryFragment,
  type FarmerDirectoryQuery,
  useDealerDirectoryQuery,
  useDirectoryRow_EntryFragment,
  useFarmerDirectoryQuery,
} from './directory.generated.ts';
import { peopleTexts } from './texts/directory/texts.ts';

type Page = NonNullable<FarmerDirectoryQuery['farmerDirectory']>;

interface Props extends Pick<MonthListProps, 'month' | 'onMonth'> {
  title: string;
  /** What counts as one page, see PageTitle. */
  place: string;
  list: ListPage<Page>;
}

function DirectoryPanel({ title, place, list, month, onMonth }: Props) {
  const text = useText(peopleTexts);
  const write = useValues();
  const dates = useDates();
  const columns: readonly RowColumn<DirectoryRow_EntryFragment>[] = [
    { key: 'id', label: text('people.id'), kind: 'drop', width: '84px', cell: ({ id }) => id },
    { key: 'name', label: text('people.name'), kind: 'main', strong: true, cell: ({ name }) => write.text(name) },
    { key: 'mobile', label: text('people.mobile'), kind: 'sub', width: '11%', nowrap: true, cell: ({ mobile }) => <Phone number={mobile} /> },
    { key: 'whatsApp', label: text('people.whatsApp'), kind: 'drop', width: '13%', cell: ({ whatsAppMobile }) => <Phone number={whatsAppMobile} /> },
    { key: 'state', label: text('people.state'), kind: 'drop', width: '12%', cell: ({ state }) => write.area(state) },
    { key: 'district', label: text('people.district'), kind: 'drop', width: '13%', cell: ({ district }) => write.area(district) },
    { key: 'tahasil', label: text('people.tahasil'), kind: 'sub', width: '13%', cell: ({ taluka, district }) => write.area(taluka, district) },
    { key: 'village', label: text('people.village'), kind: 'sub', width: '13%', cell: ({ village }) => write.text(village) },
  ];
  return (
    <PagedList
      title={title}
      place={place}
      note={text('people.registeredIn', { month: dates.month(month.month), year: String(month.year) })}
      actions={<MonthFilter value={month} onChange={onMonth} />}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      useFields={useDirectoryRow_EntryFragment}
    />
  );
}

export function FarmerDirectory(props: MonthListProps) {
  const { month, page, onPage } = props;
  const list = useListPage({
    useQuery: useFarmerDirectoryQuery,
    variables: (number) => ({ ...month, page: number }),
    connection: ({ farmerDirectory }) => farmerDirectory,
    page,
    onPage,
  });
  return <DirectoryPanel {...props} title={useText(peopleTexts)('people.allFarmers')} place="farmers" list={list} />;
}

export function DealerDirectory(props: MonthListProps) {
  const { month, page, onPage } = props;
  const list = useListPage({
    useQuery: useDealerDirectoryQuery,
    variables: (number) => ({ ...month, page: number }),
    connection: ({ dealerDirectory }) => dealerDirectory,
    page,
    onPage,
  });
  return <DirectoryPanel {...props} title={useText(peopleTexts)('people.allDealers')} place="dealers" list={list} />;
}
