/** The list of farmers or of dealers, with the area picker and the search box where the list can be narrowed. */
import { Button, chakra } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PagedList } from '../../data/PagedList.tsx';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { AreaPicker } from '../../people/AreaPicker.tsx';
import { noArea, sameArea } from '../../people/area.ts';
import { useAreas } from '../../people/areas.ts';
import type { Crumb } from '../../ui/breadcrumb.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import type { CustomerFields } from './columns.tsx';
import { mostFound } from './found-page.ts';
import { customersTexts } from './texts/customers/texts.ts';
import type { Customers } from './use-customers.ts';
import { type CustomersView, isNarrowed, narrowedTo, type OnView, wholeList } from './view.ts';

interface Props<Row extends { id: string }> {
  title: string;
  /** What counts as one page, see PageTitle. */
  place: string;
  /** Beside the title. */
  note?: string | undefined;
  /** The page that the list was opened from. */
  back?: Crumb | undefined;
  customers: Customers<Row>;
  columns: readonly RowColumn<CustomerFields>[];
  /** The generated hook that reads the fields of a row. */
  useFields: (row: Row) => CustomerFields | undefined;
  /** See PagedList. */
  isNew?: ((customer: CustomerFields) => boolean) | undefined;
  /** Says that nobody is what the list is narrowed to. */
  noMatch: (what: string) => string;
  view: CustomersView;
  onView: OnView;
  /** The name of the search box; without one the list cannot be narrowed. */
  search?: string | undefined;
  actions?: ReactNode;
  notice?: ReactNode;
}

export function CustomersSheet<Row extends { id: string }>(props: Props<Row>) {
  const { title, place, note, back, customers, columns, useFields, isNew, noMatch, view, onView, search, actions, notice } = props;
  const text = useText(customersTexts);
  return (
    <PagedList
      title={title}
      place={place}
      note={note}
      back={back}
      actions={actions}
      filters={search === undefined ? undefined : <Filters search={search} view={view} onView={onView} />}
      notice={notice}
      remark={customers.capped ? text('customers.first', { count: formatNumber(mostFound) }) : undefined}
      narrowed={isNarrowed(view) ? { to: noMatch(narrowedTo(view)), onClear: () => onView(wholeList) } : undefined}
      list={customers.list}
      columns={columns}
      keyOf={({ id }) => id}
      useFields={useFields}
      isNew={isNew}
    />
  );
}

interface FiltersProps {
  search: string;
  view: CustomersView;
  onView: OnView;
}

function Filters({ search, view, onView }: FiltersProps) {
  const text = useText(customersTexts);
  const areas = useAreas();
  const [open, setOpen] = useState(!sameArea(view.area, noArea));
  return (
    <>
      {/* On a phone the rows come first: the area is asked for. */}
      <Button hideFrom="md" order="1" h="40px" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SlidersHorizontal />
        {text('customers.area')}
      </Button>
      <chakra.div display={{ base: open ? 'flex' : 'none', md: 'contents' }} order="2" flex="1 1 100%" flexWrap="wrap" gap="2">
        <AreaPicker areas={areas} value={view.area} onChange={(area) => onView({ ...view, page: 0, area })} />
      </chakra.div>
      {/* A search that is typed on is one step back, not one for each letter. */}
      <SearchBox label={search} value={view.text} onSearch={(text) => onView({ ...view, page: 0, text }, { replace: view.text !== '' })} />
    </>
  );
}
