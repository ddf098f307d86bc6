/** Renders the rule that decides when a day is ready. On phones, a link opens it. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { approvalsTexts } from './texts/texts.ts';

/** Limits of the rule that decides whether a day is ready, for display. The gateway applies the rule, and a test keeps both equal. */
export const readyRule = { silenceHours: 2, kmPerHour: 150, dayHours: 12 } as const;

export function ReadyRule() {
  const text = useText(approvalsTexts);
  const { silenceHours, kmPerHour, dayHours } = readyRule;
  const rule = (
    <>
      <strong>{text('approvals.ready')}</strong>: {text('approvals.rule', { silence: String(silenceHours), speed: String(kmPerHour), day: String(dayHours) })}
    </>
  );
  return (
    <>
      <Caption as="p" hideBelow="md" flex="1 0 100%" _print={{ display: 'none' }}>
        {rule}
      </Caption>
      <chakra.details hideFrom="md" flex="1 0 100%" textStyle="meta" color="fg.muted" _print={{ display: 'none' }}>
        <chakra.summary cursor="pointer" minH="6">
          {text('approvals.ruleTitle')}
        </chakra.summary>
        {rule}
      </chakra.details>
    </>
  );
}
