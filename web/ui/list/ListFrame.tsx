/** Renders the frame of every list: title, filters, a line after a failed load, the message in place of the rows, and the pager. */
import { Button, chakra } from '@chakra-ui/react';
import { Search, WifiOff } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { type Crumb, FindContext } from '../bar-contexts.ts';
import { codeIn } from '../code-text.ts';
import { FurrowArt } from '../FurrowArt.tsx';
import { LineButton } from '../LineButton.tsx';
import { RetryButton } from '../RetryButton.tsx';
import { Sheet } from '../Sheet.tsx';
import { StatePanel } from '../StatePanel.tsx';
import { ListFooter } from './ListFooter.tsx';
import type { ListState } from './list-state.ts';
import { Pager } from './Pager.tsx';
import { StaleLine } from './StaleLine.tsx';
import { listTexts } from './texts/texts.ts';

export interface ListFrameProps {
  title: string;
  pageId: string;
  /** Secondary text beside the title, see Sheet. */
  note?: ReactNode;
  /** The page from which the list was opened. */
  back?: Crumb | undefined;
  /** Filters or actions at the right of the title. */
  actions?: ReactNode;
  /** The filters, on a line below the title. */
  filters?: ReactNode;
  /** The server's message, which opens above the footer. */
  notice?: ReactNode;
  /** Note about the rows, beside the pager. */
  remark?: string | undefined;
  /** Actions on the selected rows, beside the pager. */
  picked?: ReactNode;
  /** The range of the rows and their total number, beside the pager. */
  range?: string | undefined;
  /** The footer of a list without pages. */
  bar?: ReactNode;
  /**
   * The filters in words and a function that clears them, when the filters may be the reason for an empty list. `name` is the text by which people
   * are filtered. An empty or short list offers Find anything for it, which also finds names that sound alike, and QR codes.
   */
  narrowed?: { to: string; onClear: () => void; name?: string | undefined } | undefined;
  /** Advice for a list that has no rows although nothing filters it. */
  emptyHint?: string | undefined;
  state: ListState<unknown>;
  /** The reason why loading failed, in a sentence. */
  failure: string;
  onRetry: () => void;
  /** Page number, from 0. A list without pages omits the properties of pages. */
  page?: number;
  hasNext?: boolean | undefined;
  onPage?: (page: number) => void;
  onTowardsNext?: (() => void) | undefined;
  /** Number of rows that others have added or changed since the rows were fetched. */
  news?: number | undefined;
}

interface Props extends ListFrameProps {
  /** The rows, or the skeleton while they load. */
  children: ReactNode;
}

export function ListFrame(props: Props) {
  const {
    title,
    pageId,
    note,
    back,
    actions,
    filters,
    notice,
    remark,
    picked,
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
  const find = use(FindContext);
  const searched = narrowed?.name ?? '';
  const isCode = codeIn(searched) !== undefined;
  const canFind = isCode ? find.takesCodes : /\p{L}/u.test(searched);
  const isShort = state.kind === 'rows' && page === 0 && hasNext === false;
  const findText = text(isCode ? 'list.findCode' : 'list.similarNames');
  const similar = canFind && isShort && (
    <LineButton type="button" onClick={() => find.setText(searched)}>
      {findText}
    </LineButton>
  );
  return (
    <Sheet title={title} pageId={pageId} actions={actions} back={back} note={note}>
      {filters !== undefined && <div className="filters">{filters}</div>}
      {(state.kind === 'rows' || state.kind === 'loading') && children}
      {state.kind === 'empty' && narrowed === undefined && <StatePanel role="status" picture={<FurrowArt />} title={text('list.empty')} detail={emptyHint} />}
      {state.kind === 'empty' && narrowed !== undefined && (
        <StatePanel
          role="status"
          picture={<Search />}
          title={text('list.empty')}
          detail={narrowed.to}
          actions={
            <>
              {canFind && (
                <Button variant="outline" onClick={() => find.setText(searched)}>
                  {findText}
                </Button>
              )}
              <Button onClick={narrowed.onClear}>{text('list.clearFilters')}</Button>
            </>
          }
        />
      )}
      {state.kind === 'failed' && (
        <StatePanel role="alert" picture={<WifiOff />} title={text('list.failed')} detail={failure} actions={<RetryButton onRetry={onRetry} />} />
      )}
      <ListFooter
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
          <Pager page={page} hasNext={hasNext} onPage={onPage} onTowardsNext={onTowardsNext} remark={remark} picked={picked || similar} range={range} />
        )}
      </ListFooter>
    </Sheet>
  );
}

interface NewsLineProps {
  count: number;
  onShow: () => void;
}

/** Renders the number of rows that others have added or changed. The rows stay in place until the person requests the new ones. */
function NewsLine({ count, onShow }: NewsLineProps) {
  const text = useText(listTexts);
  return (
    <chakra.div role="status" display="flex" alignItems="center" gap="2" px="gutter" py="1.5" fontSize="13px" color="fg.muted" bg="bg.subtle">
      <span>{text('list.news', { count: formatNumber(count) })}</span>
      <LineButton type="button" onClick={onShow}>
        {text('list.showNews')}
      </LineButton>
    </chakra.div>
  );
}
