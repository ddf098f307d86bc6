/** Renders the choice of state, district and taluka, each filtered by the previous one. A filter has three small selects, a form renders its own fields. */
import { chakra } from '@chakra-ui/react';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import { useLanguage, useText } from '../i18n/text-context.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { type Area, type AreaPart, areaNames, areaParts, chooseArea, clearedParts, isOpen, type State } from './area.ts';
import { usePlaces } from './area-names/use-places.ts';
import { useAreas } from './areas.ts';
import { peopleTexts } from './texts/texts.ts';

/** Properties of one of the three selects. */
export interface AreaSelect {
  part: AreaPart;
  label: string;
  value: string;
  onChange: (name: string) => void;
  choices: readonly { value: string; label: string }[];
  disabled: boolean;
}

interface Props {
  /** From `useAreas`. */
  areas: { states: readonly State[] | undefined; failed: boolean; retry: () => void };
  value: Area;
  onChange: (area: Area) => void;
  /** Renders a part in a form. Without it, the selects of a filter are rendered, in which an empty choice means all. */
  children?: ((select: AreaSelect) => ReactNode) | undefined;
}

export function AreaPicker({ areas, value, onChange, children }: Props) {
  const text = useText(peopleTexts);
  const places = usePlaces();
  const { language } = useLanguage();
  const [announced, setAnnounced] = useState('');
  const inFilter = children === undefined;
  const { states } = areas;
  const choose = (part: AreaPart, name: string) => {
    const next = chooseArea(value, part, name);
    const cleared = clearedParts(value, next, part).map((lower) => text(`areas.${lower}`));
    setAnnounced(cleared.length === 0 ? '' : text('areas.cleared', { parts: cleared.join(', ') }));
    onChange(next);
  };
  const selects = areaParts.map((part): AreaSelect => {
    const unchosen = { value: '', label: text(inFilter ? `areas.any.${part}` : `areas.choose.${part}`) };
    const names = areaNames(states ?? [], value, part).map((name) => ({ value: name, label: places.name(name, part === 'taluka' ? value.district : null) }));
    names.sort((one, other) => one.label.localeCompare(other.label, language));
    return {
      part,
      label: text(`areas.${part}`),
      value: value[part],
      onChange: (name) => choose(part, name),
      choices: [unchosen, ...names],
      disabled: states === undefined || !isOpen(value, part),
    };
  });
  return (
    <>
      {selects.map((select) => (
        <Fragment key={select.part}>{inFilter ? <FilterSelect {...select} /> : children(select)}</Fragment>
      ))}
      {areas.failed && (
        <chakra.span role="alert" textStyle="meta" color="fg.error" alignSelf="center">
          {text('areas.failed')}{' '}
          <chakra.button type="button" fontWeight="600" textDecoration="underline" cursor="pointer" minH="6" focusVisibleRing="outside" onClick={areas.retry}>
            {text('action.retry')}
          </chakra.button>
        </chakra.span>
      )}
      <span className="words-only" role="status">
        {announced}
      </span>
    </>
  );
}

function FilterSelect({ label, value, onChange, choices, disabled }: AreaSelect) {
  return <ChoiceFilter className="choice-area" label={label} value={value} onChange={onChange} choices={choices} disabled={disabled} />;
}

/** Renders the selects of an area filter, and fetches the areas. */
export function AreaSelects(props: Pick<ComponentProps<typeof AreaPicker>, 'value' | 'onChange'>) {
  return <AreaPicker areas={useAreas()} {...props} />;
}
