/** Renders the frame of every page: the skip link, the top bar and the page. */
import { type MouseEvent, memo, type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { BreadcrumbPlaceContext } from '../../ui/breadcrumb.ts';
import { mainContentId } from '../../ui/main-content.ts';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { useLate } from '../../ui/use-late.ts';
import { NewerLine } from './NewerLine.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import { TopBar } from './TopBar.tsx';

interface Props {
  /** True while the next page loads. */
  waits: boolean;
  children: ReactNode;
}

const toContent = (event: MouseEvent) => {
  // The address does not change, because a fragment would count as another page.
  event.preventDefault();
  document.getElementById(mainContentId)?.focus();
};

export function Shell({ waits, children }: Props) {
  const late = useLate(waits);
  const [breadcrumbPlace, setBreadcrumbPlace] = useState<HTMLElement | null>(null);
  return (
    <BreadcrumbPlaceContext value={breadcrumbPlace}>
      <SkipLink />
      <div className="page">
        <TopBar breadcrumb={setBreadcrumbPlace} />
        <OfflineLine waits={waits} />
        <NewerLine />
        {late && <div className="waiting-line" data-waits aria-hidden />}
        {/* Only texts of another language can suspend here, because the previous page stays until scripts have loaded. */}
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </div>
    </BreadcrumbPlaceContext>
  );
}

/** Memoised, because the frame stays the same between pages. */
const SkipLink = memo(function SkipLink() {
  const text = useText();
  return (
    <a className="skip-link" href={`#${mainContentId}`} onClick={toContent}>
      {text('action.skip')}
    </a>
  );
});
