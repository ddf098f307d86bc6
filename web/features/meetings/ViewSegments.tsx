/** Renders the choice between the list and the week of meetings. */
import { useText } from '../../i18n/text-context.ts';
import { Segments } from '../../ui/list/Segments.tsx';
import { meetingsTexts } from './texts/texts.ts';

interface Props {
  value: 'list' | 'week';
  /** Changes to the other view. */
  onChange: () => void;
}

export function ViewSegments({ value, onChange }: Props) {
  const text = useText(meetingsTexts);
  const choices = (['list', 'week'] as const).map((view) => ({ value: view, label: text(`meetings.view.${view}`) }));
  return <Segments label={text('meetings.view')} value={value} choices={choices} onChange={(next) => next !== value && onChange()} />;
}
