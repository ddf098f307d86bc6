/** The pictures of a meeting; one is enlarged in a dialog, in which the arrow keys turn the pages. */
import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Block } from '../../ui/Block.tsx';
import { MeetingPhoto } from './MeetingPhoto.tsx';
import { type MeetingPictures_MeetingFragment, useMeetingPictures_MeetingFragment } from './meetings.generated.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { meetingsTexts } from './texts/texts.ts';

export function MeetingPictures({ meeting: from }: { meeting: FragmentType<MeetingPictures_MeetingFragment> }) {
  const text = useText(meetingsTexts);
  const [open, setOpen] = useState<number>();
  const meeting = useMeetingPictures_MeetingFragment(from);
  if (meeting === undefined) return null;
  const urls = (meeting.pictures ?? []).map(({ url }) => url);
  const name = (at: number) => text('meetings.photo', { number: formatNumber(at + 1), count: formatNumber(urls.length) });
  return (
    <Block title={text('meetings.images')}>
      {urls.length === 0 ? (
        <chakra.p color="fg.muted">{text('meetings.noImages')}</chakra.p>
      ) : (
        <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="2">
          {urls.map((url, at) => (
            <chakra.button
              key={url}
              type="button"
              aria-haspopup="dialog"
              aria-label={text('meetings.enlarge', { photo: name(at) })}
              onClick={() => setOpen(at)}
              aspectRatio="4 / 3"
              borderRadius="l2"
              overflow="hidden"
              bg="bg.muted"
              cursor="zoom-in"
              focusVisibleRing="outside"
            >
              <MeetingPhoto url={url} alt="" fit="cover" />
            </chakra.button>
          ))}
        </chakra.div>
      )}
      <PhotoDialog urls={urls} open={open} onOpen={setOpen} name={name} />
    </Block>
  );
}
