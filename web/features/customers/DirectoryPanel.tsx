/** The directories of the QR dashboard: the farmers or the dealers registered in a month. */
import { failureOf } from '../../data/failure.ts';
import { type ListPage, useListPage } from '../../data/list-page.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Column } from '../../ui/list/columns.ts';
import { ListSheet } from '../../ui/list/ListSheet.tsx';
import type { MonthListProps } from '../../ui/list/month-list.ts';
import { MonthFilter } from '../../ui/MonthFilter.tsx';
import { DirectoryRow } from './DirectoryRow.tsx';
import { type FarmerDirectoryQuery, useDealerDirectoryQuery, useFarmerDirectoryQuery } from './directory.generated.ts';
import { peopleTexts } from './texts/directory/texts.ts';

type Page = NonNullable<FarmerDirectoryQuery['farmerDirectory']>;

interface Props extends MonthListProps {
  title: string;
  /** What counts as one page, see PageTitle. */
  place: string;
  list: ListPage<Page>;
}

function DirectoryPanel({ title, place, list: { state, error, onRetry, hasNext }, month, page, onMonth, onPage }: Props) {
  const text = useText(peopleTexts);
  const columns: readonly Column[] = [
    { key: 'id', label: text('people.id'), kind: 'drop', width: '84px' },
    { key: 'name', label: text('people.name'), kind: 'main' },
    { key: 'mobile', label: text('people.mobile'), kind: 'sub', width: '11%' },
    { key: 'whatsApp', label: text('people.whatsApp'), kind: 'drop', width: '13%' },
    { key: 'state', label: text('people.state'), kind: 'drop', width: '12%' },
    { key: 'district', label: text('people.district'), kind: 'drop', width: '13%' },
    { key: 'tahasil', label: text('people.tahasil'), kind: 'sub', width: '13%' },
    { key: 'village', label: text('people.village'), kind: 'sub', width: '13%' },
  ];
  return (
    <ListSheet
      title={title}
      place={place}
      actions={<MonthFilter value={month} onChange={onMonth} />}
      columns={columns}
      state={state}
      rows={({ nodes }) => nodes.map((entry) => <DirectoryRow key={entry.id} entry={entry} />)}
      failure={text(failureOf(error))}
      onRetry={onRetry}
      page={page}
      hasNext={hasNext}
      onPage={onPage}
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
