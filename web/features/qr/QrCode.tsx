/** A scannable code: black on white, in the dark too. */
import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

interface Props {
  code: string;
  /** What it is, for readers. */
  label: string;
  /** The length of a side, with its unit. */
  side: string;
  /** Of a code that has been used: a third of its strength, so that it is not scanned off the screen. */
  faded?: boolean;
}

export function QrCode({ code, label, side, faded = false }: Props) {
  const { size, path } = useMemo(() => qrPath(code), [code]);
  return (
    <chakra.svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      display="block"
      flexShrink="0"
      w={side}
      h={side}
      bg="white"
      borderRadius="l1"
    >
      <path d={path} fill="black" opacity={faded ? 0.32 : 1} />
    </chakra.svg>
  );
}
