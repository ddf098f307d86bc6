/** Renders the button that hands the records of a hand-over back after a count. */
import { Button } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text-context.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { territoryTexts } from './texts/texts.ts';
import type { HandOver } from './use-territory.ts';

interface Props {
  handOver: HandOver;
  /** Accessible name where several buttons are shown. */
  label?: string;
  disabled?: boolean;
  countBack: (handOver: HandOver) => Promise<number | undefined>;
  handBack: (handOver: HandOver, all: number) => Promise<void>;
}

export function HandBack({ handOver, label, disabled = false, countBack, handBack }: Props) {
  const text = useText(territoryTexts);
  const { from, to } = handOver;
  const [isCounting, setCounting] = useState(false);
  const [back, setBack] = useState<number>();
  const count = async () => {
    setCounting(true);
    setBack(await countBack(handOver));
    setCounting(false);
  };
  return (
    <>
      <Button size="xs" aria-label={label} aria-busy={isCounting} disabled={disabled} onClick={() => void count()}>
        <Undo2 />
        {text('employees.territory.back')}
      </Button>
      {back !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setBack(undefined)}
          onConfirm={() => {
            setBack(undefined);
            void handBack(handOver, back);
          }}
          busy={false}
          waits={back === 0}
          confirm={text('employees.territory.back')}
          question={back === 0 ? text('employees.territory.backNothing') : text('employees.territory.backQuestion', { name: from.name, count: back })}
          detail={back === 0 ? undefined : text('employees.territory.backDetail', { name: to.name })}
        />
      )}
    </>
  );
}
