/** Renders a label as printed: the code, and the facts for the farmer. Plain elements with inline styles, because thousands are rendered. */
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
  /** Length of a millimetre of the template: `1mm` on paper, more pixels on the screen. */
  unit: string;
}

export function Label({ content: { code, productName, packageSize, points, expiryDate }, template, unit }: Props) {
  const text = useText(qrTexts);
  const write = useValues();
  const length = (millimetres: number) => `calc(${millimetres} * ${unit})`;
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        width: length(template.width),
        height: length(template.height),
        paddingInlineEnd: length(1),
        overflow: 'hidden',
        background: 'white',
        color: 'black',
        fontSize: length(template.font),
        lineHeight: 1.25,
      }}
    >
      <QrCode code={code} label={text('qr.codeImage', { code })} side={length(template.code)} />
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div style={{ fontWeight: 600, fontSize: '1.1em' }}>{write.text(productName)}</div>
        <div>{joinParts([packageSize, points === null ? null : text('qr.pointsOfCard', { count: points })], ', ')}</div>
        {expiryDate !== null && <div>{text('qr.useBy', { date: write.date(expiryDate) })}</div>}
        <div style={{ fontFamily: 'var(--chakra-fonts-mono)', fontSize: '0.9em' }}>{code}</div>
      </div>
    </div>
  );
}
