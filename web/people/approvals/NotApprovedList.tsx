/** Lists days that could not be approved, each with the server message and a retry button. The list overlays rows above the work bar. */
import { Button, chakra } from '@chakra-ui/react';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { CheckFirstLink } from '../../data/OutcomeMessage.tsx';
import { useText } from '../../i18n/text-context.ts';
import { approvalsTexts } from './texts/texts.ts';
import type { Approvals } from './use-approvals.ts';

export function NotApprovedList({ approvals: { run, retry, dismiss } }: { approvals: Approvals }) {
  const text = useText(approvalsTexts);
  if (run === undefined || run.failed.length === 0) return null;
  return (
    <chakra.section
      role="alert"
      aria-label={text(run.action === 'approve' ? 'approvals.failures' : 'approvals.notWithdrawn')}
      display="flex"
      bg="bg"
      borderTopWidth="1px"
      ps="gutter"
      pe="1"
      maxH="40vh"
      overflowY="auto"
    >
      <chakra.ul listStyleType="none" flex="1">
        {run.failed.map(({ day, outcome }) => (
          <chakra.li key={day.id} display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="38px">
            <chakra.span color="fg.error">
              <CircleAlert />
            </chakra.span>
            <chakra.span flex="1" overflowWrap="anywhere">
              <strong>{day.name}</strong>: {'failure' in outcome ? text(outcome.failure) : outcome.message}
              {outcome.kind === 'lost' && <CheckFirstLink />}
            </chakra.span>
            <Button size="xs" disabled={run.busy} aria-label={text('approvals.retryOne', { name: day.name })} onClick={() => void retry([day])}>
              <RotateCw size={14} />
              {text('action.retry')}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      {!run.busy && (
        <Button variant="ghost" size="xs" px="0" my="1.5" aria-label={text('action.close')} onClick={dismiss}>
          <X />
        </Button>
      )}
    </chakra.section>
  );
}
