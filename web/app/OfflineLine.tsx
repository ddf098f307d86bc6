/** Says that the browser is offline, as long as it is. */
import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { sessionTexts } from '../features/session/texts/texts.ts';
import { useText } from '../i18n/text-context.ts';

const subscribe = (watcher: () => void) => {
  window.addEventListener('online', watcher);
  window.addEventListener('offline', watcher);
  return () => {
    window.removeEventListener('online', watcher);
    window.removeEventListener('offline', watcher);
  };
};

export function OfflineLine() {
  const text = useText(sessionTexts);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <chakra.div
      role="status"
      _empty={{ display: 'none' }}
      display="flex"
      alignItems="center"
      gap="2"
      px={{ base: '4', md: '5' }}
      py="1.5"
      fontSize="13px"
      color="fg.warning"
      bg="bg.warning"
    >
      {!online && (
        <>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          {text('session.offline')}
        </>
      )}
    </chakra.div>
  );
}
