/** Renders the button that retries a request. */
import { Button } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useText } from '../i18n/text-context.ts';

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Button onClick={onRetry}>
      <RotateCw />
      {text('action.retry')}
    </Button>
  );
}
