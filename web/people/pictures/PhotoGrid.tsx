/** Renders a grid of pictures. A picture opens enlarged in a dialog, in which the arrow keys move to the others. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../texts/texts.ts';
import { Photo } from './Photo.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';

interface Props {
  urls: readonly string[];
  /** Returns the accessible name of a picture. @param at from 0 */
  name: (at: number) => string;
}

export function PhotoGrid({ urls, name }: Props) {
  const text = useText(peopleTexts);
  const [open, setOpen] = useState<number>();
  return (
    <>
      <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="2">
        {urls.map((url, at) => (
          <chakra.button
            key={url}
            type="button"
            aria-haspopup="dialog"
            aria-label={text('person.enlarge', { photo: name(at) })}
            onClick={() => setOpen(at)}
            aspectRatio="4 / 3"
            borderRadius="l2"
            overflow="hidden"
            bg="bg.muted"
            cursor="zoom-in"
            focusVisibleRing="outside"
          >
            <Photo url={url} alt="" fit="cover" />
          </chakra.button>
        ))}
      </chakra.div>
      <PhotoDialog urls={urls} open={open} onOpen={setOpen} name={name} />
    </>
  );
}
