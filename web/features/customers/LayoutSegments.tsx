/** Renders the choice between a list, coverage by taluka and coverage by employee. */
import { useText } from '../../i18n/text-context.ts';
import { Segments } from '../../ui/list/Segments.tsx';
import { customersTexts } from './texts/texts.ts';

/** Layouts besides the list. */
export type CoverageLayout = 'talukas' | 'employees';

interface Props {
  value: 'list' | CoverageLayout;
  onChange: (layout: CoverageLayout | undefined) => void;
}

export function LayoutSegments({ value, onChange }: Props) {
  const text = useText(customersTexts);
  const choices = (['list', 'talukas', 'employees'] as const).map((layout) => ({ value: layout, label: text(`customers.layout.${layout}`) }));
  return <Segments label={text('customers.layout')} value={value} choices={choices} onChange={(next) => onChange(next === 'list' ? undefined : next)} />;
}
