/** Renders the codes and redemptions of a person, newest first, with ten more on each press. An extension. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { pageSize } from '../../data/list-page.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { Caption } from '../../ui/Caption.tsx';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { qrTexts } from './texts/texts.ts';
import { transactionText } from './transaction-text.ts';
import { useQrUsesOfPersonQuery } from './users.generated.ts';

/** Maximum number of rows that the gateway returns. */
const mostRows = 100;

export function PersonUses({ userId }: { userId: string }) {
  const text = useText(qrTexts);
  const write = useValues();
  const [first, setFirst] = useState(pageSize);
  const { data, previousData, error, refetch } = useQrUsesOfPersonQuery({ variables: { userId, first }, fetchPolicy: 'cache-and-network' });
  const uses = (data ?? previousData)?.qrUses;
  if (error !== undefined && !uses) return <StaleLine onRetry={() => void refetch()}>{text('qr.pointsFailed')}</StaleLine>;
  const left = (uses?.totalCount ?? 0) - (uses?.nodes.length ?? 0);
  return (
    <>
      <chakra.ul listStyleType="none" aria-label={text('qr.codesOfUser')}>
        {uses?.nodes.map(({ id, createdAt, transactionType, points, code, batchId, productName, dealerName }) => (
          <chakra.li key={id} display="flex" flexWrap="wrap" columnGap="4" borderTopWidth="1px" py="1">
            <span>{write.dateTime(createdAt)}</span>
            <span>{write.text(transactionText(transactionType, text))}</span>
            <chakra.strong>{write.number(points)}</chakra.strong>
            {code !== null && <chakra.span fontFamily="mono">{code}</chakra.span>}
            {batchId !== null && <chakra.span color="fg.muted">{joinParts([text('qr.batch', { id: batchId }), productName, dealerName], ', ')}</chakra.span>}
          </chakra.li>
        ))}
      </chakra.ul>
      {left > 0 &&
        (first < mostRows ? (
          <Button variant="ghost" size="xs" mt="1.5" onClick={() => setFirst(first + pageSize)}>
            <ChevronDown />
            {text('qr.earlierUses', { count: formatNumber(left) })}
          </Button>
        ) : (
          <Caption as="p" py="1">
            {text('qr.earlierUses', { count: formatNumber(left) })}
          </Caption>
        ))}
    </>
  );
}

interface Sums {
  balance: number | null;
  earned: number | null;
  redeemed: number | null;
}

/** Renders balance, earned and redeemed points, and the places where points are redeemed. */
export function PointSums({ points }: { points: Sums | null | undefined }) {
  const text = useText(qrTexts);
  const write = useValues();
  const sums = [
    [text('qr.balance'), points?.balance],
    [text('qr.earned'), points?.earned],
    [text('qr.redeemed'), points?.redeemed],
  ] as const;
  return (
    <>
      <chakra.dl display="flex" gap="8" py="2">
        {sums.map(([name, value]) => (
          <div key={name}>
            <Caption as="dt">{name}</Caption>
            <chakra.dd fontWeight="600">{write.number(value)}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
      <Caption as="p" pb="2">
        {text('qr.redeemElsewhere')}
      </Caption>
    </>
  );
}
