/** Renders a meeting. Data from a list in the cache is shown at once; Reload refetches and shows the map. */
import type { FragmentType } from '@apollo/client';
import { Button, chakra } from '@chakra-ui/react';
import { RotateCw, SearchX } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useServerConfig } from '../../data/config.ts';
import { failureOf, isNotFound } from '../../data/failure.ts';
import { useRenewal } from '../../data/live/use-changes.ts';
import { FailedPanel } from '../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { PhotoGrid } from '../../people/pictures/PhotoGrid.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { Block } from '../../ui/Block.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { Message } from '../../ui/Message.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { MeetingFacts } from './MeetingFacts.tsx';
import { MeetingVisits, PersonLine } from './MeetingVisits.tsx';
import { MeetingBadge } from './meeting-columns.tsx';
import {
  type MeetingPeople_MeetingFragment,
  type MeetingPictures_MeetingFragment,
  type MeetingQuery,
  useMeetingHead_MeetingFragment,
  useMeetingPeople_MeetingFragment,
  useMeetingPictures_MeetingFragment,
  useMeetingQuery,
} from './meetings.generated.ts';
import { PlanMeeting } from './PlanMeeting.tsx';
import type { CustomerPath } from './party-path.ts';
import { meetingsTexts } from './texts/texts.ts';

type Meeting = NonNullable<MeetingQuery['meeting']>;

interface Props {
  id: string;
  type: MeetingType;
  /** Path of the list of meetings. */
  back: string;
  /** Returns the path of a farmer's or dealer's page. */
  customerPath: CustomerPath;
  /** Renders the map of a meeting. */
  map: (meeting: Meeting) => ReactNode;
}

export function MeetingSheet({ id, type, back, customerPath, map }: Props) {
  const text = useText(meetingsTexts);
  const extensions = useServerConfig()?.extensions;
  const [withMap, setWithMap] = useState(false);
  const [reloading, setReloading] = useState(false);
  const { data, error, refetch } = useMeetingQuery({ variables: { id, type }, fetchPolicy: 'cache-and-network' });
  useRenewal(({ node }) => node.type === 'MEETING' && node.subjectId === id, refetch);
  const meeting = data?.meeting ?? undefined;
  // The id from the list. Without extensions the REST API's id is prefixed, see `Meeting.id` in the schema.
  const listedId = extensions === false ? `${type}-${id}` : id;
  const head = useMeetingHead_MeetingFragment({ __typename: 'Meeting', id: meeting?.id ?? listedId });
  const status = head?.status ?? null;
  const reload = () => {
    setWithMap(true);
    if (reloading) return;
    setReloading(true);
    // The hook's `error` reports a failure.
    refetch()
      .catch(() => undefined)
      .finally(() => setReloading(false));
  };
  const title = text('meetings.meeting', { id });
  if (meeting === undefined && (isNotFound(error) || (error === undefined && data?.meeting === null))) return <NoMeeting back={back} />;
  return (
    <Sheet
      title={title}
      pageId={`meeting ${type} ${id}`}
      note={status !== null && <MeetingBadge status={status} />}
      back={{ label: text('meetings.title'), to: back }}
      actions={
        meeting !== undefined && (
          <>
            {extensions && status === 'SCHEDULED' && head !== undefined && <PlanMeeting meeting={head} onDone={reload} />}
            <Button onClick={reload} aria-busy={reloading} aria-disabled={reloading}>
              {reloading ? <Spinner /> : <RotateCw />}
              <span>{text('action.reload')}</span>
            </Button>
          </>
        )
      }
    >
      {extensions === false && status === 'SCHEDULED' && (
        <Caption as="p" px="gutter" pb="2.5">
          {notAvailable(text, text('meetings.planning'))}
        </Caption>
      )}
      {meeting !== undefined && error !== undefined && (
        <chakra.div px="gutter" pb="2.5">
          <Message kind="error">
            {text('meetings.failed')}. {text(failureOf(error))}
          </Message>
        </chakra.div>
      )}
      {meeting === undefined && error !== undefined && <FailedPanel title={text('meetings.failed')} error={error} onRetry={() => void refetch()} />}
      {meeting === undefined && error === undefined && (
        <chakra.p role="status" color="fg.muted" px="gutter" py="3.5" borderTopWidth="1px">
          {text('meetings.loading')}
        </chakra.p>
      )}
      {meeting !== undefined && (
        <chakra.div
          display={{ base: 'block', lg: 'grid' }}
          gridTemplateColumns="minmax(0, 1.72fr) minmax(0, 1fr)"
          borderTopWidth="1px"
          flex="1"
          _print={{ display: 'block' }}
        >
          <div>
            <MeetingFacts meeting={meeting} customerPath={customerPath} />
            <MeetingVisits meeting={meeting} customerPath={customerPath} />
          </div>
          <chakra.div borderInlineStartWidth={{ lg: '1px' }} borderTopWidth={{ base: '1px', lg: '0' }}>
            <MeetingPeople meeting={meeting} />
            <MeetingPictures meeting={meeting} />
            {withMap && (
              <Block title={text('meetings.map')}>
                <Suspense fallback={<chakra.p color="fg.muted">{text('meetings.loading')}</chakra.p>}>{map(meeting)}</Suspense>
              </Block>
            )}
          </chakra.div>
        </chakra.div>
      )}
    </Sheet>
  );
}

/** Renders the page of an address without a meeting. */
export function NoMeeting({ back }: { back: string }) {
  const text = useText(meetingsTexts);
  return (
    <Sheet title={text('meetings.notFound')} pageId="no meeting">
      <StatePanel
        picture={<SearchX />}
        title={text('notFound.text')}
        actions={
          <Button asChild>
            <Link to={back}>{text('meetings.title')}</Link>
          </Button>
        }
      />
    </Sheet>
  );
}

type Person = MeetingPeople_MeetingFragment['createdBy'];

/** Shows the creator and the assigned employee of a meeting. */
function MeetingPeople({ meeting: from }: { meeting: FragmentType<MeetingPeople_MeetingFragment> }) {
  const text = useText(meetingsTexts, peopleTexts);
  const meeting = useMeetingPeople_MeetingFragment(from);
  if (meeting === undefined) return null;
  const line = (person: Person) =>
    person === null ? (
      text('value.none')
    ) : (
      <PersonLine
        name={joinParts([person.firstName, person.lastName], ' ') || text('value.none')}
        detail={person.email ?? ''}
        picture={person.pictures[0]?.url}
      />
    );
  return (
    <>
      <Block title={text('meetings.host')}>{line(meeting.createdBy)}</Block>
      <Block title={text('meetings.assign')}>{line(meeting.assignedTo)}</Block>
    </>
  );
}

/** Renders the pictures of a meeting. */
function MeetingPictures({ meeting: from }: { meeting: FragmentType<MeetingPictures_MeetingFragment> }) {
  const text = useText(meetingsTexts);
  const meeting = useMeetingPictures_MeetingFragment(from);
  if (meeting === undefined) return null;
  const urls = (meeting.pictures ?? []).map(({ url }) => url);
  const name = (at: number) => text('meetings.photo', { number: formatNumber(at + 1), count: formatNumber(urls.length) });
  return (
    <Block title={text('meetings.images')}>
      {urls.length === 0 ? <chakra.p color="fg.muted">{text('meetings.noImages')}</chakra.p> : <PhotoGrid urls={urls} name={name} />}
    </Block>
  );
}
