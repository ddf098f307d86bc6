/** Renders a row of the sheet: correct values as text, and wrong or corrected values as fields with their errors. */
import { Button, chakra } from '@chakra-ui/react';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServerConfig } from '../../../data/config.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { formatPhone, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import type { Areas } from '../../../people/areas.ts';
import { fullName } from '../../../people/names.ts';
import { mustConfirm } from '../../../people/person-form.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { useValues } from '../../../people/use-values.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { formTexts } from '../../../ui/form/texts/texts.ts';
import { Row, StyledCell } from '../../../ui/list/TableFrame.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { customersTexts } from '../texts/texts.ts';
import { extensionFields, type ImportField } from './columns.ts';
import { hasFault, type ImportRow, type ReadRow, wrongFields } from './import-rows.ts';
import { isAreaPart, RowFields } from './RowFields.tsx';
import { outcomeWords } from './report.ts';
import { SharedPhone } from './SharedPhone.tsx';
import { importTexts } from './texts/texts.ts';

interface Props {
  type: MeetingType;
  read: ReadRow;
  areas: Areas;
  /** Returns the path of a registered customer's page. */
  pathTo: (id: string) => string;
  onChange: (part: Partial<ImportRow>) => void;
}

const atTop = { verticalAlign: 'top', py: { md: '2' } } as const;

export function CheckRow({ type, read, areas, pathTo, onChange }: Props) {
  const text = useText(importTexts, customersTexts, peopleTexts, formTexts);
  const write = useValues();
  const { row, reading, state, earlier, customerId, phoneOwner, alike } = read;
  const { number, corrected, open, choice } = row;
  const { values } = reading;
  const wrong = wrongFields(reading);
  const extensions = useServerConfig()?.extensions === true;
  const isField = (field: ImportField) => (open && (extensions || !extensionFields.includes(field))) || corrected.includes(field) || wrong.includes(field);
  const name = fullName(values);

  /** Renders a cell: inputs for the values that need correction, and text for all others. */
  const column = (fields: readonly ImportField[], words: string) => (
    <>
      {words !== '' && <div>{words}</div>}
      <RowFields read={read} areas={areas} fields={fields.filter(isField)} onChange={onChange} />
    </>
  );
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
        {alike !== undefined && (
          <chakra.div role="note" textStyle="meta" fontWeight="400" display="flex" flexWrap="wrap" columnGap="1">
            {text('customers.duplicate.name', { name: alike.name })}
            <chakra.a href={pathTo(alike.id)} target="_blank" textDecoration="underline" rel="noopener">
              {text(`customers.open.${type}`)}
            </chakra.a>
          </chakra.div>
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
        {(earlier ?? phoneOwner) !== undefined && state !== 'registered' && state !== 'known' && choice !== 'out' && (
          <SharedPhone type={type} read={read} pathTo={pathTo} onChange={onChange} />
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
