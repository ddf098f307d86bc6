/** Renders grey bars in place of a page whose script or texts are loading, only when loading takes longer than 200 ms. */
import { chakra } from '@chakra-ui/react';
import { useLate } from './use-late.ts';

const widths = ['28%', '92%', '84%', '76%'];

export function PageSkeleton() {
  const late = useLate(true);
  return (
    <chakra.div flex="1" bg="bg" px="gutter" py="4" aria-busy data-skeleton={late || undefined}>
      {late && widths.map((width) => <chakra.span key={width} display="block" h="12px" w={width} mb="5" bg="bg.emphasized" borderRadius="l1" />)}
    </chakra.div>
  );
}
