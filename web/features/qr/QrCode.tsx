/** Renders a scannable code, black on white in both themes. Plain elements with inline styles, because thousands are rendered. */
import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

interface Props {
  code: string;
  /** Accessible name. */
  label: string;
  /** Length of a side, with its unit. */
  side: string;
  /** True for a used code, which is rendered at a third of its contrast so it cannot be scanned off the screen. */
  faded?: boolean;
}

export function QrCode({ code, label, side, faded = false }: Props) {
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
