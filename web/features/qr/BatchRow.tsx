/** A batch in a list; the row opens its cards. */
import type { FragmentType } from '@apollo/client';
import { useValues } from '../../people/use-values.ts';
import { Cell } from '../../ui/list/Cell.tsx';
import { OpenCell } from '../../ui/list/OpenCell.tsx';
import { Row } from '../../ui/list/Row.tsx';
import { RowLink } from '../../ui/list/RowLink.tsx';
import { type BatchRow_BatchFragment, useBatchRow_BatchFragment } from './batches.generated.ts';

interface Props {
  batch: FragmentType<BatchRow_BatchFragment>;
  hrefOf: (id: string) => string;
}

export function BatchRow({ batch, hrefOf }: Props) {
  const write = useValues();
  const row = useBatchRow_BatchFragment(batch);
  if (row === undefined) return null;
  return (
    <Row>
      <Cell kind="sub">
        <RowLink to={hrefOf(row.id)}>{row.id}</RowLink>
      </Cell>
      <Cell kind="sub" whiteSpace="nowrap">
        {write.dateTime(row.createdAt)}
      </Cell>
      <Cell kind="main">{write.text(row.productName)}</Cell>
      <Cell kind="sub">{write.text(row.packageSize)}</Cell>
      <Cell kind="drop" textAlign="end">
        {write.number(row.expiryInMonths)}
      </Cell>
      <Cell kind="state" textAlign="end">
        {write.number(row.quantity)}
      </Cell>
      <Cell kind="drop" textAlign="end">
        {write.number(row.points)}
      </Cell>
      <OpenCell />
    </Row>
  );
}
