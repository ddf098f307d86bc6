/** Renders inputs for the values of a row that need correction. */
import { Button, chakra } from '@chakra-ui/react';
import { useText } from '../../../i18n/text-context.ts';
import { AreaPicker } from '../../../people/AreaPicker.tsx';
import { type Area, type AreaPart, areaParts } from '../../../people/area.ts';
import type { Areas } from '../../../people/areas.ts';
import { LastNameField } from '../../../people/LastNameField.tsx';
import { genders } from '../../../people/person-form.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { useValues } from '../../../people/use-values.ts';
import { InputField } from '../../../ui/form/InputField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { formTexts } from '../../../ui/form/texts/texts.ts';
import type { FormField } from '../../../ui/form/use-form.ts';
import { customersTexts } from '../texts/texts.ts';
import type { ImportField } from './columns.ts';
import { type ImportRow, type ReadRow, wrongFields } from './import-rows.ts';
import { fieldLabels } from './report.ts';
import { importTexts } from './texts/texts.ts';

interface Props {
  read: ReadRow;
  areas: Areas;
  fields: readonly ImportField[];
  onChange: (part: Partial<ImportRow>) => void;
}

export const isAreaPart = (field: ImportField): field is AreaPart => areaParts.some((part) => part === field);

/** A single field in its column needs no visible label. */
const aloneInColumn = { md: { '& label': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } } };

export function RowFields({ read: { row, reading }, areas, fields, onChange }: Props) {
  const text = useText(importTexts, customersTexts, peopleTexts, formTexts);
  const write = useValues();
  const labels = fieldLabels(text);
  const { values, faults, meant } = reading;

  const type = (part: Partial<Record<ImportField, string>>) => {
    const fixed = wrongFields(reading).filter((field) => field in part);
    onChange({ typed: { ...row.typed, ...part }, corrected: [...new Set([...row.corrected, ...fixed])], outcome: undefined, again: 0 });
  };
  const field = (key: ImportField): FormField<string> => ({
    id: `import-${row.number}-${key}`,
    name: key,
    label: labels[key],
    value: row.typed[key],
    set: (value) => type({ [key]: value }),
    error: faults[key],
  });
  /** Sets a part of the area. The lower parts are matched again, because their written names may be right there. */
  const chooseArea = (area: Area) => {
    const changed = areaParts.filter((part) => area[part] !== '' && area[part] !== values[part]);
    type(Object.fromEntries(changed.map((part) => [part, area[part]])));
  };

  const inputOf = (key: ImportField) => {
    if (key === 'gender') {
      const choices = [{ value: '', label: text('form.choose') }, ...genders.map((value) => ({ value, label: text(`person.gender.${value}`) }))];
      return <SelectField key={key} field={{ ...field(key), value: values.gender }} unmarked choices={choices} />;
    }
    if (key === 'lastName') return <LastNameField key={key} field={{ ...field(key), value: values.lastName }} unmarked size="sm" />;
    return <InputField key={key} field={field(key)} unmarked size="sm" />;
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" fontWeight="400" css={fields.length === 1 ? aloneInColumn : {}} _empty={{ display: 'none' }}>
      {fields.filter((each) => !isAreaPart(each)).map(inputOf)}
      {fields.some(isAreaPart) && (
        <AreaPicker areas={areas} value={values} onChange={chooseArea}>
          {({ part, value, onChange: choose, choices, disabled }) => {
            if (!fields.includes(part)) return null;
            const near = meant[part];
            return (
              <SelectField
                field={{ ...field(part), value }}
                unmarked
                choices={choices}
                onChange={choose}
                disabled={disabled}
                below={
                  near !== undefined && (
                    <Button size="xs" alignSelf="start" onClick={() => type({ [part]: near })}>
                      {text('import.take', { near: write.area(near, values.district) })}
                    </Button>
                  )
                }
              />
            );
          }}
        </AreaPicker>
      )}
    </chakra.div>
  );
}
