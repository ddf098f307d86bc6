/** Renders a grid of pictures. A picture opens enlarged in a dialog, in which the arrow keys move to the others. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { peopleTexts } from '../texts/texts.ts';

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

/**
 * Returns the picture that an arrow key moves to, without wrapping around.
 * @param at index of the shown picture, from 0
 * @returns undefined for any other key
 */
export function turnPhoto(at: number, count: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowRight':
      return Math.min(at + 1, count - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

interface PhotoDialogProps {
  urls: readonly string[];
  /** Index of the enlarged picture, from 0; undefined for none. */
  open: number | undefined;
  onOpen: (at: number | undefined) => void;
  name: (at: number) => string;
}

/** Renders an enlarged picture, with buttons for the previous and the next one. */
function PhotoDialog({ urls, open, onOpen, name }: PhotoDialogProps) {
  const text = useText(peopleTexts);
  const at = open ?? 0;
  const url = urls[at];
  const turn = (event: KeyboardEvent) => {
    const next = turnPhoto(at, urls.length, event.key);
    if (next !== undefined && !event.altKey && !event.metaKey) onOpen(next);
  };
  return (
    <Modal open={open !== undefined && url !== undefined} onClose={() => onOpen(undefined)} onKeyDown={turn} title={name(at)} width="960px">
      <chakra.div h="min(72dvh, 660px)" bg="bg.muted" borderRadius="l2" overflow="hidden">
        {url !== undefined && <Photo url={url} alt={name(at)} fit="contain" />}
      </chakra.div>
      {urls.length > 1 && (
        <chakra.div display="flex" justifyContent="space-between" pt="3">
          <Button type="button" aria-disabled={at === 0} onClick={() => onOpen(Math.max(at - 1, 0))}>
            <ChevronLeft />
            {text('person.previousPhoto')}
          </Button>
          <Button type="button" aria-disabled={at === urls.length - 1} onClick={() => onOpen(Math.min(at + 1, urls.length - 1))}>
            {text('person.nextPhoto')}
            <ChevronRight />
          </Button>
        </chakra.div>
      )}
    </Modal>
  );
}

interface PhotoProps {
  url: string;
  /** Empty when the surrounding button has the name. */
  alt: string;
  fit: 'cover' | 'contain';
}

/** Renders a picture that fills its frame, or a message when the picture fails to load. */
function Photo({ url, alt, fit }: PhotoProps) {
  const text = useText(peopleTexts);
  const [broken, setBroken] = useState<string>();
  if (broken !== url) return <chakra.img src={url} alt={alt} loading="lazy" decoding="async" boxSize="full" objectFit={fit} onError={() => setBroken(url)} />;
  return (
    <Caption as="span" display="flex" flexDirection="column" alignItems="center" justifyContent="center" gap="1" boxSize="full" p="2">
      <ImageOff size={20} />
      {text('person.photoBroken')}
    </Caption>
  );
}
