/** Renders the values of two records side by side: equal values, and the source of each other value. */
import { chakra } from '@chakra-ui/react';
import { Check as CheckIcon } from 'lucide-react';
import { Fragment } from 'react';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { formatPhone, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { useValues } from '../../../people/use-values.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { CustomerValues } from '../edit-values.ts';
import { customersTexts } from '../texts/texts.ts';
import { differingLetters, type LetterRun } from './differing-letters.ts';
import type { MergePerson } from './MergeDialog.tsx';
import { isSame, type PairRow, pairRowKeys, type Side } from './pair-values.ts';

interface Props {
  type: MeetingType;
  people: Readonly<Record<Side, MergePerson>>;
  values: Readonly<Record<Side, CustomerValues>>;
  /** The record that is kept. */
  keep: Side;
  /** Returns the side whose value is chosen. */
  sideOf: (row: PairRow) => Side;
  onChoose: (row: PairRow, side: Side) => void;
  pathTo: (id: string) => string;
}

const sides = ['older', 'newer'] as const;

export function PairTable({ type, people, values, keep, sideOf, onChoose, pathTo }: Props) {
  const text = useText(customersTexts);
  const write = useValues();
  const words = useRowWords();
  return (
    <chakra.table
      w="full"
      css={{
        tableLayout: 'fixed',
        '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: '3', py: '2', overflowWrap: 'anywhere' },
        '& label > span': { minW: '0' },
      }}
    >
      <chakra.caption srOnly>{text('customers.pair.caption')}</chakra.caption>
      <chakra.thead borderBottomWidth="1px">
        <tr>
          <chakra.th w={{ base: '84px', md: '140px' }}>
            <chakra.span srOnly>{text('customers.pair.field')}</chakra.span>
          </chakra.th>
          {sides.map((side) => (
            <th key={side} scope="col">
              <TextLink to={pathTo(people[side].id)}>{text(`customers.number.${type}`, { id: people[side].id })}</TextLink>
              <Caption fontWeight="400">
                {people[side].registeredAt !== null && text('customers.registeredOn', { date: write.date(people[side].registeredAt) })}
                {side === keep && <chakra.strong display="block">{text('customers.kept')}</chakra.strong>}
              </Caption>
            </th>
          ))}
        </tr>
      </chakra.thead>
      <tbody>
        {pairRowKeys.map((row) => {
          const label = words.label(row, type);
          const isEqual = isSame(values.older, values.newer, row);
          const [olderRuns, newerRuns] = differingLetters(words.value(values.older, row), words.value(values.newer, row));
          return (
            <chakra.tr key={row} borderBottomWidth="1px">
              <chakra.th scope="row" fontWeight="400" color="fg.muted">
                {label}
              </chakra.th>
              {isEqual ? (
                <chakra.td colSpan={2} color="fg.muted">
                  <chakra.span display="inline-flex" gap="1.5" alignItems="baseline">
                    <CheckIcon size={13} aria-hidden />
                    <span>
                      {words.value(values.older, row)} <chakra.span textStyle="meta">{text('customers.pair.same')}</chakra.span>
                    </span>
                  </chakra.span>
                </chakra.td>
              ) : (
                sides.map((side) => (
                  <chakra.td key={side} bg={sideOf(row) === side ? 'bg.selected' : undefined}>
                    <chakra.label display="flex" gap="2" cursor="pointer">
                      <chakra.input
                        type="radio"
                        name={`pair-${row}`}
                        checked={sideOf(row) === side}
                        onChange={() => onChoose(row, side)}
                        mt="1"
                        accentColor="brand.solid"
                        aria-label={`${label}: ${words.value(values[side], row)}`}
                      />
                      <Letters runs={side === 'older' ? olderRuns : newerRuns} />
                    </chakra.label>
                  </chakra.td>
                ))
              )}
            </chakra.tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}

/** Marks the letters that the other value lacks. */
function Letters({ runs }: { runs: readonly LetterRun[] }) {
  return (
    <span>
      {runs.map(({ text, differs }, index) => {
        // Runs have no other key than their place, and hold no state.
        const key = `${index} ${text}`;
        if (!differs) return <Fragment key={key}>{text}</Fragment>;
        return (
          <chakra.mark
            key={key}
            bg="transparent"
            color="inherit"
            fontWeight="700"
            textDecoration="underline"
            textDecorationThickness="2px"
            textUnderlineOffset="2px"
          >
            {text}
          </chakra.mark>
        );
      })}
    </span>
  );
}

/** Returns the labels and formatted values of the rows of a pair. */
export function useRowWords() {
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  const label = (row: PairRow, type: MeetingType): string => {
    if (row === 'notes') return text(type === 'FARMER' ? 'customers.notes.FARMER' : 'customers.shop');
    return text(rowTexts[row]);
  };
  const value = (values: CustomerValues, row: PairRow): string => {
    const { village, taluka, district, state, gender, notes } = values;
    switch (row) {
      case 'name':
        return write.name(values);
      case 'phone':
        return write.text(formatPhone(values.phoneNumber));
      case 'whatsApp':
        return write.text(formatPhone(values.whatsAppMobile));
      case 'birth':
        return write.date(values.dateOfBirth);
      case 'gender':
        return gender === '' ? write.none : text(`person.gender.${gender}`);
      case 'area':
        return write.text(joinParts([village, write.address({ taluka, district, state })], ', '));
      case 'notes':
        return write.text(notes.map(({ name, value: more }) => joinParts([name, more], ' ')).join(', '));
      default:
        return write.text(values[row]);
    }
  };
  return { label, value };
}

const rowTexts = {
  name: 'person.name',
  phone: 'person.phone',
  whatsApp: 'customers.whatsApp',
  birth: 'person.dateOfBirth',
  gender: 'person.gender',
  email: 'person.email',
  street: 'person.street',
  area: 'customers.pair.area',
  pinCode: 'person.pincode',
} as const satisfies Record<Exclude<PairRow, 'notes'>, string>;
