/** The pictures of a meeting. */
import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { PhotoGrid } from '../../people/pictures/PhotoGrid.tsx';
import { Block } from '../../ui/Block.tsx';
import { type MeetingPictures_MeetingFragment, useMeetingPictures_MeetingFragment } from './meetings.generated.ts';
import { meetingsTexts } from './texts/texts.ts';

export function MeetingPictures({ meeting: from }: { meeting: FragmentType<MeetingPictures_MeetingFragment> }) {
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
