/** The cards of a batch, each as a code to scan: five in a row on a laptop, so that ten are seen at once. */
import { Button, chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { useListPage } from '../../data/list-page.ts';
import { useText } from '../../i18n/text-context.ts';
import { ListFrame } from '../../ui/list/ListFrame.tsx';
import { useBatchRow_BatchFragment } from './batches.generated.ts';
import { CardFacts } from './CardFacts.tsx';
import { useQrCardsQuery } from './cards.generated.ts';
import { QrCardItem } from './QrCardItem.tsx';
import { sharedFacts } from './shared-facts.ts';
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
  // Held since the list of batches was shown; the cards' own total is not known to every server.
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
