/** Renders the choice between day, week and month of the team. */
import { useText } from '../../i18n/text-context.ts';
import { may } from '../../session/permissions.ts';
import { useSession } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { Segments } from '../../ui/list/Segments.tsx';
import { teamTexts } from './texts/texts.ts';
import { type TeamSpan, teamSpans } from './view.ts';

export function SpanSegments({ value, onChange }: { value: TeamSpan; onChange: (span: TeamSpan) => void }) {
  const text = useText(teamTexts);
  const person = personOf(useSession());
  return (
    <Segments
      label={text('muster.span')}
      value={value}
      choices={teamSpans
        .filter((span) => span !== 'payroll' || (person !== undefined && may.runPayroll(person)))
        .map((span) => ({ value: span, label: text(`muster.${span}`) }))}
      onChange={onChange}
    />
  );
}
