/** The list of farmers or of dealers, with the area picker and the search box where the list can be narrowed. */
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { PagedList } from '../../data/PagedList.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { AreaPicker } from '../../people/AreaPicker.tsx';
import { noArea, sameArea } from '../../people/area.ts';
import { useAreas } from '../../people/areas.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import type { ListFrameProps } from '../../ui/list/ListFrame.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import type { CustomerFields } from './columns.tsx';
import { mostFound } from './found-page.ts';
import { dealers, farmers } from './kinds.ts';
import { customersTexts } from './texts/texts.ts';
import { type CustomerKind, useCustomers } from './use-customers.ts';
import { type CustomersView, isNarrowed, narrowedTo, type OnView, wholeList } from './view.ts';

/** Props shared by all lists of farmers or dealers. */
export interface CustomersList {
  type: MeetingType;
  /** Key of the page, see PageTitle. */
  place: string;
  view: CustomersView;
  onView: OnView;
  /** See PagedList. */
  isNew?: ((customer: CustomerFields) => boolean) | undefined;
}

interface Props extends CustomersList, Pick<ListFrameProps, 'title' | 'note' | 'back' | 'actions' | 'notice'> {
  /** Only those whom this employee registered. */
  userId?: string | undefined;
  columns: readonly RowColumn<CustomerFields>[];
  /** True when area and search filters apply to the list. */
  narrows: boolean;
}

export function CustomersSheet(props: Props) {
  // Keys, since an address can change from one list to the other: nothing of the one before is left.
  return props.type === 'FARMER' ? <SheetOf key="FARMER" kind={farmers} {...props} /> : <SheetOf key="DEALER" kind={dealers} {...props} />;
}

function SheetOf({ kind, type, userId, narrows, view, onView, ...frame }: Props & { kind: CustomerKind }) {
  const text = useText(customersTexts);
  const { list, capped } = useCustomers(kind, userId, view, onView);
  return (
    <PagedList
      {...frame}
      filters={narrows ? <Filters label={text(`customers.search.${type}`)} area={view.area} text={view.text} onView={onView} /> : undefined}
      remark={capped ? text('customers.first', { count: formatNumber(mostFound) }) : undefined}
      narrowed={isNarrowed(view) ? { to: text(`customers.noMatch.${type}`, { what: narrowedTo(view) }), onClear: () => onView(wholeList) } : undefined}
      list={list}
      keyOf={({ id }) => id}
    />
  );
}

interface FiltersProps extends Pick<CustomersView, 'area' | 'text'>, Pick<Props, 'onView'> {
  /** The name of the search box. */
  label: string;
}

function Filters({ label, area, text: searched, onView }: FiltersProps) {
  const text = useText(customersTexts, peopleTexts);
  const areas = useAreas();
  const [open, setOpen] = useState(!sameArea(area, noArea));
  return (
    <>
      <button type="button" className="button areas-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SlidersHorizontal />
        {text('areas.filter')}
      </button>
      <div className="areas" data-open={open || undefined}>
        <AreaPicker areas={areas} value={area} onChange={(next) => onView({ area: next, text: searched, page: 0 })} />
      </div>
      {/* A search that is typed on is one step back, not one for each letter. */}
      <SearchBox label={label} value={searched} onSearch={(next) => onView({ area, text: next, page: 0 }, { replace: searched !== '' })} />
    </>
  );
}
