/** Renders grey bars in place of a page whose script or texts are loading, only when loading takes longer than 200 ms. */
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

const widths = ['28%', '92%', '84%', '76%'];

export function PageSkeleton() {
  const late = useLate(true);
  return (
    <chakra.div flex="1" bg="bg" px="gutter" py="4" aria-busy data-skeleton={late || undefined}>
      {late && widths.map((width) => <chakra.span key={width} display="block" h="12px" w={width} mb="5" bg="bg.emphasized" borderRadius="l1" />)}
    </chakra.div>
  );
}

/** Delay in milliseconds before a pending request is shown. */
export const patience = 200;

/** Returns true when a pending request is slow enough to justify a skeleton. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
