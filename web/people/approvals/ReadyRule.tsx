/** Renders the rule that decides when a day is ready. On phones, a link opens it. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import { readyRule } from './ready-rule.ts';
import { approvalsTexts } from './texts/texts.ts';

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
      <chakra.p hideBelow="md" flex="1 0 100%" textStyle="meta" color="fg.muted" _print={{ display: 'none' }}>
        {rule}
      </chakra.p>
      <chakra.details hideFrom="md" flex="1 0 100%" textStyle="meta" color="fg.muted" _print={{ display: 'none' }}>
        <chakra.summary cursor="pointer" minH="6">
          {text('approvals.ruleTitle')}
        </chakra.summary>
        {rule}
      </chakra.details>
    </>
  );
}
