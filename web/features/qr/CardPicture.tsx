/** Renders the code of a card as a scannable picture in a dialog, so nothing moves while it is scanned. */
import { chakra } from '@chakra-ui/react';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { Modal } from '../../ui/Modal.tsx';
import type { CardRow_CardFragment } from './batches.generated.ts';
import { QrCode } from './Label.tsx';
import { qrTexts } from './texts/texts.ts';
import { UsedBadge } from './UsedBadge.tsx';

interface Props {
  /** Undefined while no card is chosen. */
  card: CardRow_CardFragment | undefined;
  onClose: () => void;
}

export function CardPicture({ card, onClose }: Props) {
  const text = useText(qrTexts);
  const write = useValues();
  const isVoid = card?.state === 'VOID';
  return (
    <Modal open={card !== undefined} onClose={onClose} title={text('qr.cardTitle', { id: card?.id ?? '' })} width="340px">
      {card !== undefined && card.code !== null && (
        <chakra.div display="grid" justifyItems="center" gap="2">
          <QrCode code={card.code} label={text('qr.codeImage', { code: card.code })} side="240px" faded={card.used === true || isVoid} />
          <chakra.span fontFamily="mono" fontWeight="600">
            {card.code}
          </chakra.span>
          <UsedBadge used={card.used} isVoid={isVoid} />
          {isVoid && <chakra.span color="fg.muted">{joinParts([card.voidReason, write.dateTime(card.voidedAt)], ', ')}</chakra.span>}
          <chakra.span color="fg.muted">{joinParts([card.productName, card.packageSize], ', ')}</chakra.span>
          <chakra.span color="fg.muted">{text('qr.useBy', { date: write.date(card.expiryDate) })}</chakra.span>
        </chakra.div>
      )}
    </Modal>
  );
}
