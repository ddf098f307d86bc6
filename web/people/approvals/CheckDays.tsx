/** Loads the travel of days that a list could not check, a few per request, so ready days can be selected. */
import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { type DayOfEmployee, readDayStates } from './day-states.ts';
import { approvalsTexts } from './texts/texts.ts';

const daysAtOnce = 12;

export function CheckDays({ days }: { days: readonly DayOfEmployee[] }) {
  const client = useApolloClient();
  const text = useText(approvalsTexts);
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const [failed, setFailed] = useState(false);
  const isShown = useIsShown();
  if (days.length === 0 && progress === undefined) return null;
  const check = async () => {
    setFailed(false);
    for (let done = 0; done < days.length && isShown(); done += daysAtOnce) {
      setProgress({ done, total: days.length });
      if (!(await readDayStates(client, days.slice(done, done + daysAtOnce)))) setFailed(true);
    }
    setProgress(undefined);
  };
  return (
    <>
      {failed && (
        <chakra.span role="alert" color="fg.error">
          {text('approvals.checkFailed')}
        </chakra.span>
      )}
      <Button h="control" flex={{ mdDown: '1' }} aria-busy={progress !== undefined} disabled={progress !== undefined} onClick={() => void check()}>
        {progress ? <Spinner /> : <SearchCheck />}
        {progress
          ? text('approvals.checking', { done: String(progress.done), total: String(progress.total) })
          : text('approvals.check', { count: days.length })}
      </Button>
    </>
  );
}
