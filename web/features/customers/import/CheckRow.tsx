/** Renders a row of the sheet: correct values as text, and wrong or corrected values as fields with their errors. */
import { Button, chakra } from '@chakra-ui/react';
import { Check, Pencil, Trash2, Undo2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServerConfig } from '../../../data/config.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { formatPhone, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { AreaPicker } from '../../../people/AreaPicker.tsx';
import { type Area, type AreaPart, areaParts } from '../../../people/area.ts';
import type { Areas } from '../../../people/areas.ts';
import { LastNameField } from '../../../people/LastNameField.tsx';
import { fullName } from '../../../people/names.ts';
import { mustConfirm } from '../../../people/person-form.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { useValues } from '../../../people/use-values.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { InputField } from '../../../ui/form/InputField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { formTexts } from '../../../ui/form/texts/texts.ts';
import type { FormField } from '../../../ui/form/use-form.ts';
import { Row, StyledCell } from '../../../ui/list/TableFrame.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { customersTexts } from '../texts/texts.ts';
import { extensionFields, type ImportField } from './columns.ts';
import { hasFault, type ImportRow, type ReadRow, wrongFields } from './import-rows.ts';
import { fieldLabels, outcomeWords } from './report.ts';
import { importTexts } from './texts/texts.ts';

interface Props {
  type: MeetingType;
  read: ReadRow;
  areas: Areas;
  /** Returns the path of a registered customer's page. */
  pathTo: (id: string) => string;
  onChange: (part: Partial<ImportRow>) => void;
}

const isAreaPart = (field: ImportField): field is AreaPart => areaParts.some((part) => part === field);

const atTop = { verticalAlign: 'top', py: { md: '2' } } as const;

/** A single field in its column needs no visible label. */
const aloneInColumn = { md: { '& label': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } } };

export function CheckRow({ type: kind, read, areas, pathTo, onChange }: Props) {
  const text = useText(importTexts, customersTexts, peopleTexts, formTexts);
  const write = useValues();
  const labels = fieldLabels(text);
  const { row, reading, state, earlier, customerId, phoneOwner } = read;
  const { number, typed, corrected, open, choice } = row;
  const { values, faults, meant } = reading;
  const wrong = wrongFields(reading);
  const extensions = useServerConfig()?.extensions === true;
  const isField = (field: ImportField) => (open && (extensions || !extensionFields.includes(field))) || corrected.includes(field) || wrong.includes(field);
  const name = fullName(values);

  const type = (part: Partial<Record<ImportField, string>>) => {
    const changed = Object.keys(part);
    const fields = wrong.concat(...corrected).filter((field) => changed.includes(field));
    const added = [...new Set([...corrected, ...fields])];
    onChange({ typed: { ...typed, ...part }, corrected: added, outcome: undefined, again: 0 });
  };
  const field = (key: ImportField): FormField<string> => ({
    id: `import-${number}-${key}`,
    name: key,
    label: labels[key],
    value: typed[key],
    set: (value) => type({ [key]: value }),
    error: faults[key],
  });
  /** Sets a part of the area. The lower parts are matched again, because their written names may be right there. */
  const chooseArea = (area: Area) => {
    const changed = areaParts.filter((part) => area[part] !== '' && area[part] !== values[part]);
    type(Object.fromEntries(changed.map((part) => [part, area[part]])));
  };

  /** Renders a cell: an input for a value that needs correction, and text for all others. */
  const column = (fields: readonly ImportField[], words: string) => {
    const open = fields.filter(isField);
    return (
      <>
        {words !== '' && <div>{words}</div>}
        <chakra.div display="flex" flexDirection="column" gap="1.5" fontWeight="400" css={open.length === 1 ? aloneInColumn : {}} _empty={{ display: 'none' }}>
          {open.map((each) =>
            isAreaPart(each) ? null : each === 'gender' ? (
              <SelectField
                key={each}
                field={{ ...field(each), value: values.gender }}
                unmarked
                choices={[
                  { value: '', label: text('form.choose') },
                  ...(['MALE', 'FEMALE', 'OTHER'] as const).map((value) => ({ value, label: text(`person.gender.${value}`) })),
                ]}
              />
            ) : each === 'lastName' ? (
              <LastNameField key={each} field={{ ...field(each), value: values.lastName }} unmarked size="sm" />
            ) : (
              <InputField key={each} field={field(each)} unmarked size="sm" />
            ),
          )}
          {open.some(isAreaPart) && (
            <AreaPicker areas={areas} value={values} onChange={chooseArea}>
              {({ part, value, onChange: choose, choices, disabled }) => {
                const near = meant[part];
                return open.includes(part) ? (
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
                ) : null;
              }}
            </AreaPicker>
          )}
        </chakra.div>
      </>
    );
  };
  const unlessField = (field: ImportField, words: string) => (isField(field) ? '' : words);
  const names = ['firstName', 'middleName', 'lastName'] as const;
  const lines = ['street', 'village', 'taluka', 'district', 'state'] as const;
  const line = (each: (typeof lines)[number]) =>
    isAreaPart(each) && values[each] !== '' ? write.area(values[each], each === 'taluka' ? values.district : undefined) : values[each];
  const address = joinParts(
    lines.map((each) => unlessField(each, line(each))),
    ', ',
  );
  const isOut = state === 'out' || state === 'shared' || state === 'known';
  const onPhone = (fields: readonly ImportField[]) => (fields.some(isField) ? {} : { display: { mdDown: 'none' } });
  return (
    <Row>
      <StyledCell kind="drop" {...atTop} css={hasFault(state) ? { boxShadow: 'inset 3px 0 0 {colors.wait}' } : {}}>
        {number}
      </StyledCell>
      <StyledCell kind="main" {...atTop} fontWeight="600" color={isOut ? 'fg.subtle' : undefined}>
        {column(
          [...names, 'gender'],
          fullName({
            firstName: unlessField('firstName', values.firstName),
            middleName: unlessField('middleName', values.middleName),
            lastName: unlessField('lastName', values.lastName),
          }),
        )}
        <Caption hideFrom="md" fontWeight="400">
          {text('import.row')} {number}
        </Caption>
        {state === 'known' && customerId !== undefined ? (
          <chakra.div role="note" textStyle="meta" fontWeight="400" color="fg.warning" display="flex" flexWrap="wrap" columnGap="1">
            {text('import.known')}
            <chakra.a href={pathTo(customerId)} target="_blank" textDecoration="underline" data-choice rel="noopener">
              {text('import.seeKnown', { name })}
            </chakra.a>
          </chakra.div>
        ) : (
          <Outcome read={read}>{outcomeWords(read, text)}</Outcome>
        )}
      </StyledCell>
      <StyledCell kind="sub" {...atTop}>
        {column(['phoneNumber', 'whatsAppMobile', 'email'], unlessField('phoneNumber', formatPhone(values.phoneNumber)))}
        {!isField('whatsAppMobile') && values.whatsAppMobile !== '' && (
          <Caption>
            {text('customers.whatsApp')} {formatPhone(values.whatsAppMobile)}
          </Caption>
        )}
        {!isField('email') && <Caption hideBelow="md">{values.email}</Caption>}
        {(earlier !== undefined || phoneOwner !== undefined) && state !== 'registered' && state !== 'known' && choice !== 'out' && (
          <>
            {earlier !== undefined && (
              <chakra.div textStyle="meta" color="fg.warning" display="flex" gap="1" mt="1">
                <Users size={14} />
                {text(earlier.isSame ? 'import.samePerson' : 'import.samePhone', { number: String(earlier.number) })}
              </chakra.div>
            )}
            {phoneOwner !== undefined && (
              <chakra.div textStyle="meta" color="fg.warning" display="flex" flexWrap="wrap" columnGap="1" mt="1">
                {text('customers.duplicate.phone', { name: phoneOwner.name })}
                <chakra.a href={pathTo(phoneOwner.id)} target="_blank" textDecoration="underline" rel="noopener">
                  {text(`customers.open.${kind}`)}
                </chakra.a>
              </chakra.div>
            )}
            <chakra.div role="group" aria-label={`${text('import.row')} ${number}`} display="flex" gap="1" mt="1">
              {([undefined, 'add'] as const).map((each) => (
                <Button
                  key={each ?? 'skip'}
                  h={{ base: 'control', md: '28px' }}
                  px="2.5"
                  fontSize="13px"
                  data-choice
                  variant={choice === each ? 'outline' : 'ghost'}
                  aria-pressed={choice === each}
                  onClick={() => onChange({ choice: each })}
                >
                  {choice === each && <Check size={14} />}
                  <span>{text(each === 'add' ? 'import.addAnyway' : 'import.skip')}</span>
                </Button>
              ))}
            </chakra.div>
          </>
        )}
      </StyledCell>
      <StyledCell kind="sub" {...atTop} {...onPhone(['dateOfBirth'])}>
        {column(['dateOfBirth'], unlessField('dateOfBirth', write.date(values.dateOfBirth)))}
        {mustConfirm(values) && (
          <Checkbox
            size="meta"
            checked={row.confirmedBirthday === values.dateOfBirth}
            onChange={(sure) =>
              onChange({ confirmedBirthday: sure ? values.dateOfBirth : '', corrected: [...new Set([...corrected, 'dateOfBirth' as const])] })
            }
          >
            {text('person.under18')}
          </Checkbox>
        )}
      </StyledCell>
      <StyledCell kind="sub" {...atTop} {...onPhone(lines)}>
        {column([...lines, 'notes'], address)}
        {!isField('notes') && values.notes.length > 0 && (
          <Caption>{values.notes.map(({ name, value }) => (value === null ? name : `${name} (${value})`)).join(', ')}</Caption>
        )}
      </StyledCell>
      <StyledCell kind="sub" {...atTop} {...onPhone(['pinCode'])}>
        {column(['pinCode'], unlessField('pinCode', values.pinCode))}
      </StyledCell>
      <StyledCell kind="action" verticalAlign="top" py={{ md: '1.5' }} px={{ md: '1' }}>
        {state !== 'registered' && (
          <>
            {!open && choice !== 'out' && (
              <IconButton label={text('import.correctRow', { number: String(number) })} onClick={() => onChange({ open: true })}>
                <Pencil size={14} />
              </IconButton>
            )}
            <IconButton
              label={`${text(choice === 'out' ? 'import.putBack' : 'import.leaveOut', { number: String(number) })}: ${name}`}
              onClick={() => onChange({ choice: choice === 'out' ? undefined : 'out' })}
            >
              {choice === 'out' ? <Undo2 size={14} /> : <Trash2 size={14} />}
            </IconButton>
          </>
        )}
      </StyledCell>
    </Row>
  );
}

/** Shows the outcome of a row when its fields do not show it. */
function Outcome({ read: { state }, children }: { read: ReadRow; children: string }) {
  if (state === 'wrong' || state === 'ready' || state === 'shared') return null;
  if (state === 'registered' || state === 'out') return <StateBadge state={state === 'registered' ? 'good' : 'plain'}>{children}</StateBadge>;
  return (
    <chakra.div role="note" textStyle="meta" fontWeight="400" color="fg.error">
      {children}
    </chakra.div>
  );
}

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="ghost" size="xs" px="0" boxSize={{ base: '36px', md: '28px' }} aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}
