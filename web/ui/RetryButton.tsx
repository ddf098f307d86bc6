/** The button that asks again. */
import { Button } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useText } from '../i18n/text-context.ts';

interface Props {
  onRetry: () => void;
}

export function RetryButton({ onRetry }: Props) {
  const text = useText();
  return (
    <Button onClick={onRetry}>
      <RotateCw />
      {text('action.retry')}
    </Button>
  );
}
