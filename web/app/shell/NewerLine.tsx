/** Says that the server has a newer build of this client. It is loaded when the person says so, and the browser asks before unsaved input is lost. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { LineButton } from '../../ui/LineButton.tsx';
import { useNewerBuild } from '../../ui/newer-build.ts';

export function NewerLine() {
  const text = useText();
  const ready = useNewerBuild();
  return (
    <chakra.div role="status" _empty={{ display: 'none' }} px="gutter" py="1.5" fontSize="13px" color="fg.info" bg="bg.info" _print={{ display: 'none' }}>
      {ready && (
        <>
          {text('bar.newer')}{' '}
          <LineButton type="button" onClick={() => location.reload()}>
            {text('action.reload')}
          </LineButton>
        </>
      )}
    </chakra.div>
  );
}
