/** Previous Page, the page's number, Next Page: the foot of every list. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { listTexts } from './texts/texts.ts';

interface Props {
  /** From 0. */
  page: number;
  /** Undefined while it is not known: the button is then idle but keeps the focus. */
  hasNext: boolean | undefined;
  onPage: (page: number) => void;
  /** The person moves towards Next Page: it is under the pointer or a finger, or has the focus. */
  onTowardsNext?: (() => void) | undefined;
  /** Note about the rows. */
  remark?: string | undefined;
  /** Which rows of how many, where the server says how many there are. */
  range?: string | undefined;
}

export function Pager({ page, hasNext, onPage, onTowardsNext, remark, range }: Props) {
  const text = useText(listTexts);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const clicked = useRef<'previous' | 'next'>(undefined);
  const atStart = page === 0;
  const atEnd = hasNext === false;
  // A button that becomes disabled loses the focus; the other one takes it.
  useEffect(() => {
    if (atStart && clicked.current === 'previous') next.current?.focus();
    if (atEnd && clicked.current === 'next') previous.current?.focus();
    if (atStart || atEnd) clicked.current = undefined;
  }, [atStart, atEnd]);
  const go = (direction: 'previous' | 'next') => {
    if (direction === 'next' && hasNext === undefined) return;
    clicked.current = direction;
    onPage(direction === 'next' ? page + 1 : page - 1);
  };
  return (
    <nav className="pager" aria-label={text('list.pages')}>
      {remark !== undefined && (
        <span className="pager-remark" role="status">
          {remark}
        </span>
      )}
      {range !== undefined && <span className="pager-range">{range}</span>}
      <button ref={previous} type="button" className="button" disabled={atStart} onClick={() => go('previous')}>
        <ChevronLeft />
        {text('list.previous')}
      </button>
      <span className="pager-page" data-page={page} role="status">
        {text('list.page', { page: formatNumber(page + 1) })}
      </span>
      <button
        ref={next}
        type="button"
        className="button"
        disabled={atEnd}
        aria-disabled={hasNext === undefined || undefined}
        onClick={() => go('next')}
        onPointerEnter={onTowardsNext}
        onTouchStart={onTowardsNext}
        // The focus that was moved here from Previous Page is not the person's way.
        onFocus={() => clicked.current !== 'previous' && onTowardsNext?.()}
      >
        {text('list.next')}
        <ChevronRight />
      </button>
    </nav>
  );
}
