/** Renders Previous Page, the page number and Next Page. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { listTexts } from './texts/texts.ts';

interface Props {
  /** Page number, from 0. */
  page: number;
  /** Undefined while unknown. The button is then inactive but keeps the focus. */
  hasNext: boolean | undefined;
  onPage: (page: number) => void;
  /** Called when Next Page is hovered, touched or focused. */
  onTowardsNext?: (() => void) | undefined;
  /** Note about the rows. */
  remark?: string | undefined;
  /** Actions on the selected rows. */
  picked?: ReactNode;
  /** The range of the rows and their total number, where the server reports the total. */
  range?: string | undefined;
}

export function Pager({ page, hasNext, onPage, onTowardsNext, remark, picked, range }: Props) {
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
      {picked && <span className="pager-picked">{picked}</span>}
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
        // Ignore a focus that was moved here from Previous Page, because the person did not choose Next Page.
        onFocus={() => clicked.current !== 'previous' && onTowardsNext?.()}
      >
        {text('list.next')}
        <ChevronRight />
      </button>
    </nav>
  );
}
