/** Renders the farmers and dealers who were visited. */
import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { usePlaces } from '../../people/area-names/use-places.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { Block } from '../../ui/Block.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { ReturnTextLink } from '../../ui/list/ReturnLink.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { type MeetingVisits_MeetingFragment, useMeetingVisits_MeetingFragment } from './meetings.generated.ts';
import { type CustomerPath, partyPath } from './party-path.ts';
import { meetingsTexts } from './texts/texts.ts';

interface Props {
  meeting: FragmentType<MeetingVisits_MeetingFragment>;
  customerPath: CustomerPath;
}

export function MeetingVisits({ meeting: from, customerPath }: Props) {
  const text = useText(meetingsTexts);
  const meeting = useMeetingVisits_MeetingFragment(from);
  if (meeting === undefined) return null;
  return (
    <>
      <Visited title={text('meetings.farmers')} parties={meeting.visitedFarmers ?? []} customerPath={customerPath} />
      <Visited title={text('meetings.dealers')} parties={meeting.visitedDealers ?? []} customerPath={customerPath} />
    </>
  );
}

interface VisitedProps {
  title: string;
  parties: NonNullable<MeetingVisits_MeetingFragment['visitedFarmers']>;
  customerPath: CustomerPath;
}

function Visited({ title, parties, customerPath }: VisitedProps) {
  const text = useText(listTexts, peopleTexts);
  const places = usePlaces();
  // Keyed by position, because ids may be unknown, names may repeat, and the order never changes.
  const numbered = parties.map((party, at) => ({ ...party, key: String(at), to: partyPath(party, customerPath) }));
  return (
    <Block title={title}>
      {parties.length === 0 ? (
        <chakra.p color="fg.muted">{text('list.empty')}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" m="0" p="0" mx="calc({spacing.gutter} * -1)" mb="-4">
          {numbered.map(({ key, to, firstName, lastName, phoneNumber, pictures, address }) => (
            <chakra.li
              key={key}
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 56%) auto' }}
              alignItems="center"
              columnGap="3"
              minH="46px"
              px="gutter"
              py="0.5"
              borderBottomWidth="1px"
              _last={{ borderBottomWidth: '0' }}
            >
              <PersonLine
                name={joinParts([firstName, lastName], ' ') || text('value.none')}
                to={to}
                detail={places.place(address)}
                picture={pictures[0]?.url}
              />
              <Phone number={phoneNumber} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Block>
  );
}

interface PersonLineProps {
  name: string;
  /** Path of the person's page. */
  to?: string | undefined;
  detail: string;
  picture: string | undefined;
}

/** Renders a person of a meeting: picture, name, and a secondary line. */
export function PersonLine({ name, to, detail, picture }: PersonLineProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minW="0">
      <Thumbnail url={picture} />
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.div fontWeight="600">{to === undefined ? name : <ReturnTextLink to={to}>{name}</ReturnTextLink>}</chakra.div>
        {detail !== '' && <Caption>{detail}</Caption>}
      </chakra.div>
    </chakra.div>
  );
}
