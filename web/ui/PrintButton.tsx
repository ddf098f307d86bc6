/** Renders the button that prints the page. */
import { Button, type ButtonProps, chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useText } from '../i18n/text-context.ts';
import { listTexts } from './list/texts/texts.ts';

interface Props extends Pick<ButtonProps, 'disabled' | 'flex' | 'variant' | 'onClick'> {
  /** True when phones show the icon alone. */
  isShort?: boolean;
}

export function PrintButton({ isShort = false, ...props }: Props) {
  const label = useText(listTexts)('list.print');
  return (
    <Button h="control" aria-label={isShort ? label : undefined} onClick={() => window.print()} {...props}>
      <Printer />
      {isShort ? <chakra.span hideBelow="md">{label}</chakra.span> : label}
    </Button>
  );
}
