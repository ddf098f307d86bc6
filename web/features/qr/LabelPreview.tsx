/** Renders the label that an order would print, and the totals of all its labels. */
import { chakra } from '@chakra-ui/react';
import { addMonths } from '../../calendar/month-days.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { type OrderTexts, packageSizeOf, readNumber, variantLabel } from './generate-order.ts';
import { Label } from './Label.tsx';
import { labelTemplates } from './label-sheet.ts';
import { qrTexts } from './texts/texts.ts';

interface Props {
  texts: OrderTexts;
  /** The chosen product variant, if any. */
  variant: { name: string | null; productName: string | null } | undefined;
}

/** Placeholder, because the real codes are generated with the batch. */
const sampleCode = 'XXXXXXXXXXXXXXXX';

export function LabelPreview({ texts, variant }: Props) {
  const text = useText(qrTexts);
  const write = useValues();
  const [expiry, points, quantity] = [readNumber(texts, 'expiry'), readNumber(texts, 'points'), readNumber(texts, 'quantity')];
  const expiryDate = expiry === undefined ? null : addMonths(indiaToday(), expiry);
  const pointsInAll = points === undefined || quantity === undefined ? undefined : points * quantity;
  const facts = [
    [text('qr.labels'), write.number(quantity)],
    [text('qr.pointsInAll'), write.number(pointsInAll)],
    [text('qr.expires'), write.date(expiryDate)],
  ];
  return (
    <chakra.section
      borderInlineStartWidth={{ md: '1px' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      ps={{ md: '10' }}
      pt={{ base: '4', md: '0' }}
      pb="5"
      w={{ base: 'full', md: 'auto' }}
    >
      <chakra.h2 textStyle="section" mb="2">
        {text('qr.label')}
      </chakra.h2>
      <chakra.div display="inline-block" maxW="full" overflow="hidden" borderWidth="1px" borderStyle="dashed" borderColor="border.control" borderRadius="l1">
        <Label
          content={{
            code: sampleCode,
            productName: variant === undefined ? text('qr.product') : (variant.productName ?? variantLabel(variant)),
            packageSize: variant === undefined ? null : packageSizeOf(variant),
            points: points ?? null,
            expiryDate,
          }}
          template={labelTemplates[2]}
          unit="5px"
        />
      </chakra.div>
      <chakra.dl mt="3.5" display="grid" gridTemplateColumns="128px minmax(0, 1fr)" columnGap="3" rowGap="1.5" aria-live="polite">
        {facts.map(([name, value]) => (
          <chakra.div key={name} display="contents">
            <chakra.dt color="fg.muted" fontSize="13px">
              {name}
            </chakra.dt>
            <chakra.dd fontWeight={name === text('qr.pointsInAll') ? '600' : '400'}>{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
