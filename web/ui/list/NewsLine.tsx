/** Renders the number of rows that others have added or changed. The rows stay in place until the person requests the new ones. */
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { LineButton } from '../LineButton.tsx';
import { listTexts } from './texts/texts.ts';

interface Props {
  count: number;
  onShow: () => void;
}

export function NewsLine({ count, onShow }: Props) {
  const text = useText(listTexts);
  return (
    <chakra.div role="status" display="flex" alignItems="center" gap="2" px="gutter" py="1.5" fontSize="13px" color="fg.muted" bg="bg.subtle">
      <span>{text('list.news', { count: formatNumber(count) })}</span>
      <LineButton type="button" onClick={onShow}>
        {text('list.showNews')}
      </LineButton>
    </chakra.div>
  );
}
