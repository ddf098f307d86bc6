/** Renders the frame of every page: the skip link, the top bar and the page. */
import { type MouseEvent, memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { may } from '../../session/permissions.ts';
import { useSession } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { BreadcrumbElementContext, FindContext } from '../../ui/bar-contexts.ts';
import { LineButton } from '../../ui/LineButton.tsx';
import { mainContentId } from '../../ui/main-content.ts';
import { useNetwork } from '../../ui/network.ts';
import { useNewerBuild } from '../../ui/newer-build.ts';
import { PageSkeleton, useLate } from '../../ui/PageSkeleton.tsx';
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
  const [breadcrumbElement, setBreadcrumbElement] = useState<HTMLElement | null>(null);
  const [findText, setFindText] = useState<string>();
  const person = personOf(useSession());
  const takesCodes = person !== undefined && may.manageCodes(person);
  const find = useMemo(() => ({ text: findText, setText: setFindText, takesCodes }), [findText, takesCodes]);
  return (
    <BreadcrumbElementContext value={breadcrumbElement}>
      <FindContext value={find}>
        <SkipLink />
        <div className="page">
          <TopBar breadcrumb={setBreadcrumbElement} />
          <OfflineLine waits={waits} />
          <NewerLine />
          {late && <div className="waiting-line" data-waits aria-hidden />}
          {/* Only texts of another language can suspend here, because the previous page stays until scripts have loaded. */}
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </div>
      </FindContext>
    </BreadcrumbElementContext>
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

/** Reports that the server has a newer build of this client. The person decides when to load it, and the browser asks before unsaved input is lost. */
const NewerLine = memo(function NewerLine() {
  const text = useText();
  const ready = useNewerBuild();
  return (
    <div role="status" className="status-line status-info">
      {ready && (
        <>
          {text('bar.newer')}{' '}
          <LineButton type="button" onClick={() => location.reload()}>
            {text('action.reload')}
          </LineButton>
        </>
      )}
    </div>
  );
});

interface OfflineLineProps {
  /** True while a requested page has not loaded. */
  waits: boolean;
}

/** Reports that the browser is offline, when the shown data was fetched, and that missing data loads on its own. */
const OfflineLine = memo(function OfflineLine({ waits }: OfflineLineProps) {
  const text = useText();
  const dates = useDates();
  const network = useNetwork();
  const written = (at: number) => {
    const [then, now] = [new Date(at).toISOString(), new Date().toISOString()];
    return dates.date(then) === dates.date(now) ? dates.time(then) : dates.dateTime(then);
  };
  return (
    <div role="status" className="status-line status-warning">
      {!network.online && (
        <>
          {network.asOf === undefined ? text('bar.offline') : text('bar.offlineAsOf', { time: written(network.asOf) })}{' '}
          {(waits || network.waits) && text('bar.offlineWaits')}
        </>
      )}
    </div>
  );
});
