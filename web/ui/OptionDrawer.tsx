/** The option list of a phone: a line that names the chosen option and opens all of them. */
import { chakra, Drawer, Portal } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/text-context.ts';
import { OptionGroups } from './OptionGroups.tsx';
import type { Option } from './options.ts';

interface Props {
  label: string;
  options: readonly Option[];
}

export function OptionDrawer({ label, options }: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const current = options.find((option) => option.current);
  return (
    <Drawer.Root open={open} onOpenChange={(change) => setOpen(change.open)} placement="start" lazyMount unmountOnExit>
      <Drawer.Trigger asChild>
        <chakra.button
          type="button"
          display="flex"
          alignItems="center"
          gap="2"
          w="full"
          minH="44px"
          px="4"
          bg="bg.canvas"
          borderBottomWidth="1px"
          fontWeight="600"
          textAlign="start"
          focusVisibleRing="inside"
        >
          {current !== undefined && <current.icon />}
          {current?.label ?? label}
          <chakra.span ms="auto">
            <ChevronDown />
          </chakra.span>
        </chakra.button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="280px">
            <chakra.div display="flex" alignItems="center" justifyContent="space-between" ps="4" pe="2" minH="52px">
              <Drawer.Title textStyle="section">{label}</Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <chakra.button
                  type="button"
                  boxSize="40px"
                  display="grid"
                  placeItems="center"
                  borderRadius="l2"
                  focusVisibleRing="outside"
                  aria-label={text('action.close')}
                >
                  <X />
                </chakra.button>
              </Drawer.CloseTrigger>
            </chakra.div>
            <chakra.nav aria-label={label} px="2">
              <OptionGroups options={options} onChosen={() => setOpen(false)} />
            </chakra.nav>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
