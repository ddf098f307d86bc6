/** Legend of the muster's letters. */
import { chakra } from '@chakra-ui/react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useServerConfig } from '../../data/config.ts';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { absenceOf, letters, typeLetters } from './muster.ts';
import { dayCss } from './muster-css.ts';
import { payrollTexts } from './payroll/texts/texts.ts';
import { teamTexts } from './texts/texts.ts';

const explainedTypes = ['HALF_DAY', 'LEAVE', 'HOLIDAY', 'WEEK_OFF'] as const;
const explained = ['approved', 'toApprove', 'needsCheck', 'missing'] as const;
const explainedDecisions = ['asked', 'refused'] as const;
const coloured: readonly string[] = ['needsCheck', 'missing', ...explainedDecisions];

/** @param withTypes true when day types are shown */
export function MusterKey({ withTypes = false }: { withTypes?: boolean }) {
  const text = useText(teamTexts, payrollTexts);
  const extensions = useServerConfig()?.extensions;
  const entries = [
    ...[...explained, ...(extensions ? explainedDecisions : [])].map((state) => ({ state, letter: letters[state], words: text(`muster.${state}`) })),
    // With day types, a past day without work is an absence or has its type.
    ...(withTypes
      ? [
          { state: 'missing', letter: typeLetters.WORK, words: text('muster.noReason') },
          ...explainedTypes.map((type) => ({ state: 'free', letter: typeLetters[type], words: text(`payroll.type.${type}`) })),
        ]
      : [{ state: 'notIn', letter: letters.notIn, words: text('muster.notIn') }]),
    ...(absenceOf(indiaToday()) === 'notYet' ? [{ state: 'notYet', letter: letters.notYet, words: text('muster.notYet') }] : []),
  ];
  return (
    <Caption aria-hidden display="flex" flexWrap="wrap" columnGap="4" css={dayCss}>
      {entries.map(({ state, letter, words }) => (
        <chakra.span key={letter + words} display="inline-flex" alignItems="center" gap="1.5">
          <chakra.span data-state={state} {...(!coloured.includes(state) && { color: 'fg' })}>
            {letter}
          </chakra.span>
          {words}
        </chakra.span>
      ))}
      <chakra.span display="inline-flex" alignItems="center" gap="1.5">
        <chakra.span data-state="approved" data-corrected color="fg">
          {letters.approved}
        </chakra.span>
        {text('muster.corrected')}
      </chakra.span>
    </Caption>
  );
}
