/** Renders a farmer or dealer: details, history and actions. Data from a list in the cache is shown at once. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Pencil, SearchX } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useServerConfig } from '../../data/config.ts';
import { failureOf, isNotFound } from '../../data/failure.ts';
import { concernsCustomer } from '../../data/live/concerns.ts';
import { renewAfter, useRenewal } from '../../data/live/use-changes.ts';
import { FailedPanel } from '../../data/OutcomeMessage.tsx';
import type { HistoryKind, MeetingType } from '../../data/schema.generated.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Place } from '../../maps/place.ts';
import { PhotoGrid } from '../../people/pictures/PhotoGrid.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { Block } from '../../ui/Block.tsx';
import type { Crumb } from '../../ui/bar-contexts.ts';
import { Caption } from '../../ui/Caption.tsx';
import { Message } from '../../ui/Message.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerHistory, type HistoryPaths } from './CustomerHistory.tsx';
import { records } from './customer-queries.ts';
import { customersTexts } from './texts/texts.ts';
import type { Neighbours } from './use-neighbours.ts';

interface Props {
  type: MeetingType;
  id: string;
  /** The list from which the page was opened. */
  back: Crumb;
  /** The previous and the next customer of that list. */
  neighbours: Neighbours;
  /** Path of another customer of the list. */
  pathTo: (to: { id: string; page: number }) => string;
  /** Returns the path of the customer into whom this one was merged. */
  keptPath: (id: string) => string;
  /** Path of the edit form. */
  editPath: string;
  /** Renders the link that schedules a meeting. */
  schedule: (customer: { name: string; phoneNumber: string | null }) => ReactNode;
  paths: HistoryPaths;
  /** Kind of the shown events; undefined for all. */
  kind: HistoryKind | undefined;
  onKind: (kind: HistoryKind | undefined) => void;
  map: (place: Place, name: string) => ReactNode;
  /** Renders the points of a phone number; undefined for callers that may not read points. */
  points: ((phoneNumber: string) => ReactNode) | undefined;
}

export function CustomerPage({ type, id, back, neighbours, pathTo, keptPath, editPath, schedule, paths, kind, onKind, map, points }: Props) {
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  const isDocumented = useServerConfig()?.extensions === false;
  const { useListRow, useRecord } = records[type];
  const row = useListRow(id);
  const { data, error, refetch } = useRecord({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useRenewal(({ node }) => concernsCustomer(node, type, id), refetch, true, renewAfter.board);
  const customer = data?.customer ?? undefined;
  const record = customer?.record ?? undefined;
  const pageId = `${type} ${id}`;
  // A query with the id of a merged customer returns the kept one.
  if (customer !== undefined && customer.id !== id) return <Navigate to={keptPath(customer.id)} replace />;
  if (row === undefined) {
    return (
      <Sheet title={text(`customers.number.${type}`, { id })} pageId={pageId} back={back}>
        {error === undefined && <chakra.p role="status" px="gutter" color="fg.muted" minH="60vh" />}
        {isNotFound(error) && (
          <StatePanel
            role="alert"
            picture={<SearchX />}
            title={text('customers.gone')}
            detail={isDocumented ? text('customers.notAmongNewest') : undefined}
            actions={
              <Button asChild>
                <Link to={back.to}>{back.label}</Link>
              </Button>
            }
          />
        )}
        {error !== undefined && !isNotFound(error) && <FailedPanel title={text('customers.failed')} error={error} onRetry={() => void refetch()} />}
      </Sheet>
    );
  }
  const name = write.name({ ...row, middleName: record?.middleName ?? null });
  const { position, total, before, after } = neighbours;
  const toNeighbour = (to: Neighbours['before'], label: string, icon: ReactNode) => (
    <Button asChild={to !== undefined} px="0" boxSize="control" aria-label={label} aria-disabled={to === undefined}>
      {to === undefined ? icon : <Link to={pathTo(to)}>{icon}</Link>}
    </Button>
  );
  return (
    <Sheet
      title={name}
      pageId={pageId}
      back={back}
      note={`${text(`customers.number.${type}`, { id })}${row.registeredAt === null ? '' : `, ${text('customers.registeredOn', { date: write.date(row.registeredAt) })}`}`}
      actions={
        <>
          {position !== undefined && (
            <>
              <Caption as="span">{total !== undefined && text('customers.place', { at: formatNumber(position), total: formatNumber(total) })}</Caption>
              {toNeighbour(before, text('customers.before'), <ChevronLeft />)}
              {toNeighbour(after, text('customers.after'), <ChevronRight />)}
            </>
          )}
          {schedule({ name, phoneNumber: row.phoneNumber })}
          {record !== undefined && (
            <Button asChild variant="solid" h="control">
              <Link to={editPath}>
                <Pencil />
                {text('customers.edit')}
              </Link>
            </Button>
          )}
        </>
      }
    >
      {(isDocumented || (error !== undefined && !isNotFound(error))) && (
        <chakra.div px="gutter" pb="2.5">
          {isDocumented ? (
            <Caption as="p">{notAvailable(text, text('customers.recordParts'))}</Caption>
          ) : (
            <Message kind="error">
              {text('customers.failed')}. {text(failureOf(error))}
            </Message>
          )}
        </chakra.div>
      )}
      <chakra.div
        display={{ base: 'block', lg: 'grid' }}
        gridTemplateColumns="minmax(0, 1.8fr) minmax(0, 1fr)"
        borderTopWidth="1px"
        flex="1"
        _print={{ display: 'block' }}
      >
        <div>
          <CustomerFacts type={type} customer={row} record={record} meetingPath={paths.meeting} />
          {!isDocumented && <CustomerHistory key={`${id} ${kind}`} type={type} id={id} counts={record?.history} kind={kind} onKind={onKind} paths={paths} />}
        </div>
        <chakra.div borderInlineStartWidth={{ lg: '1px' }} borderTopWidth={{ base: '1px', lg: '0' }}>
          <Block title={text('customers.pictures')}>
            {row.pictures.length === 0 ? (
              <chakra.p color="fg.muted">{text('customers.noPictures')}</chakra.p>
            ) : (
              <PhotoGrid urls={row.pictures.map(({ url }) => url)} name={(at) => text('customers.picture', { number: formatNumber(at + 1), name })} />
            )}
          </Block>
          {points && row.phoneNumber !== null && (
            <Block title={text('customers.points')}>
              <Suspense fallback={null}>{points(row.phoneNumber)}</Suspense>
            </Block>
          )}
          <Block title={text('customers.map')}>
            {customer?.location ? (
              <Suspense fallback={null}>{map(customer.location, name)}</Suspense>
            ) : (
              <chakra.p color="fg.muted">{customer === undefined ? '' : text('customers.noMap')}</chakra.p>
            )}
          </Block>
        </chakra.div>
      </chakra.div>
    </Sheet>
  );
}
