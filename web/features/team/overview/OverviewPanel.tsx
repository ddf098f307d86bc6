/** Renders the overview: what today needs, and two periods side by side. */
import { Button, chakra } from '@chakra-ui/react';
import { FileText, House, RotateCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { serverNow, useIndiaToday } from '../../../calendar/server-clock.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { useServerConfig } from '../../../data/config.ts';
import { concernsDays } from '../../../data/live/concerns.ts';
import { renewAfter, useRenewal } from '../../../data/live/use-changes.ts';
import { notAvailable } from '../../../i18n/not-available.ts';
import { useText } from '../../../i18n/text-context.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useMinutes } from '../use-team-batches.ts';
import { Today } from './Today.tsx';
import { overviewTexts } from './texts/texts.ts';
import { useToday } from './use-today.ts';
import type { OverviewPanelProps } from './view.ts';

const Trend = lazyComponent(async () => (await import('./Trend.tsx')).Trend);

export function OverviewPanel({ pageId, date, values, onView, paths, isStart, onStart }: OverviewPanelProps) {
  const text = useText(overviewTexts);
  const dates = useDates();
  const extensions = useServerConfig()?.extensions;
  const today = useIndiaToday();
  const [asOf, setAsOf] = useState(serverNow);
  const [renewedAt, setRenewedAt] = useState(asOf);
  const figures = useToday(today, extensions === true);
  // Figures that could not be renewed keep their time.
  if (renewedAt !== asOf && figures.error === undefined) setAsOf(renewedAt);
  const refresh = async () => {
    await figures.renew();
    setRenewedAt(serverNow());
  };
  useMinutes(refresh, true);
  useRenewal(({ node }) => concernsDays(node, [today, figures.lastDay]) || node.type === 'MEETING', refresh, true, renewAfter.board);
  return (
    <Sheet
      title={text('overview.title')}
      pageId={pageId}
      note={text('overview.asOf', { date: dates.named(today), time: dates.time(asOf.toISOString()) })}
      actions={
        <>
          <Button h="control" aria-pressed={isStart} onClick={() => onStart(!isStart)}>
            <House />
            {text(isStart ? 'overview.isStart' : 'overview.makeStart')}
          </Button>
          <Button h="control" onClick={() => void refresh()}>
            <RotateCw />
            {text('overview.refresh')}
          </Button>
          <Button asChild h="control">
            <Link to={paths.summary}>
              <FileText />
              {text('overview.summary')}
            </Link>
          </Button>
        </>
      }
    >
      <PanelBoundary>
        <Today figures={figures} today={today} paths={paths} />
      </PanelBoundary>
      {extensions === false && (
        <Caption px="gutter" py="4" role="status">
          {notAvailable(text, text('overview.trend'))}
        </Caption>
      )}
      {extensions && (
        <PanelBoundary>
          <Suspense fallback={<chakra.div minH="600px" aria-busy="true" />}>
            <Trend date={date} today={today} values={values} onView={onView} paths={paths} />
          </Suspense>
        </PanelBoundary>
      )}
    </Sheet>
  );
}
