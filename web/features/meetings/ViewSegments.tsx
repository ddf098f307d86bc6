/** Renders the choice between the list of meetings, their week and the visits. */
import { useText } from '../../i18n/text-context.ts';
import { Segments } from '../../ui/list/Segments.tsx';
import { meetingsTexts } from './texts/texts.ts';

const views = ['list', 'week', 'visits'] as const;
export type MeetingsView = (typeof views)[number];

interface Props {
  value: MeetingsView;
  /** Changes to another view. */
  onChange: (view: MeetingsView) => void;
  /** True for the meetings of an employee, whose visits are not listed separately. */
  isOfOne?: boolean;
}

export function ViewSegments({ value, onChange, isOfOne = false }: Props) {
  const text = useText(meetingsTexts);
  const choices = views.filter((view) => !isOfOne || view !== 'visits').map((view) => ({ value: view, label: text(`meetings.view.${view}`) }));
  return <Segments label={text('meetings.view')} value={value} choices={choices} onChange={(next) => next !== value && onChange(next)} />;
}
