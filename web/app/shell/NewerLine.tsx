/** Reports that the server has a newer build of this client. The person decides when to load it, and the browser asks before unsaved input is lost. */
import { memo } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { LineButton } from '../../ui/LineButton.tsx';
import { useNewerBuild } from '../../ui/newer-build.ts';

export const NewerLine = memo(function NewerLine() {
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
