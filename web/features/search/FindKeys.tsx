/** Renders the keyboard help in the footer of Find anything, which phones do not show. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { searchTexts } from './texts/texts.ts';

const keyLook = { display: 'inline-block', minW: '20px', px: '1', borderWidth: '1px', borderRadius: 'l1', textAlign: 'center', fontFamily: 'inherit' } as const;

export function FindKeys() {
  const text = useText(searchTexts);
  const keys = [
    { keys: ['↑', '↓'], does: text('search.choose') },
    { keys: ['↵'], does: text('search.open') },
    { keys: ['Ctrl', '↵'], does: text('search.openNew') },
    { keys: ['Tab'], does: text('search.nextGroup') },
    { keys: ['Esc'], does: text('action.close') },
  ];
  return (
    <Caption hideBelow="md" display="flex" flexShrink="0" gap="4" px="4" py="2" borderTopWidth="1px">
      {keys.map(({ keys: pressed, does }) => (
        <chakra.span key={does} display="inline-flex" gap="1" alignItems="center" _last={{ ms: 'auto' }}>
          {pressed.map((key) => (
            <chakra.kbd key={key} css={keyLook}>
              {key}
            </chakra.kbd>
          ))}
          {does}
        </chakra.span>
      ))}
    </Caption>
  );
}
