/** Renders the dialog of Find anything with its field. The shell renders it too, so letters typed while the rest loads are not lost. */
import { Button, chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/text-context.ts';

interface Props {
  field: ComponentProps<typeof chakra.input>;
  /** Content at the end of the field. */
  beside?: ReactNode;
  children?: ReactNode;
  onClose: () => void;
}

export function FindFrame({ field, beside, children, onClose }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because a field in a closed dialog would miss the next key.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  /** Characters typed on a button, for example by a scanner that ends with Tab, go into the field and replace its text. */
  const toField = ({ target, currentTarget, key, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) => {
    const input = currentTarget.querySelector('input');
    if (target === input || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    input?.focus();
    input?.select();
  };
  return (
    <chakra.dialog
      ref={dialog}
      onKeyDown={toField}
      aria-label={text('bar.find')}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
      w={{ base: '100vw', md: '660px' }}
      maxW="100vw"
      h={{ base: '100dvh', md: 'fit-content' }}
      maxH={{ base: '100dvh', md: 'calc(100dvh - 128px)' }}
      mx="auto"
      mt={{ base: '0', md: '64px' }}
      mb="auto"
      p="0"
      borderRadius={{ base: '0', md: 'l3' }}
      bg="bg.panel"
      color="fg"
      boxShadow="md"
      overflow="hidden"
      css={{ '&[open]': { display: 'flex', flexDirection: 'column' }, '&::backdrop': { background: 'rgb(0 0 0 / .45)' } }}
    >
      <chakra.div display="flex" alignItems="center" gap="3" px="4" borderBottomWidth="2px" borderColor="brand.solid" flexShrink="0">
        <Search />
        <chakra.input
          // The dialog was opened to continue typing in this field.
          autoFocus
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          type="text"
          aria-label={text('bar.find')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          flex="1"
          minW="0"
          h="48px"
          fontSize="16px"
          bg="transparent"
          outline="none"
          {...field}
        />
        {beside}
        <Button variant="ghost" hideFrom="md" onClick={() => dialog.current?.close()}>
          {text('action.close')}
        </Button>
      </chakra.div>
      {children}
    </chakra.dialog>
  );
}
