/** Reports that the browser is offline, when the shown data was fetched, and that missing data loads on its own. */
import { memo } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { useNetwork } from '../../ui/network.ts';

interface Props {
  /** True while a requested page has not loaded. */
  waits: boolean;
}

export const OfflineLine = memo(function OfflineLine({ waits }: Props) {
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
