/** Renders names and values in two columns, as a description list. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="128px minmax(0, 1fr)" columnGap="3" rowGap="1.5" m="0" alignContent="start">
      {facts.map(({ name, value }) => (
        <chakra.div key={name} display="contents">
          <chakra.dt textStyle="label" fontWeight="400" color="fg.muted">
            {name}
          </chakra.dt>
          <chakra.dd m="0" minW="0" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
