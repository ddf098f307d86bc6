/** Renders the result of a hand-over: both lists of both employees, and handing the same records back. */
import { Button, chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text-context.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Message } from '../../../ui/Message.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { territoryTexts } from './texts/texts.ts';
import type { Move } from './use-territory.ts';

interface Props {
  move: Move;
  /** Number of meetings that stay. */
  meetings: number;
  /** Returns the path of a list of an employee. */
  pathTo: (userId: string, list: 'farmers' | 'dealers') => string;
  countBack: (move: Move) => Promise<number | undefined>;
  handBack: (move: Move, all: number) => Promise<void>;
  onClose: () => void;
}

export function HandedOver({ move, meetings, pathTo, countBack, handBack, onClose }: Props) {
  const text = useText(territoryTexts);
  const { from, to, at, count, isOver } = move;
  const message = useRef<HTMLDivElement>(null);
  const [isCounting, setCounting] = useState(false);
  const [back, setBack] = useState<number>();
  // The pressed button is gone or disabled, so the focus would be lost.
  useEffect(() => message.current?.focus(), []);
  const ask = async () => {
    setCounting(true);
    setBack(await countBack(move));
    setCounting(false);
  };
  return (
    <Message ref={message} kind="success" onClose={onClose}>
      {text('employees.territory.done', { name: to.name, count })}
      {isOver && meetings > 0 && ` ${text('employees.territory.meetingsStay', { name: to.name, count: meetings })}`}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" mt="2">
        {[to, from].flatMap(({ id, name }) =>
          (['farmers', 'dealers'] as const).map((list) => (
            <TextLink key={`${id} ${list}`} to={pathTo(id, list)}>
              {text(`employees.territory.list.${list}`, { name })}
            </TextLink>
          )),
        )}
        {at !== null && count > 0 && (
          <Button size="xs" aria-busy={isCounting} onClick={() => void ask()}>
            <Undo2 />
            {text('employees.territory.back')}
          </Button>
        )}
      </chakra.div>
      {back !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setBack(undefined)}
          onConfirm={() => {
            setBack(undefined);
            void handBack(move, back);
          }}
          busy={false}
          waits={back === 0}
          confirm={text('employees.territory.back')}
          question={back === 0 ? text('employees.territory.backNothing') : text('employees.territory.backQuestion', { name: from.name, count: back })}
          detail={back === 0 ? undefined : text('employees.territory.backDetail', { name: to.name })}
        />
      )}
    </Message>
  );
}
