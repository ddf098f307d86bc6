/** Renders the pictures of a farmer or dealer in a form. Pictures are shrunk and uploaded at once. The list of pictures is saved with the form. */
import { Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Picture, uploadPicture } from '../../../data/upload.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { FormField } from '../../../ui/form/use-form.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useIsShown } from '../../../ui/use-is-shown.ts';
import { customersTexts } from '../texts/texts.ts';
import { shrink } from './shrink.ts';

interface Props {
  field: FormField<readonly Picture[]>;
  name: string;
  /** Reports whether uploads are in progress, so the form can wait. */
  onSending: (sending: boolean) => void;
}

/** Maximum number of pictures in the REST API. */
const mostPictures = 10;

export function PicturesSection({ field, name, onSending }: Props) {
  const text = useText(customersTexts);
  const [progress, setProgress] = useState<{ at: number; count: number }>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const { id, value: pictures, set } = field;
  // Uploads are slow, and the form may change in the meantime.
  const latest = useRef(pictures);
  latest.current = pictures;
  const isShown = useIsShown();
  const isSending = progress !== undefined;
  const sending = isSending ? text('customers.pictureSending', { at: formatNumber(progress.at), count: formatNumber(progress.count) }) : '';

  /** Resolves to the error message of a file; undefined when it was added. */
  const addOne = async (file: File, add: (picture: Picture) => void): Promise<string | undefined> => {
    const small = await shrink(file).catch(() => undefined);
    if (small === undefined) return text('customers.pictureWrong', { name: file.name });
    const upload = await uploadPicture(small);
    if (upload.kind !== 'done') return `${file.name}: ${upload.kind === 'refused' ? upload.message : text(upload.failure)}`;
    add(upload.picture);
    return undefined;
  };

  const addAll = async (files: readonly File[]) => {
    onSending(true);
    const found: string[] = [];
    for (const [at, file] of files.entries()) {
      if (!isShown()) return;
      setProgress({ at: at + 1, count: files.length });
      const isFull = latest.current.length >= mostPictures;
      const fault = isFull
        ? text('customers.picturesFull', { most: formatNumber(mostPictures) })
        : await addOne(file, (picture) => {
            latest.current = [...latest.current.filter(({ fileName }) => fileName !== picture.fileName), picture];
            set(latest.current);
          });
      if (fault !== undefined && !found.includes(fault)) found.push(fault);
    }
    setFaults(found);
    setProgress(undefined);
    onSending(false);
  };

  return (
    <FormSection title={text('customers.pictures')} hint={text('customers.pictures.hint', { count: formatNumber(mostPictures) })}>
      <chakra.div gridColumn="1 / -1" display="grid" gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }} gap="3">
        {pictures.map(({ fileName, url }, at) => (
          <chakra.div key={fileName} position="relative" aspectRatio="4 / 3" borderRadius="l2" overflow="hidden" bg="bg.muted">
            <chakra.img src={url} alt={text('customers.picture', { number: formatNumber(at + 1), name })} boxSize="full" objectFit="cover" />
            <Button
              type="button"
              px="0"
              boxSize="control"
              position="absolute"
              top="1.5"
              right="1.5"
              disabled={isSending}
              aria-label={text('customers.removePicture', { number: formatNumber(at + 1) })}
              onClick={() => {
                set(pictures.filter((other) => other.fileName !== fileName));
                document.getElementById(id)?.focus();
              }}
            >
              <Trash2 size={16} />
            </Button>
          </chakra.div>
        ))}
        <Button
          id={id}
          type="button"
          h="auto"
          minH="24"
          aspectRatio="4 / 3"
          flexDirection="column"
          borderStyle="dashed"
          color="fg.brand"
          whiteSpace="normal"
          aria-busy={isSending}
          disabled={pictures.length >= mostPictures}
          onClick={() => {
            if (!isSending) input.current?.click();
          }}
        >
          {isSending ? <Spinner /> : <ImagePlus size={20} />}
          {sending || text('customers.addPictures')}
        </Button>
        <chakra.input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          display="none"
          aria-label={text('customers.addPictures')}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Reset, so the same file can be chosen again.
            target.value = '';
            if (files.length > 0) void addAll(files);
          }}
        />
      </chakra.div>
      <chakra.ul role="alert" gridColumn="1 / -1" listStyleType="none" textStyle="meta" color="fg.error" _empty={{ display: 'none' }}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </chakra.ul>
      <VisuallyHidden role="status">{sending}</VisuallyHidden>
    </FormSection>
  );
}
