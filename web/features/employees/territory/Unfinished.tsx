/** Offers to continue the hand-overs from and to an employee that were interrupted, for example by closing the page. */
import { Button, chakra } from '@chakra-ui/react';
import { useText } from '../../../i18n/text-context.ts';
import { useValues } from '../../../people/use-values.ts';
import { Message } from '../../../ui/Message.tsx';
import { useTerritoryTransfersQuery } from './territory.generated.ts';
import { territoryTexts } from './texts/texts.ts';
import { type Transfer, totalOf } from './use-territory.ts';

interface Props {
  userId: string;
  onResume: (transfer: Transfer) => Promise<void>;
}

export function Unfinished({ userId, onResume }: Props) {
  const text = useText(territoryTexts);
  const write = useValues();
  const { data } = useTerritoryTransfersQuery({ variables: { userId }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return (data?.territoryTransfers ?? []).map((transfer) => {
    const { id, fromName, toName, endedAt, talukas, unfinished } = transfer;
    if (unfinished === null) return null;
    const names = { from: write.text(fromName), to: write.text(toName) };
    return (
      <Message key={id} kind="warning">
        {text('employees.territory.unfinished', { ...names, count: totalOf(talukas).total, time: write.dateTime(endedAt) })}
        <chakra.div mt="2">
          <Button
            size="xs"
            aria-label={text('employees.territory.resumeOf', { names: text('employees.territory.fromTo', names) })}
            onClick={() => void onResume(transfer)}
          >
            {text('employees.territory.resume')}
          </Button>
        </chakra.div>
      </Message>
    );
  });
}
