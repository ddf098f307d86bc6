/** Legend of the muster's letters. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { letters } from './muster.ts';
import { dayCss } from './muster-css.ts';
import { teamTexts } from './texts/texts.ts';

const explained = ['approved', 'toApprove', 'missing', 'notIn'] as const;

export function MusterKey() {
  const text = useText(teamTexts);
  return (
    <chakra.div aria-hidden display="flex" flexWrap="wrap" columnGap="4" textStyle="meta" color="fg.muted" css={dayCss}>
      {explained.map((state) => (
        <chakra.span key={state} display="inline-flex" alignItems="center" gap="1.5">
          <chakra.span data-state={state} {...(state !== 'missing' && { color: 'fg' })}>
            {letters[state]}
          </chakra.span>
          {text(`muster.${state}`)}
        </chakra.span>
      ))}
      <chakra.span display="inline-flex" alignItems="center" gap="1.5">
        <chakra.span data-state="approved" data-corrected color="fg">
          {letters.approved}
        </chakra.span>
        {text('muster.corrected')}
      </chakra.span>
    </chakra.div>
  );
}
