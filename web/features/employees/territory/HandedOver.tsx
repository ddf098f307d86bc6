/** Renders the result of a hand-over: both lists of both employees, and handing the same records back. */
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/text-context.ts';
import { Message } from '../../../ui/Message.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { HandBack } from './HandBack.tsx';
import { territoryTexts } from './texts/texts.ts';
import type { HandOver, Move } from './use-territory.ts';

interface Props {
  move: Move;
  /** Number of meetings that stay. */
  meetings: number;
  /** Returns the path of a list of an employee. */
  pathTo: (userId: string, list: 'farmers' | 'dealers') => string;
  countBack: (handOver: HandOver) => Promise<number | undefined>;
  handBack: (handOver: HandOver, all: number) => Promise<void>;
  onClose: () => void;
}

export function HandedOver({ move, meetings, pathTo, countBack, handBack, onClose }: Props) {
  const text = useText(territoryTexts);
  const { from, to, at, count, isOver } = move;
  const message = useRef<HTMLDivElement>(null);
  // The pressed button is gone or disabled, so the focus would be lost.
  useEffect(() => message.current?.focus(), []);
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
        {at !== null && count > 0 && <HandBack handOver={move} countBack={countBack} handBack={handBack} />}
      </chakra.div>
    </Message>
  );
}
