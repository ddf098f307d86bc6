/** The frame of every list: title, filters, a line when loading failed, the message in place of the rows, pager. */
import { Button } from '@chakra-ui/react';
import { Search, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text-context.ts';
import type { Crumb } from '../breadcrumb.ts';
import { FurrowArt } from '../FurrowArt.tsx';
import { RetryButton } from '../RetryButton.tsx';
import { Sheet } from '../Sheet.tsx';
import { StatePanel } from '../StatePanel.tsx';
import { Foot } from './Foot.tsx';
import type { ListState } from './list-state.ts';
import { NewsLine } from './NewsLine.tsx';
import { Pager } from './Pager.tsx';
import { StaleLine } from './StaleLine.tsx';
import { listTexts } from './texts/texts.ts';

export interface ListFrameProps {
  title: string;
  /** Key of the page, see PageTitle. */
  place: string;
  /** Beside the title, see Sheet. */
  note?: ReactNode;
  /** The page that the list was opened from. */
  back?: Crumb | undefined;
  /** At the right of the title: what the list is filtered by, or what can be done. */
  actions?: ReactNode;
  /** The line below the title: what narrows the list. */
  filters?: ReactNode;
  /** The server's message. It opens above the foot. */
  notice?: ReactNode;
  /** A remark on the rows, beside the pager. */
  remark?: string | undefined;
  /** Which rows of how many, beside the pager. */
  range?: string | undefined;
  /** The foot of a list without pages. */
  bar?: ReactNode;
  /** The filters in words, when they may be the reason that nothing is found, and how to clear them. */
  narrowed?: { to: string; onClear: () => void } | undefined;
  /** Advice for a list that has no rows although nothing filters it. */
  emptyHint?: string | undefined;
  state: ListState<unknown>;
  /** The reason why loading failed, in a sentence. */
  failure: string;
  onRetry: () => void;
  /** The page of the rows, from 0. A list without pages leaves out what is about them. */
  page?: number;
  hasNext?: boolean | undefined;
  onPage?: (page: number) => void;
  onTowardsNext?: (() => void) | undefined;
  /** Number of rows that others have added or changed since the rows were fetched. */
  news?: number | undefined;
}

interface Props extends ListFrameProps {
  /** The rows, or the skeleton while they are loading. */
  children: ReactNode;
}

export function ListFrame(props: Props) {
  const {
    title,
    place,
    note,
    back,
    actions,
    filters,
    notice,
    remark,
    range,
    bar,
    narrowed,
    emptyHint,
    state,
    failure,
    onRetry,
    page = 0,
    hasNext,
    onPage,
    onTowardsNext,
    news = 0,
    children,
  } = props;
  const text = useText(listTexts);
  return (
    <Sheet title={title} place={place} actions={actions} back={back} note={note}>
      {filters !== undefined && <div className="filters">{filters}</div>}
      {(state.kind === 'rows' || state.kind === 'loading') && children}
      {state.kind === 'empty' && narrowed === undefined && <StatePanel role="status" picture={<FurrowArt />} title={text('list.empty')} detail={emptyHint} />}
      {state.kind === 'empty' && narrowed !== undefined && (
        <StatePanel
          role="status"
          picture={<Search />}
          title={text('list.empty')}
          detail={narrowed.to}
          actions={<Button onClick={narrowed.onClear}>{text('list.clearFilters')}</Button>}
        />
      )}
      {state.kind === 'failed' && (
        <StatePanel role="alert" picture={<WifiOff />} title={text('list.failed')} detail={failure} actions={<RetryButton onRetry={onRetry} />} />
      )}
      <Foot
        message={
          <>
            {notice !== undefined && <div className="notice">{notice}</div>}
            {news > 0 && <NewsLine count={news} onShow={onRetry} />}
            {state.kind === 'rows' && state.stale && <StaleLine onRetry={onRetry} />}
          </>
        }
      >
        {bar}
        {onPage !== undefined && (state.kind !== 'empty' || page > 0) && (
          <Pager page={page} hasNext={hasNext} onPage={onPage} onTowardsNext={onTowardsNext} remark={remark} range={range} />
        )}
      </Foot>
    </Sheet>
  );
}
