/** The pictures of a farmer or dealer, each as a link to the whole of it. */
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Block } from '../../ui/Block.tsx';
import { customersTexts } from './texts/texts.ts';

interface Props {
  name: string;
  urls: readonly string[];
}

export function CustomerPictures({ name, urls }: Props) {
  const text = useText(customersTexts);
  return (
    <Block title={text('customers.pictures')}>
      {urls.length === 0 ? (
        <chakra.p color="fg.muted">{text('customers.noPictures')}</chakra.p>
      ) : (
        <chakra.div display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="2">
          {urls.map((url, at) => (
            <chakra.a
              key={url}
              href={url}
              target="_blank"
              rel="noopener"
              aspectRatio="4 / 3"
              borderRadius="l2"
              overflow="hidden"
              bg="bg.muted"
              focusVisibleRing="outside"
            >
              <chakra.img src={url} alt={text('customers.picture', { number: formatNumber(at + 1), name })} loading="lazy" boxSize="full" objectFit="cover" />
            </chakra.a>
          ))}
        </chakra.div>
      )}
    </Block>
  );
}
