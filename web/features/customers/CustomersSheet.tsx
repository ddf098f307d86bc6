/** Renders the list of farmers or of dealers, with the area picker and the search box where filters apply. */
import { Button } from '@chakra-ui/react';
import { CalendarPlus, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useServerConfig } from '../../data/config.ts';
import { useListFilters } from '../../data/ListFilters.tsx';
import { PagedList } from '../../data/PagedList.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { AreaPicker } from '../../people/AreaPicker.tsx';
import { noArea, sameArea } from '../../people/area.ts';
import { useAreas } from '../../people/areas.ts';
import type { SchedulingParts } from '../../people/party.ts';
import { useReportRow } from '../../people/report-row/use-report-row.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import type { Crumb } from '../../ui/bar-contexts.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import { dayRange } from '../../ui/list/filters.ts';
import type { ListFrameProps } from '../../ui/list/ListFrame.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { useSelection } from '../../ui/list/use-selection.tsx';
import { walkRows } from '../../ui/list/walk-rows.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { actionColumns, type CustomerFields } from './columns.tsx';
import { dealers, farmers } from './customer-queries.ts';
import { mostPlanned } from './filter-keys.ts';
import { customersTexts } from './texts/texts.ts';
import { UnvisitedChips } from './UnvisitedChips.tsx';
import { type CustomerKind, useCustomers } from './use-customers.ts';
import { type CustomersView, customerSorts, isNarrowed, narrowedTo, type OnView, unvisitedChoices, wholeList } from './view.ts';

/** Props shared by all lists of farmers or dealers. */
export interface CustomersList {
  type: MeetingType;
  pageId: string;
  view: CustomersView;
  onView: OnView;
  /** See PagedList. */
  isNew?: ((customer: CustomerFields) => boolean) | undefined;
}

interface Props extends CustomersList, Pick<ListFrameProps, 'title' | 'note' | 'back' | 'actions' | 'notice'> {
  /** Restricts the list to those whom this employee registered. */
  userId?: string | undefined;
  columns: readonly RowColumn<CustomerFields>[];
  /** True when area and search filters apply to the list. */
  narrows: boolean;
  /** Path of the form that plans visits to the customers with these ids. Undefined when rows cannot be selected. */
  planPath?: ((ids: readonly string[]) => string) | undefined;
}

export function CustomersSheet(props: Props) {
  // The keys reset the state when the address changes from one list to the other.
  return props.type === 'FARMER' ? <SheetOf key="FARMER" kind={farmers} {...props} /> : <SheetOf key="DEALER" kind={dealers} {...props} />;
}

interface ToMeetProps extends SchedulingParts, CustomersList {
  /** The page from which the list was opened. */
  back?: Crumb | undefined;
}

/** Renders the farmers or dealers that a meeting can be scheduled with, filtered by area and search, each with an action. */
export function CustomersToMeet({ actionLabel, action, ...list }: ToMeetProps) {
  const text = useText(customersTexts, peopleTexts);
  return <CustomersSheet {...list} columns={actionColumns(text, useValues(), { actionLabel, action })} narrows />;
}

function SheetOf({ kind, type, userId, narrows, view, onView, columns, planPath, ...frame }: Props & { kind: CustomerKind }) {
  const text = useText(customersTexts, listTexts);
  const write = useValues();
  const navigate = useNavigate();
  const { list, cappedAt } = useCustomers(kind, userId, view, onView);
  const { area, text: searched, filters = {} } = view;
  const unvisited = unvisitedChoices.find((choice) => choice === filters['unvisited']);
  const extensions = useServerConfig()?.extensions;
  const isFound = isNarrowed(view, extensions);
  // A search has no filter by the employee who registered the customers.
  const chip = useReportRow(isFound ? {} : filters, (next) => onView({ ...view, filters: next, page: 0 }));
  const days = useListFilters(
    [{ key: 'visitedBy', label: text('customers.visitedBy'), kind: 'text', isName: true }, ...dayRange(text('customers.registeredFrom'), text('list.until'))],
    { values: filters, onValues: (next, options) => onView({ ...view, filters: next, page: 0 }, options) },
    {
      sorts: customerSorts,
      isFolded: !narrows,
      more: {
        row: (
          <>
            {chip.row}
            <UnvisitedChips
              type={type}
              userId={userId}
              view={view}
              onChange={(next) => onView({ ...view, filters: { ...filters, unvisited: next }, page: 0 })}
            />
          </>
        ),
        words: joinParts(
          [
            chip.words,
            unvisited === undefined
              ? ''
              : unvisited === 'never'
                ? text('customers.unvisited.never')
                : text('customers.unvisited.days', { count: Number(unvisited) }),
          ],
          ', ',
        ),
      },
    },
  );
  // A provider without the order has no filter by days either. Area and search are documented.
  const dayFields = days.sorting && days.row;
  const isIgnored = extensions === false && Object.values(filters).some((value) => value !== '');
  const selection = useSelection({
    rows: list.state.kind === 'rows' ? list.state.page.nodes : [],
    idOf: ({ id }: CustomerFields) => id,
    most: mostPlanned,
    labelOfAll: text('customers.selectAll'),
    labelOf: (customer) => text('customers.select', { name: write.name(customer) }),
  });
  const plan = planPath !== undefined && selection.selected.size > 0 ? planPath([...selection.selected]) : undefined;
  const what = joinParts([narrowedTo(view), days.narrowed?.to], ', ');
  const noMatch = text(`customers.noMatch.${type}`, { what });
  return (
    <PagedList
      {...frame}
      filters={
        <>
          {narrows ? (
            <Filters
              label={text(`customers.search.${type}`)}
              area={area}
              text={searched}
              days={dayFields}
              hasDays={days.narrowed !== undefined}
              onView={(next, options) => onView({ ...view, ...next }, options)}
            />
          ) : (
            dayFields
          )}
          {isIgnored && <p className="list-note">{notAvailable(text, text('customers.extended'))}</p>}
        </>
      }
      remark={
        plan === undefined
          ? cappedAt === undefined
            ? undefined
            : text('customers.first', { count: formatNumber(cappedAt) })
          : text(`customers.selected.${type}`, { count: selection.selected.size })
      }
      picked={
        plan !== undefined && (
          <>
            <Button variant="ghost" h="control" onClick={selection.clear}>
              <X />
              {text('customers.clearSelection')}
            </Button>
            <Link className="button-solid" to={plan}>
              <CalendarPlus />
              {text('customers.planVisits')}
            </Link>
          </>
        )
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey && plan !== undefined) void navigate(plan);
        else walkRows(event);
      }}
      columns={planPath === undefined ? columns : [selection.column, ...columns]}
      narrowed={
        what === ''
          ? undefined
          : {
              to: searched === '' ? noMatch : text('customers.searched', { noMatch }),
              name: extensions === false ? undefined : searched || days.narrowed?.name,
              onClear: () => onView({ ...wholeList, filters: { order: filters['order'] ?? '' } }),
            }
      }
      sorting={isFound ? undefined : days.sorting}
      list={list}
      keyOf={({ id }) => id}
    />
  );
}

interface FiltersProps extends Pick<CustomersView, 'area' | 'text'> {
  /** Accessible name of the search box. */
  label: string;
  /** Fields for the days of registration. */
  days: ReactNode;
  /** True when the list is filtered by days. */
  hasDays: boolean;
  onView: (view: Pick<CustomersView, 'area' | 'text' | 'page'>, options?: { replace: boolean }) => void;
}

function Filters({ label, area, text: searched, days, hasDays, onView }: FiltersProps) {
  const text = useText(listTexts, peopleTexts);
  const areas = useAreas();
  const [open, setOpen] = useState(hasDays || !sameArea(area, noArea));
  return (
    <>
      <button type="button" className="button areas-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SlidersHorizontal />
        {text(days ? 'list.filters' : 'areas.filter')}
      </button>
      <div className="areas" data-open={open || undefined}>
        <AreaPicker areas={areas} value={area} onChange={(next) => onView({ area: next, text: searched, page: 0 })} />
      </div>
      {/* Typing adds a single history entry, not one for each letter. */}
      <SearchBox label={label} value={searched} onSearch={(next) => onView({ area, text: next, page: 0 }, { replace: searched !== '' })} />
      <div className="areas areas-line" data-open={open || undefined}>
        {days}
      </div>
    </>
  );
}
