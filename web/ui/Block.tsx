/** Renders a section of a sheet with its own heading, separated from the next section by a line. A crash of its content keeps the other sections. */
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { PanelBoundary } from './PanelBoundary.tsx';

interface Props {
  title: string;
  /** Filters beside the heading. */
  choices?: ReactNode;
  children: ReactNode;
}

export function Block({ title, choices, children }: Props) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} px="gutter" pt="3.5" pb="4" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="1.5" mb="2">
        <chakra.h2 id={id} textStyle="section">
          {title}
        </chakra.h2>
        {choices}
      </chakra.div>
      <PanelBoundary>{children}</PanelBoundary>
    </chakra.section>
  );
}
