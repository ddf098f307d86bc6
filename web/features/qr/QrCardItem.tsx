/** One card of a batch: the code to scan, its id, points, and whether and when it was used. */
import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { Quiet } from '../../ui/Quiet.tsx';
import { type QrCardItem_CardFragment, useQrCardItem_CardFragment } from './cards.generated.ts';
import { QrCode } from './QrCode.tsx';
import type { Facts } from './shared-facts.ts';
import { qrTexts } from './texts/texts.ts';
import { UsedBadge } from './UsedBadge.tsx';

interface Props {
  card: FragmentType<QrCardItem_CardFragment>;
  /** Facts that are already shown above the cards. */
  shared: Partial<Facts>;
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '1.5' } as const;

export function QrCardItem({ card, shared }: Props) {
  const text = useText(qrTexts);
  const write = useValues();
  const row = useQrCardItem_CardFragment(card);
  if (row === undefined) return null;
  const { id, code, used, points, updatedAt, expiryDate } = row;
  const own = joinParts([shared.productName === undefined ? row.productName : null, shared.packageSize === undefined ? row.packageSize : null], ', ');
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap="0.5"
      minW="0"
      px="3"
      pt="1.5"
      pb="2.5"
      borderWidth="1px"
      borderRadius="l3"
      breakInside="avoid"
      data-used={used ?? undefined}
    >
      <chakra.div alignSelf="center" minH="140px">
        {code !== null && <QrCode code={code} label={text('qr.codeImage', { code })} side="140px" faded={used === true} />}
      </chakra.div>
      <chakra.div fontFamily="mono" fontSize="13px" fontWeight="600" overflowWrap="anywhere">
        {write.text(code)}
      </chakra.div>
      <chakra.div {...line} textStyle="meta" color="fg.muted">
        <span>{text('qr.cardId', { id })}</span>
        <span>{points === null ? write.none : text('qr.pointsOfCard', { count: points })}</span>
      </chakra.div>
      {own !== '' && <Quiet>{own}</Quiet>}
      {shared.expiryDate === undefined && <Quiet>{text('qr.useBy', { date: write.date(expiryDate) })}</Quiet>}
      <chakra.div {...line} minH="26px">
        <UsedBadge used={used} />
        {used === true && <Quiet as="span">{write.dateTime(updatedAt)}</Quiet>}
      </chakra.div>
    </chakra.li>
  );
}
