/** Renders links to the previous and next fifty people of a large team. */
import { Button } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { teamTexts } from './texts/texts.ts';

interface Props {
  /** Page number, from 0. */
  page: number;
  hasNext: boolean;
  onPage: (page: number) => void;
}

export function BoardPager({ page, hasNext, onPage }: Props) {
  const text = useText(teamTexts);
  return (
    <>
      {page > 0 && <Button onClick={() => onPage(page - 1)}>{text('team.previousFifty')}</Button>}
      {hasNext && <Button onClick={() => onPage(page + 1)}>{text('team.nextFifty')}</Button>}
    </>
  );
}
