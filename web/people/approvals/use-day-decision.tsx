/** Decides about days: approves at once, and opens a dialog for other decisions. */
import { type ReactNode, useState } from 'react';
import { useServerConfig } from '../../data/config.ts';
import { DecisionDialog, type DialogAction } from './DecisionDialog.tsx';
import type { DayAction, DayToDecide } from './day-actions.ts';
import type { Approvals } from './use-approvals.ts';

interface DayDecisions {
  decide: (day: DayToDecide, action: DayAction) => void;
  dialog: ReactNode;
}

/**
 * @param selectorOf returns the selector of the element of a day to focus after its dialog
 * @param onDone called after a refusal, a question or an answer
 */
export function useDayDecision(
  approvals: Pick<Approvals, 'approve' | 'refused'>,
  selectorOf: (day: DayToDecide) => string,
  onDone: (day: DayToDecide, action: DialogAction) => void = () => undefined,
): DayDecisions {
  const extensions = useServerConfig()?.extensions;
  const [open, setOpen] = useState<{ readonly day: DayToDecide; readonly action: DialogAction }>();
  const close = () => setOpen(undefined);
  return {
    decide: (day, action) => {
      if (action === 'approve') void approvals.approve([day]);
      else if (extensions) setOpen({ day, action });
    },
    dialog: open && (
      <DecisionDialog
        {...open}
        finalFocus={() => document.querySelector<HTMLElement>(selectorOf(open.day))}
        onClose={close}
        onDone={() => {
          if (open.action === 'refuse') approvals.refused(open.day);
          onDone(open.day, open.action);
        }}
      />
    ),
  };
}
