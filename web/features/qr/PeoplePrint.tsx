/** Renders the whole list of people to call on paper, and nothing on the screen. */
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { serverNow } from '../../calendar/server-clock.ts';
import { outcomeOfError, type Refused } from '../../data/attempt.ts';
import type { QrBatchPeopleFilter } from '../../data/schema.generated.ts';
import { formatPhone } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { mainContentId } from '../../ui/main-content.ts';
import { type PersonToCall_PersonFragment, useQrPeopleToPrintLazyQuery } from './batches.generated.ts';
import { qrTexts } from './texts/texts.ts';

interface Props {
  /** Parts of the title; empty ones are omitted. */
  title: readonly string[];
  people: readonly PersonToCall_PersonFragment[];
}

export function PeoplePrint({ title, people }: Props) {
  const text = useText(qrTexts, peopleTexts);
  const write = useValues();
  const main = document.getElementById(mainContentId);
  if (main === null) return null;
  return createPortal(
    <chakra.div data-print-only display="none" _print={{ display: 'block' }}>
      <chakra.p fontWeight="600" pb="2">
        {[...title, write.dateTime(serverNow().toISOString())].filter((part) => part !== '').join(', ')}
      </chakra.p>
      <chakra.table w="full" css={{ '& :is(th, td)': { textAlign: 'start', py: '1', borderBottomWidth: '1px' } }}>
        <thead>
          <tr>
            <th scope="col">{text('person.name')}</th>
            <th scope="col">{text('person.phone')}</th>
            <th scope="col">{text('person.address')}</th>
            <th scope="col">{text('qr.cardsHead')}</th>
            <th scope="col">{text('qr.purchaseFrom')}</th>
            <th scope="col">{text('qr.call')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <td>{write.name(person)}</td>
              <td>{person.phoneNumber === null ? write.none : formatPhone(person.phoneNumber)}</td>
              <td>{write.text(person.address)}</td>
              <td>{write.number(person.cards)}</td>
              <td>{person.dealerName ?? text('qr.dealerNotGiven')}</td>
              <td>{person.call && text(person.call.outcome === 'CALLED' ? 'qr.called' : 'qr.noAnswer')}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>,
    main,
  );
}

/** Gathers the people of a recall page by page, and prints once all have loaded. */
export function usePeopleToPrint(batchId: string, filter: QrBatchPeopleFilter | undefined) {
  // Refetched for each print, because calls may have been recorded since.
  const [fetchPage] = useQrPeopleToPrintLazyQuery({ fetchPolicy: 'no-cache' });
  const [people, setPeople] = useState<readonly PersonToCall_PersonFragment[]>();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<Refused>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (people === undefined) return;
    window.print();
    setPeople(undefined);
  }, [people]);
  const gather = async () => {
    const gathered: PersonToCall_PersonFragment[] = [];
    for (let page = 0; ; page += 1) {
      const { data, error } = await fetchPage({ variables: { batchId, page, ...(filter && { filter }) } });
      if (!data?.list) throw error;
      gathered.push(...data.list.nodes);
      if (!data.list.pageInfo.hasNextPage) return gathered;
    }
  };
  const start = () => {
    if (isLoading) return;
    setLoading(true);
    setFailure(undefined);
    void gather()
      .then(
        (gathered) => isShown.current && setPeople(gathered),
        (error: unknown) => isShown.current && setFailure(outcomeOfError(error)),
      )
      .finally(() => isShown.current && setLoading(false));
  };
  return { people, isLoading, failure, start, dismiss: () => setFailure(undefined) };
}
