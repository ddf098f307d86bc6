/** Renders static bars in the shape of a list's rows, only when loading is slow. */
import { chakra } from '@chakra-ui/react';
import { useLate } from '../PageSkeleton.tsx';
import type { Column } from './columns.ts';
import { Cell, Row } from './TableFrame.tsx';

const rows = Array.from({ length: 10 }, (_, at) => at);

export function Skeleton({ columns }: { columns: readonly Column[] }) {
  if (!useLate(true)) return null;
  return rows.map((row) => (
    <Row key={row}>
      {columns.map(({ key, kind, wideOnly }) => (
        <Cell key={key} kind={kind} wideOnly={wideOnly}>
          <chakra.span
            display={kind === 'go' ? 'none' : 'block'}
            bg="bg.emphasized"
            borderRadius={kind === 'image' ? 'l2' : 'l1'}
            h={kind === 'image' ? '40px' : '10px'}
            my={kind === 'image' ? '0' : '5px'}
            maxW="100%"
            w={kind === 'image' ? '40px' : kind === 'main' ? '130px' : '64px'}
          />
        </Cell>
      ))}
    </Row>
  ));
}
