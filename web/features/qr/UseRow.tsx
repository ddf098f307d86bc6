/** Points that came or went, in a list. */
import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { useValues } from '../../people/use-values.ts';
import { Cell } from '../../ui/list/Cell.tsx';
import { Row } from '../../ui/list/Row.tsx';
import { type UseRow_UseFragment, useUseRow_UseFragment } from './uses.generated.ts';

interface Props {
  use: FragmentType<UseRow_UseFragment>;
}

export function UseRow({ use }: Props) {
  const write = useValues();
  const row = useUseRow_UseFragment(use);
  if (row === undefined) return null;
  return (
    <Row>
      <Cell kind="drop" overflowWrap="normal">
        {row.id}
      </Cell>
      <Cell kind="sub">{write.dateTime(row.createdAt)}</Cell>
      <Cell kind="main" fontWeight="600">
        <chakra.span lineClamp="2" _print={{ lineClamp: 'none' }}>
          {write.name(row)}
        </chakra.span>
      </Cell>
      <Cell kind="sub" whiteSpace="nowrap">
        {write.phone(row.phoneNumber)}
      </Cell>
      <Cell kind="drop">{write.text(row.transactionType)}</Cell>
      <Cell kind="state" textAlign="end">
        {write.number(row.points)}
      </Cell>
      <Cell kind="sub" fontFamily="mono" fontSize="12px">
        {write.text(row.code)}
      </Cell>
      <Cell kind="drop">
        {/* Ten rows are seen at once; what does not fit is read by pointing at it. */}
        <chakra.span lineClamp="2" _print={{ lineClamp: 'none' }} title={row.address ?? undefined}>
          {write.text(row.address)}
        </chakra.span>
      </Cell>
      <Cell kind="drop">{write.text(row.language)}</Cell>
      <Cell kind="sub">
        <chakra.div truncate _print={{ whiteSpace: 'normal' }} title={row.dealerName ?? undefined}>
          {write.text(row.dealerName)}
        </chakra.div>
        {row.dealerMobile !== null && (
          <chakra.div textStyle="meta" color="fg.muted">
            {write.phone(row.dealerMobile)}
          </chakra.div>
        )}
      </Cell>
    </Row>
  );
}
