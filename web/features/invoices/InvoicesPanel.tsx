/** View All Invoices: the invoices of a month. */
import { failureOf } from '../../data/failure.ts';
import { useListPage } from '../../data/list-page.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Column } from '../../ui/list/columns.ts';
import { ListSheet } from '../../ui/list/ListSheet.tsx';
import type { MonthListProps } from '../../ui/list/month-list.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { MonthFilter } from '../../ui/MonthFilter.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { useInvoicesQuery } from './invoices.generated.ts';
import { invoicesTexts } from './texts/texts.ts';

interface Props extends MonthListProps {
  invoiceHref: (id: string) => string;
}

export function InvoicesPanel({ month, page, onMonth, onPage, invoiceHref }: Props) {
  const text = useText(invoicesTexts, listTexts);
  const { state, error, onRetry, hasNext } = useListPage({
    useQuery: useInvoicesQuery,
    variables: (number) => ({ ...month, page: number }),
    connection: ({ invoices }) => invoices,
    page,
    onPage,
  });
  const columns: readonly Column[] = [
    { key: 'id', label: text('invoices.id'), kind: 'state', width: '12%' },
    { key: 'created', label: text('invoices.createdDate'), kind: 'sub', width: '16%' },
    { key: 'dealer', label: text('invoices.dealer'), kind: 'main' },
    { key: 'mobile', label: text('invoices.mobile'), kind: 'sub', width: '13%' },
    { key: 'warehouse', label: text('invoices.warehouse'), kind: 'sub', width: '19%' },
    { key: 'scannedBy', label: text('invoices.scannedBy'), kind: 'drop', width: '16%' },
    { key: 'open', label: text('list.open'), kind: 'go', width: '52px' },
  ];
  return (
    <ListSheet
      title={text('invoices.title')}
      place="invoices"
      actions={<MonthFilter value={month} onChange={onMonth} />}
      columns={columns}
      state={state}
      rows={({ nodes }) => nodes.map((invoice) => <InvoiceRow key={invoice.id} invoice={invoice} hrefOf={invoiceHref} />)}
      failure={text(failureOf(error))}
      onRetry={onRetry}
      page={page}
      hasNext={hasNext}
      onPage={onPage}
    />
  );
}
