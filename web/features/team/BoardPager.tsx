/** Renders links to the previous and next fifty people of a large team. */
import { Button } from '@chakra-ui/react';
import { useFirstPage } from '../../data/list-page.ts';
import { useText } from '../../i18n/text-context.ts';
import { teamTexts } from './texts/texts.ts';
import type { TeamBatches } from './use-team-batches.ts';

interface Props {
  /** Page number, from 0. */
  page: number;
  team: TeamBatches<unknown>;
  onPage: (page: number, options?: { replace: boolean }) => void;
}

export function BoardPager({ page, team: { people, reading, hasNext, error }, onPage }: Props) {
  const text = useText(teamTexts);
  useFirstPage(page > 0 && !reading && people.length === 0 && error === undefined, onPage);
  return (
    <>
      {page > 0 && <Button onClick={() => onPage(page - 1)}>{text('team.previousFifty')}</Button>}
      {hasNext && !reading && <Button onClick={() => onPage(page + 1)}>{text('team.nextFifty')}</Button>}
    </>
  );
}
