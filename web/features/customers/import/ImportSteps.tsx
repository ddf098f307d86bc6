/** Renders the steps of an import. A step that can be opened from the current one is a button. */
import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text-context.ts';
import { importTexts } from './texts/texts.ts';

const steps = ['file', 'columns', 'check', 'send'] as const;

export type Step = (typeof steps)[number];

interface Props {
  step: Step;
  canOpen: (step: Step) => boolean;
  onStep: (step: Step) => void;
}

export function ImportSteps({ step, canOpen, onStep }: Props) {
  const text = useText(importTexts);
  return (
    <chakra.ol
      aria-label={text('import.steps')}
      display="flex"
      flexWrap="wrap"
      gap={{ base: '4', md: '5' }}
      px="gutter"
      pb="2"
      listStyleType="none"
      fontSize="13px"
    >
      {steps.map((each, at) => (
        <chakra.li
          key={each}
          aria-current={each === step ? 'step' : undefined}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH="6"
          color={each === step ? 'fg' : 'fg.muted'}
          fontWeight={each === step ? '600' : undefined}
          borderBottomWidth="2px"
          borderColor={each === step ? 'brand.solid' : 'transparent'}
        >
          {at < steps.indexOf(step) ? <Check size={14} /> : <span aria-hidden>{at + 1}</span>}
          {each !== step && canOpen(each) ? (
            <chakra.button
              type="button"
              minH="6"
              cursor="pointer"
              borderRadius="l1"
              focusVisibleRing="outside"
              _hover={{ textDecoration: 'underline' }}
              onClick={() => onStep(each)}
            >
              {text(`import.step.${each}`)}
            </chakra.button>
          ) : (
            text(`import.step.${each}`)
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

/** Renders the work bar of an import: messages, then actions, the main action last. */
export function ImportBar({ status, children }: { status: ReactNode; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      minH="52px"
      px="gutter"
      py="1.5"
      bg="bg"
      borderTopWidth="1px"
      css={{ '& > button, & > a': { height: 'control', flexGrow: { mdDown: '1' } } }}
    >
      <chakra.div role="status" flex={{ base: '1 0 100%', md: '1' }} overflowWrap="anywhere">
        {status}
      </chakra.div>
      {children}
    </chakra.div>
  );
}
