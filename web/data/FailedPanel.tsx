/** Renders what failed to load, why, and a retry button, in place of the content. */
import { WifiOff } from 'lucide-react';
import { useText } from '../i18n/text-context.ts';
import { RetryButton } from '../ui/RetryButton.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { failureOf } from './failure.ts';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => void;
}

export function FailedPanel({ title, error, onRetry }: Props) {
  const reason = useText()(failureOf(error));
  return <StatePanel role="alert" picture={<WifiOff />} title={title} detail={reason} actions={<RetryButton onRetry={onRetry} />} />;
}
