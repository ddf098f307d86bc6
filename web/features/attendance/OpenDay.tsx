/** Renders the details of a day: its check-ins and check-outs, the decisions about it, and the correction of its check-out. */
import { chakra } from '@chakra-ui/react';
import { CorrectCheckOut, type DayToCorrect } from '../../people/approvals/CorrectCheckOut.tsx';
import { DayDecision } from '../../people/approvals/DayDecision.tsx';
import type { DayToDecide, Deed } from '../../people/approvals/deeds.ts';
import { DayDetails } from './DayDetails.tsx';

interface Props {
  userId: string;
  date: string;
  isToday: boolean;
  toDecide: DayToDecide | undefined;
  onDeed: (deed: Deed) => void;
  /** Undefined when its check-out cannot be corrected. */
  toCorrect: DayToCorrect | undefined;
  onCorrected: () => void;
}

export function OpenDay({ userId, date, isToday, toDecide, onDeed, toCorrect, onCorrected }: Props) {
  return (
    <>
      <DayDetails userId={userId} date={date} isToday={isToday} />
      {toDecide && (
        <chakra.div px="gutter" pb="5">
          <DayDecision day={toDecide} onDeed={onDeed} />
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
