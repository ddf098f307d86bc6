/** Renders the button that switches between light and dark. */
import { chakra } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { chooseColorMode, currentColorMode, onColorModeChange } from '../../ui/color-mode.ts';
import { barControl } from './bar.ts';

export function ColorModeButton() {
  const text = useText();
  const mode = useSyncExternalStore(onColorModeChange, currentColorMode);
  const Icon = mode === 'dark' ? Sun : Moon;
  return (
    <chakra.button
      type="button"
      {...barControl}
      px="0"
      w="control"
      aria-label={text(mode === 'dark' ? 'bar.light' : 'bar.dark')}
      onClick={() => chooseColorMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon />
    </chakra.button>
  );
}
