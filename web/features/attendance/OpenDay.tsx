/** Renders the details of a day: its check-ins and check-outs, the decisions about it, and the correction of its check-out. */
import { chakra } from '@chakra-ui/react';
import { CorrectCheckOut, type DayToCorrect } from '../../people/approvals/CorrectCheckOut.tsx';
import { DayDecision } from '../../people/approvals/DayDecision.tsx';
import type { DayAction, DayToDecide } from '../../people/approvals/day-actions.ts';
import { DayDetails } from './DayDetails.tsx';

interface Props {
  userId: string;
  date: string;
  isToday: boolean;
  toDecide: DayToDecide | undefined;
  onAction: (action: DayAction) => void;
  /** Undefined when its check-out cannot be corrected. */
  toCorrect: DayToCorrect | undefined;
  onCorrected: () => void;
}

export function OpenDay({ userId, date, isToday, toDecide, onAction, toCorrect, onCorrected }: Props) {
  return (
    <>
      <DayDetails userId={userId} date={date} isToday={isToday} />
      {toDecide && (
        <chakra.div px="gutter" pb="5">
          <DayDecision day={toDecide} onAction={onAction} />
        </chakra.div>
      )}
      {toCorrect && (
        <chakra.div px="gutter" pb="5">
          <CorrectCheckOut day={toCorrect} onDone={onCorrected} />
        </chakra.div>
      )}
    </>
  );
}
