/** A part of a sheet under its own heading, divided from the next by a rule. */
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

export function Block({ title, children }: Props) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} px="gutter" pt="3.5" pb="4" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <chakra.h2 id={id} textStyle="section" mb="2">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
