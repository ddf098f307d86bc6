/** Says that there is no network, as long as it is so, when what is shown was read, and that what is not here yet comes by itself. */
import { memo } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { useNetwork } from '../../ui/network.ts';

interface Props {
  /** A page has been asked for and is not there yet. */
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
