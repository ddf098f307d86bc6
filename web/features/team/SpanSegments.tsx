/** Day, week or month of the team. */
import { useText } from '../../i18n/text-context.ts';
import { Segments } from '../../ui/list/Segments.tsx';
import { teamTexts } from './texts/texts.ts';
import { type TeamSpan, teamSpans } from './view.ts';

export function SpanSegments({ value, onChange }: { value: TeamSpan; onChange: (span: TeamSpan) => void }) {
  const text = useText(teamTexts);
  return (
    <Segments
      label={text('muster.span')}
      value={value}
      choices={teamSpans.map((span) => ({ value: span, label: text(`muster.${span}`) }))}
      onChange={onChange}
    />
  );
}
