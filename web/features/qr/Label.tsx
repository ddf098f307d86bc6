/** A label as it is printed: the code, and beside it what a farmer has to know. */
import { chakra } from '@chakra-ui/react';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import type { LabelTemplate } from './label-sheet.ts';
import { QrCode } from './QrCode.tsx';
import { qrTexts } from './texts/texts.ts';

export interface LabelContent {
  code: string;
  productName: string | null;
  packageSize: string | null;
  points: number | null;
  expiryDate: string | null;
}

interface Props {
  content: LabelContent;
  template: LabelTemplate;
  /** What a millimetre of the template is: `1mm` on paper, more pixels on the screen. */
  unit: string;
}

export function Label({ content: { code, productName, packageSize, points, expiryDate }, template, unit }: Props) {
  const text = useText(qrTexts);
  const write = useValues();
  const length = (millimetres: number) => `calc(${millimetres} * ${unit})`;
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      w={length(template.width)}
      h={length(template.height)}
      pe={length(1)}
      overflow="hidden"
      bg="white"
      color="black"
      style={{ fontSize: length(template.font), lineHeight: 1.25 }}
    >
      <QrCode code={code} label={text('qr.codeImage', { code })} side={length(template.code)} />
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.div fontWeight="600" style={{ fontSize: '1.1em' }}>
          {write.text(productName)}
        </chakra.div>
        <div>{joinParts([packageSize, points === null ? null : text('qr.pointsOfCard', { points: write.number(points) })], ', ')}</div>
        {expiryDate !== null && <div>{text('qr.useBy', { date: write.date(expiryDate) })}</div>}
        <chakra.div fontFamily="mono" style={{ fontSize: '0.9em' }}>
          {code}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
