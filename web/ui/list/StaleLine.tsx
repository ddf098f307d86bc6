/** Renders the line above previous content whose refetch failed. */
import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useText } from '../../i18n/text-context.ts';
import { LineButton } from '../LineButton.tsx';
import { listTexts } from './texts/texts.ts';

interface Props {
  /** Text of the line. The default says that the rows are the previous ones. */
  children?: string;
  onRetry: () => void;
}

export function StaleLine({ children, onRetry }: Props) {
  const text = useText(listTexts);
  return (
    <chakra.div role="alert" display="flex" alignItems="center" gap="2" px="gutter" py="1.5" fontSize="13px" color="fg.error" bg="bg.error">
      <WifiOff />
      <span>{children ?? text('list.stale')}</span>
      <LineButton type="button" onClick={onRetry}>
        {text('action.retry')}
      </LineButton>
    </chakra.div>
  );
}
