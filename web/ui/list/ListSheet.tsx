/** Renders every list of rows: the frame with the table. */
import type { KeyboardEventHandler, ReactNode } from 'react';
import type { Column } from './columns.ts';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListState } from './list-state.ts';
import { SortSelect } from './SortButton.tsx';
import type { Sorting } from './sorting.ts';
import { Skeleton } from './TableFrame.tsx';

interface Props<Page> extends ListFrameProps {
  columns: readonly Column[];
  state: ListState<Page>;
  /** Undefined when the list cannot be sorted. */
  sorting?: Sorting | undefined;
  rows: (page: Page) => ReactNode;
  /** Handles keys in the table. */
  onKeyDown?: KeyboardEventHandler<HTMLTableElement> | undefined;
  /** Renders the row of totals below a page. */
  foot?: (page: Page) => ReactNode;
}

export function ListSheet<Page>({ columns, rows, foot, sorting, onKeyDown, ...frame }: Props<Page>) {
  const { state, title, filters } = frame;
  const busy = state.kind === 'loading' || (state.kind === 'rows' && state.busy);
  return (
    <ListFrame
      {...frame}
      filters={
        // The same fragment with and without the select, so a field keeps its element and the focus.
        (filters || sorting) && (
          <>
            {filters}
            {sorting && <SortSelect columns={columns} sorting={sorting} />}
          </>
        )
      }
    >
      <div className="list-clip">
        <ListTable
          caption={title}
          columns={columns}
          busy={busy}
          sorting={sorting}
          onKeyDown={onKeyDown}
          dimmed={state.kind === 'rows' && (state.busy || state.stale)}
          foot={state.kind === 'rows' ? foot?.(state.page) : undefined}
        >
          {state.kind === 'rows' ? rows(state.page) : <Skeleton columns={columns} />}
        </ListTable>
      </div>
    </ListFrame>
  );
}
