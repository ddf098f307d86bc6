/** Decides about days: approves at once, and opens a dialog for other decisions. */
import { type ReactNode, useState } from 'react';
import { useServerConfig } from '../../data/config.ts';
import { DecisionDialog, type DialogDeed } from './DecisionDialog.tsx';
import type { DayToDecide, Deed } from './deeds.ts';
import type { Approvals } from './use-approvals.ts';

interface DayDecisions {
  decide: (day: DayToDecide, deed: Deed) => void;
  dialog: ReactNode;
}

/**
 * @param selectorOf returns the selector of the element of a day to focus after its dialog
 * @param onDone called after a refusal, a question or an answer
 */
export function useDayDecision(
  approvals: Pick<Approvals, 'approve' | 'refused'>,
  selectorOf: (day: DayToDecide) => string,
  onDone: (day: DayToDecide, deed: DialogDeed) => void = () => undefined,
): DayDecisions {
  const extensions = useServerConfig()?.extensions;
  const [open, setOpen] = useState<{ readonly day: DayToDecide; readonly deed: DialogDeed }>();
  const close = () => setOpen(undefined);
  return {
    decide: (day, deed) => {
      if (deed === 'approve') void approvals.approve([day]);
      else if (extensions) setOpen({ day, deed });
    },
    dialog: open && (
      <DecisionDialog
        {...open}
        finalFocus={() => document.querySelector<HTMLElement>(selectorOf(open.day))}
        onClose={close}
        onDone={() => {
          close();
          if (open.deed === 'refuse') approvals.refused(open.day);
          onDone(open.day, open.deed);
        }}
      />
    ),
  };
}
