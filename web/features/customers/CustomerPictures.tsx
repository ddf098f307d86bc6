/** The pictures of a farmer or dealer. */
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { PhotoGrid } from '../../people/pictures/PhotoGrid.tsx';
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
        <PhotoGrid urls={urls} name={(at) => text('customers.picture', { number: formatNumber(at + 1), name })} />
      )}
    </Block>
  );
}
