/** What all cards of a batch have in common, once above them. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import type { Facts } from './shared-facts.ts';
import { qrTexts } from './texts/texts.ts';

interface Props {
  facts: Partial<Facts>;
  /** How many cards the batch has; null when the server does not say. */
  quantity: number | null;
}

export function CardFacts({ facts: { productName, packageSize, points, createdAt, expiryDate }, quantity }: Props) {
  const text = useText(qrTexts);
  const write = useValues();
  const entries = [
    [text('qr.productName'), productName && write.text(productName)],
    [text('qr.packageSize'), packageSize && write.text(packageSize)],
    [text('qr.quantityOfBatch'), quantity === null ? undefined : write.number(quantity)],
    [text('qr.points'), points === undefined ? undefined : write.number(points)],
    [text('qr.createdDate'), createdAt && write.dateTime(createdAt)],
    [text('qr.expiryDate'), expiryDate && write.date(expiryDate)],
  ].filter(([, value]) => Boolean(value));
  return (
    <chakra.dl display={{ base: 'grid', md: 'flex' }} flexWrap="wrap" gridTemplateColumns="1fr 1fr" columnGap="4" rowGap="2" minH="36px" px="gutter" mb="3">
      {entries.map(([name, value]) => (
        <chakra.div key={name} borderInlineEndWidth={{ md: '1px' }} pe={{ md: '22px' }} me={{ md: '1.5' }} _last={{ border: '0', p: '0', m: '0' }}>
          <chakra.dt textStyle="meta" color="fg.muted">
            {name}
          </chakra.dt>
          <chakra.dd fontWeight="600">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
