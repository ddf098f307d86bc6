/** Renders a section of a form: title at the left, fields in three columns. On a phone, two columns are below the title. */
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Caption } from '../Caption.tsx';

interface Props {
  title: string;
  /** Secondary text below the title. */
  hint?: string;
  children: ReactNode;
}

export function FormSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '168px minmax(0, 1fr)' }}
      gap={{ base: '3', xl: '6' }}
      pt="4.5"
      pb="5"
      borderTopWidth="1px"
    >
      <div>
        <chakra.h2 id={id} textStyle="section">
          {title}
        </chakra.h2>
        {hint !== undefined && <Caption as="p">{hint}</Caption>}
      </div>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
        columnGap={{ base: '3', md: '4' }}
        rowGap="4"
        alignItems="start"
      >
        {children}
      </chakra.div>
    </chakra.section>
  );
}
