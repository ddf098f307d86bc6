/** Renders the details of an invoice as a paper. */
import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { Link as LinkIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureOf } from '../../data/failure.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { Caption } from '../../ui/Caption.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Badge } from '../../ui/StateBadge.tsx';
import { type InvoicePaper_InvoiceFragment, useInvoicePaper_InvoiceFragment, useInvoiceQuery } from './invoices.generated.ts';
import { invoicesTexts } from './texts/texts.ts';

export function InvoicePanel({ id, backTo }: { id: string; backTo: string }) {
  const text = useText(invoicesTexts);
  const { data, error, refetch } = useInvoiceQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const invoice = data?.invoice;
  return (
    <Sheet
      title={text('invoices.details')}
      pageId={`invoice ${id}`}
      back={{ label: text('invoices.title'), to: backTo }}
      actions={<PrintButton disabled={!invoice} />}
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

const inset = { base: '4', md: '6' };

/** Renders an invoice on paper: number, parties, products, and below a double rule the number of linked products. */
function InvoicePaper({ invoice }: { invoice: FragmentType<InvoicePaper_InvoiceFragment> }) {
  const text = useText(invoicesTexts, listTexts, peopleTexts);
  const write = useValues();
  const paper = useInvoicePaper_InvoiceFragment(invoice);
  if (paper === undefined) return null;
  const { dealer, warehouse, products } = paper;
  const linked = products.filter(({ qrLinked }) => qrLinked).length;
  return (
    <chakra.article
      maxW="860px"
      mt={{ md: '1' }}
      mx={{ md: '5' }}
      mb={{ md: '5' }}
      borderWidth={{ base: '0', md: '1px' }}
      borderColor="border.emphasized"
      borderRadius="2px"
      bg="bg"
      _print={{ m: '0', maxW: 'none', border: '0' }}
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="6" px={inset} pt="5" pb="4" _print={{ px: '1' }}>
        <Fact name={text('invoices.invoice')}>
          <chakra.span textStyle="display" overflowWrap="anywhere">
            {paper.id}
          </chakra.span>
        </Fact>
        <chakra.div textAlign={{ sm: 'end' }}>
          <Fact name={text('list.createdDate')}>{write.dateTime(paper.createdAt)}</Fact>
        </chakra.div>
      </chakra.div>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
        gap={{ base: '3', sm: '6' }}
        px={inset}
        pt="3.5"
        pb="4"
        borderBlockWidth="1px"
        bg="bg.subtle"
        _print={{ px: '1', bg: 'white', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}
      >
        <Fact name={text('invoices.dealer')}>
          {write.text(dealer?.name)}
          {dealer?.mobile && (
            <chakra.div fontWeight="400">
              <Phone number={dealer.mobile} />
            </chakra.div>
          )}
        </Fact>
        <Fact name={text('invoices.warehouse')}>{write.text(warehouse?.name)}</Fact>
        <Fact name={text('invoices.scannedBy')}>{write.text(paper.scannedBy)}</Fact>
      </chakra.div>
      <chakra.table className="small-table" css={{ '& :is(th, td)': { _first: { ps: inset }, _last: { pe: inset } } }}>
        <caption>
          <span className="words-only">{text('invoices.products')}</span>
        </caption>
        <thead>
          <tr>
            <chakra.th scope="col" w="20%" bg="bg">
              {text('invoices.productId')}
            </chakra.th>
            <chakra.th scope="col" bg="bg">
              {text('person.name')}
            </chakra.th>
            <chakra.th scope="col" w="26%" bg="bg">
              {text('invoices.qrLinked')}
            </chakra.th>
          </tr>
        </thead>
        <tbody>
          {/* Keyed by position, because a provider may name the same product twice. */}
          {Object.entries(products).map(([place, { productId, name, qrLinked }]) => (
            <tr key={place}>
              <chakra.td fontFamily="mono" fontSize="12px" overflowWrap="anywhere">
                {productId}
              </chakra.td>
              <td>{write.text(name)}</td>
              <td>{qrLinked === null ? write.none : <LinkedBadge linked={qrLinked} />}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <chakra.td colSpan={2} borderTopWidth="3px" borderTopStyle="double" borderColor="border.control" borderBottomWidth="0">
              {text('invoices.count', { count: products.length })}
            </chakra.td>
            <chakra.td borderTopWidth="3px" borderTopStyle="double" borderColor="border.control" borderBottomWidth="0">
              {text('invoices.linked', { count: formatNumber(linked) })}
            </chakra.td>
          </tr>
        </tfoot>
      </chakra.table>
    </chakra.article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Caption>{name}</Caption>
      <chakra.div fontWeight="600" overflowWrap="anywhere">
        {children}
      </chakra.div>
    </div>
  );
}

function LinkedBadge({ linked }: { linked: boolean }) {
  const text = useText(invoicesTexts);
  const Icon = linked ? LinkIcon : TriangleAlert;
  return (
    <Badge colorPalette={linked ? 'green' : 'orange'}>
      <Icon />
      {text(linked ? 'invoices.yes' : 'invoices.no')}
    </Badge>
  );
}
