/** Renders the customers to visit: suggestions, or those who were selected in a list. */
import { Button, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailedPanel } from '../../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { FurrowArt } from '../../../ui/FurrowArt.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { StatePanel } from '../../../ui/StatePanel.tsx';
import { SuggestionTable } from './SuggestionTable.tsx';
import type { Slot } from './slots.ts';
import { groupsOf, keyOf, type PlanView, type Suggestion } from './suggestions.ts';
import { weekTexts } from './texts/texts.ts';
import type { useVisitSuggestionsQuery } from './week.generated.ts';

interface Props {
  view: PlanView;
  onView: (view: PlanView, options?: { replace: boolean }) => void;
  found: Pick<ReturnType<typeof useVisitSuggestionsQuery>, 'data' | 'error' | 'refetch'>;
  /** Days without a visit. */
  notVisited: string;
  isWholeState: boolean;
  today: string;
  chosen: ReadonlyMap<string, Suggestion>;
  slots: ReadonlyMap<string, Slot>;
  busy: boolean;
  onSelect: (suggestions: readonly Suggestion[], isSelected: boolean) => void;
  customerPath: (type: MeetingType, id: string) => string;
}

export function Suggestions({ view, onView, found, notVisited, isWholeState, today, chosen, slots, busy, onSelect, customerPath }: Props) {
  const text = useText(weekTexts);
  const suggestions = found.data?.visitSuggestions?.nodes;
  const count = suggestions?.length ?? 0;
  const isNamed = view.customers.length > 0;
  const title = text(isNamed ? 'plan.named' : 'plan.suggestions', { count });
  const allSelected = (suggestions ?? []).every((suggestion) => chosen.has(keyOf(suggestion)));
  const toSuggestions = (
    <Button size="xs" h="control" disabled={busy} onClick={() => onView({ ...view, customers: [] }, { replace: true })}>
      {text('plan.showSuggestions')}
    </Button>
  );
  const frame = (children: ReactNode) => <section aria-label={title}>{children}</section>;
  if (isWholeState)
    return frame(
      <Caption as="p" role="status" px="gutter" py="4">
        {text('plan.district')}
      </Caption>,
    );
  if (suggestions === undefined)
    return frame(
      found.error === undefined ? (
        <chakra.p role="status" px="gutter" py="4">
          <Spinner /> {text('plan.loading')}
        </chakra.p>
      ) : (
        <FailedPanel title={text('plan.failed')} error={found.error} onRetry={() => void found.refetch()} />
      ),
    );
  if (count === 0)
    return frame(
      isNamed ? (
        <StatePanel role="status" picture={<FurrowArt />} title={text('plan.noneNamed')} actions={toSuggestions} />
      ) : (
        <StatePanel
          role="status"
          picture={<FurrowArt />}
          title={text('plan.none', { days: notVisited })}
          detail={text('plan.noneHint')}
          actions={
            notVisited !== '30' &&
            notVisited !== '14' && (
              <Button onClick={() => onView({ ...view, unvisited: '30' }, { replace: true })}>{text('plan.daysOrMore', { days: '30' })}</Button>
            )
          }
        />
      ),
    );
  return frame(
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" px="gutter" py="2">
        <strong>{title}</strong>
        <Caption as="span" flex="1">
          {text('plan.how')}
        </Caption>
        {isNamed && toSuggestions}
        <Button size="xs" h="control" disabled={busy} onClick={() => onSelect(suggestions, !allSelected)}>
          <Check />
          {text(allSelected ? 'plan.clear' : 'plan.selectAll')}
        </Button>
      </chakra.div>
      <SuggestionTable
        groups={groupsOf(suggestions)}
        today={today}
        chosen={new Set(chosen.keys())}
        slots={slots}
        disabled={busy}
        onSelect={(suggestion, isSelected) => onSelect([suggestion], isSelected)}
        customerPath={customerPath}
      />
      {suggestions.some(({ far }) => far) && (
        <Caption as="p" px="gutter" py="2">
          {text('plan.farHint', { km: formatNumber(found.data?.visitSuggestions?.farKm ?? 0) })}
        </Caption>
      )}
    </>,
  );
}
