/** Renders View All Invoices: the invoices of a month. */
import { MonthList, type MonthListProps } from '../../data/MonthList.tsx';
import { type InvoiceFilter, InvoiceSort } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import type { Filter } from '../../ui/list/filters.ts';
import { RowLink, rowOpens } from '../../ui/list/ReturnLink.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { type InvoiceRow_InvoiceFragment, useExportInvoicesMutation, useInvoicesQuery } from './invoices.generated.ts';
import { invoicesTexts } from './texts/texts.ts';

interface Props extends MonthListProps {
  invoiceHref: (id: string) => string;
}

export function InvoicesPanel({ invoiceHref, ...list }: Props) {
  const text = useText(invoicesTexts, listTexts, peopleTexts);
  const write = useValues();
  const columns: readonly RowColumn<InvoiceRow_InvoiceFragment>[] = [
    { key: 'id', label: text('invoices.id'), kind: 'state', width: '12%', cell: ({ id }) => <RowLink to={invoiceHref(id)}>{id}</RowLink> },
    {
      key: 'created',
      label: text('list.createdDate'),
      kind: 'sub',
      width: '16%',
      sort: InvoiceSort.CREATED,
      nowrap: true,
      cell: ({ createdAt }) => write.dateTime(createdAt),
    },
    { key: 'dealer', label: text('invoices.dealer'), kind: 'main', cell: ({ dealer }) => write.text(dealer?.name) },
    { key: 'mobile', label: text('person.mobile'), kind: 'sub', width: '13%', nowrap: true, cell: ({ dealer }) => <Phone number={dealer?.mobile} /> },
    { key: 'warehouse', label: text('invoices.warehouse'), kind: 'sub', width: '19%', cell: ({ warehouse }) => write.text(warehouse?.name) },
    { key: 'scannedBy', label: text('invoices.scannedBy'), kind: 'drop', width: '16%', cell: ({ scannedBy }) => write.text(scannedBy) },
    { key: 'open', label: text('list.open'), kind: 'go', width: '52px', cell: () => rowOpens },
  ];
  const filters: readonly Filter[] = [
    { key: 'number', label: text('invoices.searchNumber'), kind: 'whole' },
    { key: 'dealer', label: text('invoices.searchDealer'), kind: 'text', isName: true },
    {
      key: 'linked',
      label: text('invoices.qrLinked'),
      kind: 'choice',
      choices: [
        { value: '', label: text('invoices.allLinked') },
        { value: 'no', label: text('invoices.unlinked') },
      ],
    },
  ];
  return (
    <MonthList
      {...list}
      title={text('invoices.title')}
      pageId="invoices"
      useQuery={useInvoicesQuery}
      exported={{ useExport: useExportInvoicesMutation }}
      filters={filters}
      filterOf={({ number, dealer, linked }): InvoiceFilter => ({ number: number ?? null, dealer: dealer ?? null, unlinked: linked === 'no' || null })}
      sorts={Object.values(InvoiceSort)}
      columns={columns}
    />
  );
}
