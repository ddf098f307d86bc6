/** Shows the outcome of a mutation in an alert that stays until it is closed: the unchanged server message, or the reason why there is none. */
import { useApolloClient } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useText } from '../i18n/text-context.ts';
import { formTexts } from '../ui/form/texts/texts.ts';
import { Message } from '../ui/Message.tsx';
import { RetryButton } from '../ui/RetryButton.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import type { Attempt, Outcome } from './attempt.ts';
import { failureOf } from './failure.ts';

interface Props {
  outcome: Outcome<unknown> | undefined;
  onClose: () => void;
  /** Message for a success without a server message. */
  done?: string;
  /** Path of the page that shows whether the change was saved, when it is another page. */
  checkPath?: string | undefined;
}

export function OutcomeMessage({ outcome, onClose, done, checkPath }: Props) {
  const text = useText();
  if (outcome === undefined) return null;
  const message = 'failure' in outcome ? text(outcome.failure) : (outcome.message ?? done);
  return (
    <Message kind={outcome.kind === 'done' ? 'success' : 'error'} onClose={onClose}>
      {message}
      {outcome.kind === 'lost' && <CheckFirstLink to={checkPath} />}
    </Message>
  );
}

/** Shows why an attempt did not succeed. */
export function AttemptMessage({
  attempt: { outcome, dismiss },
  checkPath,
}: {
  attempt: Pick<Attempt<never, unknown>, 'outcome' | 'dismiss'>;
  checkPath?: string | undefined;
}) {
  return outcome?.kind === 'done' ? null : <OutcomeMessage outcome={outcome} onClose={dismiss} checkPath={checkPath} />;
}

interface FailedPanelProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Renders what failed to load, why, and a retry button, in place of the content. */
export function FailedPanel({ title, error, onRetry }: FailedPanelProps) {
  const reason = useText()(failureOf(error));
  return <StatePanel role="alert" picture={<WifiOff />} title={title} detail={reason} actions={<RetryButton onRetry={onRetry} />} />;
}

interface CheckFirstLinkProps {
  /** Path of the page that shows the result, when it is another page. Typed input stays. */
  to?: string | undefined;
}

/** Renders the check after a lost response: refetches what the page shows, or opens another page in a new tab. */
export function CheckFirstLink({ to }: CheckFirstLinkProps) {
  const text = useText(formTexts);
  const client = useApolloClient();
  return (
    <chakra.div mt="1.5">
      {to === undefined ? (
        <Button type="button" size="xs" onClick={() => void client.refetchQueries({ include: 'active' })}>
          {text('form.look')}
        </Button>
      ) : (
        <chakra.a href={to} target="_blank" rel="noopener" fontWeight="600" textDecoration="underline" textUnderlineOffset="3px" focusVisibleRing="outside">
          {text('form.lookInTab')}
        </chakra.a>
      )}
    </chakra.div>
  );
}
