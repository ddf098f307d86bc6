/** Renders a label as printed: the code, and the facts for the farmer. Plain elements with inline styles, because thousands are rendered. */
import { useMemo } from 'react';
import { encode } from 'uqr';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import type { LabelTemplate } from './label-sheet.ts';
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

interface QrCodeProps {
  code: string;
  /** Accessible name. */
  label: string;
  /** Length of a side, with its unit. */
  side: string;
  /** True for a used code, which is rendered at a third of its contrast so it cannot be scanned off the screen. */
  faded?: boolean;
}

/** Renders a scannable code, black on white in both themes. Plain elements with inline styles, because thousands are rendered. */
export function QrCode({ code, label, side, faded = false }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(code), [code]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      style={{ display: 'block', flexShrink: 0, width: side, height: side, background: 'white', borderRadius: '4px' }}
    >
      <path d={path} fill="black" opacity={faded ? 0.32 : 1} />
    </svg>
  );
}

interface QrPath {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** Dark modules in module units, each run of a row as one rectangle. */
  path: string;
}

/** Converts a code to an SVG path: error correction M, and a quiet zone of 4 modules, which scanners need. Pure. */
export function qrPath(code: string): QrPath {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && row[x - 1] !== true ? [`M${x} ${y}h${lengthFrom(row, x)}v1h-${lengthFrom(row, x)}z`] : [])),
  );
  return { size, path: runs.join('') };
}

function lengthFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
}
