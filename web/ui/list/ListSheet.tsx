/** The one anatomy of every list of rows: the frame, and in it the table. */
import type { ReactNode } from 'react';
import type { Column } from './columns.ts';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListState } from './list-state.ts';
import { Skeleton } from './Skeleton.tsx';

interface Props<Page> extends ListFrameProps {
  columns: readonly Column[];
  state: ListState<Page>;
  /** The rows of a page. */
  rows: (page: Page) => ReactNode;
  /** The row of totals below a page. */
  foot?: (page: Page) => ReactNode;
}

export function ListSheet<Page>({ columns, rows, foot, ...frame }: Props<Page>) {
  const { state, title } = frame;
  const busy = state.kind === 'loading' || (state.kind === 'rows' && state.busy);
  return (
    <ListFrame {...frame}>
      <div className="list-clip">
        <ListTable
          caption={title}
          columns={columns}
          busy={busy}
          dimmed={state.kind === 'rows' && (state.busy || state.stale)}
          foot={state.kind === 'rows' ? foot?.(state.page) : undefined}
        >
          {state.kind === 'rows' ? rows(state.page) : <Skeleton columns={columns} />}
        </ListTable>
      </div>
    </ListFrame>
  );
}
