/** Renders a picture that fills its frame, or a message when the picture fails to load. */
import { chakra } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../texts/texts.ts';

interface Props {
  url: string;
  /** Empty when the surrounding button has the name. */
  alt: string;
  fit: 'cover' | 'contain';
}

export function Photo({ url, alt, fit }: Props) {
  const text = useText(peopleTexts);
  const [broken, setBroken] = useState<string>();
  if (broken !== url) return <chakra.img src={url} alt={alt} loading="lazy" decoding="async" boxSize="full" objectFit={fit} onError={() => setBroken(url)} />;
  return (
    <chakra.span
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="1"
      boxSize="full"
      p="2"
      color="fg.muted"
      textStyle="meta"
    >
      <ImageOff size={20} />
      {text('person.photoBroken')}
    </chakra.span>
  );
}
