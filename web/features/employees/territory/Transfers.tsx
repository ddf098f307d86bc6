/** Renders the last hand-overs from and to an employee, each with its records by taluka, and handing them back. */
import { chakra } from '@chakra-ui/react';
import { failureOf } from '../../../data/failure.ts';
import { formatNumber, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useValues } from '../../../people/use-values.ts';
import { Block } from '../../../ui/Block.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import { StaleLine } from '../../../ui/list/StaleLine.tsx';
import { HandBack } from './HandBack.tsx';
import { useTerritoryTransfersQuery } from './territory.generated.ts';
import { territoryTexts } from './texts/texts.ts';
import { type HandOver, type Transfer, totalOf } from './use-territory.ts';

interface Props {
  userId: string;
  busy: boolean;
  countBack: (handOver: HandOver) => Promise<number | undefined>;
  handBack: (handOver: HandOver, all: number) => Promise<void>;
}

export function Transfers({ userId, busy, countBack, handBack }: Props) {
  const text = useText(territoryTexts);
  const write = useValues();
  const { data, error, refetch } = useTerritoryTransfersQuery({ variables: { userId }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const transfers = data?.territoryTransfers ?? [];
  const kinds = ({ talukas }: Transfer) => {
    const { farmers, dealers, meetings } = totalOf(talukas);
    return text('employees.territory.moved', { farmers: formatNumber(farmers), dealers: formatNumber(dealers), meetings: formatNumber(meetings) });
  };
  if (transfers.length === 0 && error === undefined) return null;
  return (
    <Block title={text('employees.territory.earlier')}>
      {error !== undefined && <StaleLine onRetry={() => void refetch()}>{text(failureOf(error))}</StaleLine>}
      <chakra.ul listStyleType="none">
        {transfers.map((transfer) => {
          const { id, startedAt, endedAt, reason, talukas, movedByName, toolName } = transfer;
          const [from, to] = [
            { id: transfer.fromUserId, name: write.text(transfer.fromName) },
            { id: transfer.toUserId, name: write.text(transfer.toName) },
          ];
          const names = text('employees.territory.fromTo', { from: from.name, to: to.name });
          return (
            <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1" py="2" borderTopWidth="1px">
              <chakra.div flex="1" minW="240px">
                <strong>{names}</strong>
                <chakra.div overflowWrap="anywhere">{talukas.map(({ taluka, district }) => write.area(taluka, district)).join(', ')}</chakra.div>
                <Caption>
                  {joinParts(
                    [write.dateTime(startedAt), kinds(transfer), text('employees.territory.by', { name: joinParts([movedByName, toolName], ', ') })],
                    ' · ',
                  )}
                </Caption>
                {reason !== null && <Caption overflowWrap="anywhere">{text('employees.territory.reasonIs', { reason })}</Caption>}
              </chakra.div>
              {startedAt !== null && endedAt !== null && (
                <HandBack
                  handOver={{ from, to, at: startedAt, until: endedAt }}
                  label={text('employees.territory.backOf', { names })}
                  disabled={busy}
                  countBack={countBack}
                  handBack={handBack}
                />
              )}
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Block>
  );
}
