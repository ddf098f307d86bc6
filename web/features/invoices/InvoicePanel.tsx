/** Renders the details of an invoice as a paper. */
import { Button, chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { failureOf } from '../../data/failure.ts';
import { useText } from '../../i18n/text-context.ts';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';
import { useInvoiceQuery } from './invoices.generated.ts';
import { invoicesTexts } from './texts/texts.ts';

export function InvoicePanel({ id, backTo }: { id: string; backTo: string }) {
  const text = useText(invoicesTexts);
  const { data, error, refetch } = useInvoiceQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const invoice = data?.invoice;
  return (
    <Sheet
      title={text('invoices.details')}
      place={`invoice ${id}`}
      back={{ label: text('invoices.title'), to: backTo }}
      actions={
        <Button h="control" disabled={!invoice} onClick={() => print()}>
          <Printer />
          {text('invoices.print')}
        </Button>
      }
    >
      {invoice ? (
        <InvoicePaper invoice={invoice} />
      ) : (
        <chakra.p px="gutter" color="fg.muted" role="status">
          {text('invoices.none')}
        </chakra.p>
      )}
      {!invoice && error !== undefined && (
        <chakra.div role="alert" px="gutter" pt="2" display="flex" alignItems="center" gap="3" color="fg.error">
          {text(failureOf(error))}
          <RetryButton onRetry={() => void refetch()} />
        </chakra.div>
      )}
    </Sheet>
  );
}
