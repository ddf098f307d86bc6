/** Renders the details of a farmer or dealer, and the crops or details of the shop as rows. */
import { chakra } from '@chakra-ui/react';
import { isDay } from '../../calendar/read-day.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { Block } from '../../ui/Block.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { ReturnTextLink } from '../../ui/list/ReturnLink.tsx';
import type { HistoryPaths } from './CustomerHistory.tsx';
import { type CustomerFields, sinceWords } from './columns.tsx';
import { noteLabels } from './edit-values.ts';
import type { CustomerPage_RecordFragment, EditCustomer_RecordFragment } from './record.generated.ts';
import { customersTexts } from './texts/texts.ts';

interface Props {
  type: MeetingType;
  customer: CustomerFields;
  /** Undefined when unknown. */
  record: (EditCustomer_RecordFragment & CustomerPage_RecordFragment) | undefined;
  /** Returns the path of a meeting. */
  meetingPath: HistoryPaths['meeting'];
}

export function CustomerFacts({ type, customer, record, meetingPath }: Props) {
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  const { address, notes, notesText, phoneNumber } = customer;
  const codes = record?.history.find(({ kind }) => kind === 'CODE')?.count ?? 0;
  const labels = noteLabels[type];
  const notesTitle = text(type === 'FARMER' ? 'customers.notes.FARMER' : 'customers.shop');
  const rows = notes.map((note, at) => ({ ...note, number: at + 1 }));
  return (
    <>
      <Block title={text('customers.details')}>
        <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} columnGap="6" rowGap="1.5">
          <Facts
            facts={[
              { name: text('person.phone'), value: <Phone number={phoneNumber} /> },
              { name: text('person.street'), value: write.text(address?.street) },
              { name: text('person.village'), value: write.text(address?.village) },
              { name: text('areas.filter'), value: write.address({ taluka: address?.taluka, district: address?.district, state: address?.state }) },
              { name: text('person.pincode'), value: write.text(address?.pinCode) },
            ]}
          />
          {record !== undefined && (
            <Facts
              facts={[
                { name: text('customers.whatsApp'), value: <Phone number={record.whatsAppMobile} /> },
                { name: text('person.email'), value: <Email address={record.email} /> },
                { name: text('person.dateOfBirth'), value: write.date(record.dateOfBirth) },
                { name: text('person.gender'), value: record.gender === null ? write.none : text(`person.gender.${record.gender}`) },
                { name: text('customers.lastVisit'), value: <LastVisit type={type} visit={customer.lastVisit} pathTo={meetingPath} /> },
                ...(record.totalPoints === null
                  ? []
                  : [
                      {
                        name: text('customers.points'),
                        value: codes === 0 ? '0' : text('customers.fromCodes', { points: formatNumber(record.totalPoints), count: codes }),
                      },
                    ]),
              ]}
            />
          )}
        </chakra.div>
      </Block>
      <Block title={notesTitle}>
        {notes.length === 0 ? (
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {notesText ?? text(`customers.noNotes.${type}`)}
          </chakra.p>
        ) : (
          <chakra.div mx="calc({spacing.gutter} * -1)">
            <table className="small-table" aria-label={notesTitle}>
              <thead>
                <tr>
                  <chakra.th scope="col" w="50%">
                    {text(labels.name)}
                  </chakra.th>
                  <th scope="col">{text(labels.value)}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ number, name, value }) => (
                  <tr key={number}>
                    <chakra.td overflowWrap="anywhere">{name}</chakra.td>
                    <chakra.td overflowWrap="anywhere">{value !== null && isDay(value) ? write.date(value) : write.text(value)}</chakra.td>
                  </tr>
                ))}
              </tbody>
            </table>
          </chakra.div>
        )}
      </Block>
    </>
  );
}

interface LastVisitProps {
  type: MeetingType;
  visit: CustomerFields['lastVisit'];
  pathTo: HistoryPaths['meeting'];
}

/** Renders the day of the last visit with a link to its meeting, the days since then and the employee. */
function LastVisit({ type, visit, pathTo }: LastVisitProps) {
  const text = useText(customersTexts);
  const write = useValues();
  if (visit === null) return text('customers.unvisited.never');
  const { at, employeeName, meetingId } = visit;
  const date = write.date(at);
  return (
    <>
      {meetingId === null ? date : <ReturnTextLink to={pathTo({ id: meetingId, type })}>{date}</ReturnTextLink>}
      {`, ${joinParts([sinceWords(text, at), employeeName], ', ')}`}
    </>
  );
}

/** Renders an e-mail address, which wraps before its @ and not within a word. '-' without an address. */
function Email({ address }: { address: string | null }) {
  const none = useText(peopleTexts)('value.none');
  if (!address) return none;
  const [name, ...domain] = address.split('@');
  return (
    <>
      {name}
      <wbr />@{domain.join('@')}
    </>
  );
}
