/** Says that the browser is offline, as long as it is, and that a page which was asked for opens by itself. */
import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/text-context.ts';

const subscribe = (watcher: () => void) => {
  window.addEventListener('online', watcher);
  window.addEventListener('offline', watcher);
  return () => {
    window.removeEventListener('online', watcher);
    window.removeEventListener('offline', watcher);
  };
};

interface Props {
  /** A page has been asked for and is not there yet. */
  waits: boolean;
}

export function OfflineLine({ waits }: Props) {
  const text = useText();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <chakra.div role="status" _empty={{ display: 'none' }} px="gutter" py="1.5" fontSize="13px" color="fg.warning" bg="bg.warning">
      {!online && (
        <>
          {text('bar.offline')} {waits && text('bar.offlineWaits')}
        </>
      )}
    </chakra.div>
  );
}
