/** The cards of a batch, each as a code to scan: five in a row on a laptop, so that ten are seen at once. */
import { Button, chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { useListPage } from '../../data/list-page.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { ListFrame } from '../../ui/list/ListFrame.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { useBatchRow_BatchFragment } from './batches.generated.ts';
import { useQrCardsQuery } from './cards.generated.ts';
import { QrCardItem } from './QrCardItem.tsx';
import { type Facts, sharedFacts } from './shared-facts.ts';
import { qrTexts } from './texts/texts.ts';

interface Props {
  batchId: string;
  /** From 0. */
  page: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  backTo: string;
  printTo: string;
}

const busyLook = { color: 'fg.subtle', '& *': { color: 'fg.subtle' }, '& [role=img]': { opacity: '0.6' } };

export function CardsPanel({ batchId, page, onPage, backTo, printTo }: Props) {
  const text = useText(qrTexts);
  const list = useListPage({
    useQuery: useQrCardsQuery,
    variables: (number) => ({ batchId, page: number }),
    connection: ({ qrCards }) => qrCards,
    page,
    onPage,
  });
  const { state } = list;
  // In the cache since the list of batches was displayed; not every server knows the total of the cards.
  const batch = useBatchRow_BatchFragment({ __typename: 'QrBatch', id: batchId });
  const waiting = state.kind === 'rows' && (state.busy || state.stale);
  const shared = state.kind === 'rows' ? sharedFacts(state.page.nodes) : {};
  return (
    <ListFrame
      title={text('qr.batch', { id: batchId })}
      place={`batch ${batchId}`}
      back={{ label: text('qr.batches'), to: backTo }}
      actions={
        <Button asChild h="control">
          <Link to={printTo}>
            <Printer />
            {text('qr.printSheet')}
          </Link>
        </Button>
      }
      {...list}
      failure={text(failureOf(list.error))}
    >
      <chakra.div flex="1" aria-busy={state.kind === 'loading' || waiting} css={waiting ? busyLook : {}}>
        {state.kind === 'rows' && (
          <>
            <CardFacts facts={shared} quantity={state.page.totalCount ?? batch?.quantity ?? null} />
            <chakra.ul
              listStyleType="none"
              display="grid"
              gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(190px, 1fr))', xl: 'repeat(5, minmax(0, 1fr))' }}
              gap={{ base: '2', md: '3' }}
              px="gutter"
              pt="1"
              pb="4"
            >
              {state.page.nodes.map((card) => (
                <QrCardItem key={card.id} card={card} shared={shared} />
              ))}
            </chakra.ul>
          </>
        )}
      </chakra.div>
    </ListFrame>
  );
}

interface CardFactsProps {
  facts: Partial<Facts>;
  /** How many cards the batch has; null when the server does not say. */
  quantity: number | null;
}

/** Shows the facts that all cards of a batch share, once above the cards. */
function CardFacts({ facts: { productName, packageSize, points, createdAt, expiryDate }, quantity }: CardFactsProps) {
  const text = useText(qrTexts, listTexts);
  const write = useValues();
  const entries = [
    [text('qr.productName'), productName && write.text(productName)],
    [text('qr.packageSize'), packageSize && write.text(packageSize)],
    [text('qr.quantityOfBatch'), quantity === null ? undefined : write.number(quantity)],
    [text('qr.points'), points === undefined ? undefined : write.number(points)],
    [text('list.createdDate'), createdAt && write.dateTime(createdAt)],
    [text('qr.expiryDate'), expiryDate && write.date(expiryDate)],
  ].filter(([, value]) => Boolean(value));
  return (
    <chakra.dl display={{ base: 'grid', md: 'flex' }} flexWrap="wrap" gridTemplateColumns="1fr 1fr" columnGap="4" rowGap="2" minH="36px" px="gutter" mb="3">
      {entries.map(([name, value]) => (
        <chakra.div key={name} borderInlineEndWidth={{ md: '1px' }} pe={{ md: '22px' }} me={{ md: '1.5' }} _last={{ border: '0', p: '0', m: '0' }}>
          <chakra.dt textStyle="meta" color="fg.muted">
            {name}
          </chakra.dt>
          <chakra.dd fontWeight="600">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
