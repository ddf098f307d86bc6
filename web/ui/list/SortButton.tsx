/** Controls that sort a list: column heads, and a select on a phone, where no heads are shown. */
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import { useText } from '../../i18n/text-context.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { Column } from './columns.ts';
import { nextOrder, type Sorting, sortState } from './sorting.ts';
import { listTexts } from './texts/texts.ts';

const icons = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown };

interface Props {
  label: string;
  state: keyof typeof icons;
  onPress: () => void;
}

export function SortButton({ label, state, onPress }: Props) {
  const Icon = icons[state];
  return (
    <>
      <button type="button" className="sort-button" onClick={onPress}>
        {label}
        <Icon size={12} />
      </button>
      <span data-printed={label} />
    </>
  );
}

/** Renders the head of a column that sorts its list. */
export function ColumnSort({ label, sort, sorting: { order, onOrder } }: { label: string; sort: string; sorting: Sorting }) {
  return <SortButton label={label} state={sortState(order, sort)} onPress={() => onOrder(nextOrder(order, sort))} />;
}

export function SortSelect({ columns, sorting: { order, onOrder } }: { columns: readonly Column[]; sorting: Sorting }) {
  const text = useText(listTexts);
  const choices = columns.flatMap(({ sort, label }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: text('list.ascending', { column: label }) },
          { value: `-${sort}`, label: text('list.descending', { column: label }) },
        ],
  );
  return (
    <ChoiceFilter
      className="choice-sort"
      label={text('list.order')}
      value={choices.some(({ value }) => value === order) ? order : ''}
      onChange={onOrder}
      choices={[{ value: '', label: text('list.usualOrder') }, ...choices]}
    />
  );
}
