/** An invoice in a list; the row opens it. */
import type { FragmentType } from '@apollo/client';
import { useValues } from '../../people/use-values.ts';
import { Cell } from '../../ui/list/Cell.tsx';
import { OpenCell } from '../../ui/list/OpenCell.tsx';
import { Row } from '../../ui/list/Row.tsx';
import { RowLink } from '../../ui/list/RowLink.tsx';
import { type InvoiceRow_InvoiceFragment, useInvoiceRow_InvoiceFragment } from './invoices.generated.ts';

interface Props {
  invoice: FragmentType<InvoiceRow_InvoiceFragment>;
  hrefOf: (id: string) => string;
}

export function InvoiceRow({ invoice, hrefOf }: Props) {
  const write = useValues();
  const row = useInvoiceRow_InvoiceFragment(invoice);
  if (row === undefined) return null;
  return (
    <Row>
      <Cell kind="state">
        <RowLink to={hrefOf(row.id)}>{row.id}</RowLink>
      </Cell>
      <Cell kind="sub" whiteSpace="nowrap">
        {write.dateTime(row.createdAt)}
      </Cell>
      <Cell kind="main">{write.text(row.dealer?.name)}</Cell>
      <Cell kind="sub" whiteSpace="nowrap">
        {write.phone(row.dealer?.mobile)}
      </Cell>
      <Cell kind="sub">{write.text(row.warehouse?.name)}</Cell>
      <Cell kind="drop">{write.text(row.scannedBy)}</Cell>
      <OpenCell />
    </Row>
  );
}
