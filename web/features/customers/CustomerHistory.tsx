/** Shows the history of a farmer or dealer, newest first, ten events at a time, filtered by kind with chips. */
import { Button, chakra } from '@chakra-ui/react';
import { Calendar, ChevronDown, FileText, type LucideIcon, MapPin, Pencil, QrCode, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { pageSize } from '../../data/list-page.ts';
import { concernsCustomer } from '../../data/live/concerns.ts';
import { renewAfter, useRenewal } from '../../data/live/use-changes.ts';
import type { CustomerField, HistoryKind, MeetingStatus, MeetingType } from '../../data/schema.generated.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { Block } from '../../ui/Block.tsx';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { ReturnTextLink } from '../../ui/list/ReturnLink.tsx';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { records } from './customer-queries.ts';
import type { CustomerHistory_EventFragment, CustomerPage_RecordFragment, FarmerHistoryQueryVariables } from './record.generated.ts';
import { customersTexts } from './texts/texts.ts';

/** Paths of the pages that events link to. */
export interface HistoryPaths {
  meeting: (meeting: { id: string; type: MeetingType }) => string;
  invoice: (id: string) => string;
}

interface Props {
  type: MeetingType;
  id: string;
  /** Undefined while unknown. */
  counts: CustomerPage_RecordFragment['history'] | undefined;
  kind: HistoryKind | undefined;
  onKind: (kind: HistoryKind | undefined) => void;
  paths: HistoryPaths;
}

const kinds = ['MEETING', 'VISIT', 'CODE', 'INVOICE', 'CHANGED'] as const satisfies readonly HistoryKind[];

export function CustomerHistory({ type, id, counts, kind, onKind, paths }: Props) {
  const text = useText(customersTexts);
  const [pages, setPages] = useState(1);
  const chosen = kind ?? 'all';
  const countOf = (only: HistoryKind | 'all') =>
    (counts ?? []).filter((each) => only === 'all' || each.kind === only).reduce((sum, { count }) => sum + count, 0);
  const remaining = countOf(chosen) - pages * pageSize;
  const choices = ['all', ...kinds.filter((each) => countOf(each) > 0 || each === kind)] as const;
  return (
    <Block
      title={text('customers.history')}
      choices={
        <chakra.div minW="0" _print={{ display: 'none' }}>
          <FilterChips
            label={text('customers.history')}
            value={chosen}
            choices={choices.map((value) => ({
              value,
              label: text(`customers.history.${value}`),
              count: counts === undefined ? '-' : formatNumber(countOf(value)),
            }))}
            onChange={(choice) => onKind(choice === 'all' ? undefined : choice)}
          />
        </chakra.div>
      }
    >
      <chakra.ol listStyleType="none">
        {Array.from({ length: pages }, (_, page) => page).map((page) => (
          <HistoryPage key={page} type={type} variables={{ id, kind: kind ?? null, page }} paths={paths} />
        ))}
      </chakra.ol>
      {remaining > 0 && (
        <Button variant="ghost" size="xs" mt="1.5" onClick={() => setPages(pages + 1)}>
          <ChevronDown />
          {text('customers.history.earlier', { count: formatNumber(remaining) })}
        </Button>
      )}
    </Block>
  );
}

interface PageProps extends Pick<Props, 'type' | 'paths'> {
  variables: FarmerHistoryQueryVariables;
}

function HistoryPage({ type, variables, paths }: PageProps) {
  const text = useText(customersTexts);
  const { data, error, refetch } = records[type].useHistory({ variables, fetchPolicy: 'cache-and-network' });
  useRenewal(({ node }) => concernsCustomer(node, type, variables.id), refetch, true, renewAfter.board);
  if (error !== undefined && !data?.history)
    return (
      <li>
        <StaleLine onRetry={() => void refetch()}>{text('customers.history.failed')}</StaleLine>
      </li>
    );
  return data?.history?.nodes.map((event) => <Event key={event.id} event={event} paths={paths} />);
}

const icons: Readonly<Record<HistoryKind, LucideIcon>> = {
  REGISTERED: UserPlus,
  CHANGED: Pencil,
  MEETING: Calendar,
  VISIT: MapPin,
  INVOICE: FileText,
  CODE: QrCode,
};

function Event({ event, paths }: { event: CustomerHistory_EventFragment; paths: HistoryPaths }) {
  const dates = useDates();
  const words = useEventWords();
  const { kind, at, meeting, invoice } = event;
  const Icon = kind === null ? Calendar : icons[kind];
  const { title, details } = words(event);
  const href = meeting?.type ? paths.meeting({ id: meeting.id, type: meeting.type }) : invoice === null ? undefined : paths.invoice(invoice.id);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '20px minmax(0, 1fr)', md: '96px 20px minmax(0, 1fr)' }}
      columnGap="2.5"
      py="1.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      data-event={kind}
    >
      <chakra.span color="fg.muted" order={{ base: '3', md: '0' }} gridColumn={{ base: '2', md: 'auto' }}>
        {at === null ? '-' : dates.date(at)}
      </chakra.span>
      <chakra.span color="fg.muted" pt="2px" aria-hidden>
        <Icon size={15} />
      </chakra.span>
      <chakra.span overflowWrap="anywhere">
        {href === undefined ? title : <ReturnTextLink to={href}>{title}</ReturnTextLink>}
        {details.map((line) => (
          <chakra.span key={line} display="block" color="fg.muted">
            {line}
          </chakra.span>
        ))}
      </chakra.span>
    </chakra.li>
  );
}

const fieldTexts = {
  FIRST_NAME: 'person.firstName',
  MIDDLE_NAME: 'person.middleName',
  LAST_NAME: 'person.lastName',
  DATE_OF_BIRTH: 'person.dateOfBirth',
  GENDER: 'person.gender',
  PHONE_NUMBER: 'person.phone',
  EMAIL: 'person.email',
  WHATS_APP_MOBILE: 'customers.whatsApp',
  STATE: 'areas.state',
  DISTRICT: 'areas.district',
  TALUKA: 'areas.taluka',
  STREET: 'person.street',
  VILLAGE: 'person.village',
  PIN_CODE: 'person.pincode',
  DETAILS: 'customers.details',
  PICTURES: 'customers.pictures',
  MERGED_FROM: 'customers.mergedFrom',
  EMPLOYEE: 'customers.employee',
} as const satisfies Record<CustomerField, string>;

/** Texts of a meeting by status. A finished meeting without both times is only named. */
const meetingTexts = {
  SCHEDULED: 'customers.event.SCHEDULED',
  STARTED: 'customers.event.STARTED',
  FINISHED: 'customers.event.HELD',
  CANCELLED: 'customers.event.CANCELLED',
  UNKNOWN: 'customers.event.MEETING',
} as const satisfies Record<MeetingStatus | 'UNKNOWN', string>;

/** Returns the title of an event and lines with its details. */
function useEventWords(): (event: CustomerHistory_EventFragment) => { title: string; details: readonly string[] } {
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  const dates = useDates();
  return ({ kind, at, employee, changes, meeting, invoice, use }) => {
    const name = write.text(employee?.name);
    if (use !== null) {
      const title = use.code === null ? text('customers.event.spent') : text('customers.event.CODE', { code: use.code });
      const points = use.points === null ? null : text('customers.event.points', { count: use.points });
      return { title, details: [joinParts([use.product, points, use.person, use.dealer], ', ')] };
    }
    if (invoice !== null)
      return {
        title: text('customers.event.INVOICE', { id: invoice.id }),
        details: [text('customers.event.products', { count: invoice.productCount ?? 0, warehouse: write.text(invoice.warehouse) })],
      };
    if (meeting !== null) {
      const { id, endedAt, status } = meeting;
      if (kind === 'VISIT') return { title: text('customers.event.VISIT', { id, name }), details: [] };
      if (status === 'FINISHED' && at !== null && endedAt !== null)
        return { title: text('customers.event.FINISHED', { id, name, from: dates.time(at), until: dates.time(endedAt) }), details: [] };
      return { title: text(meetingTexts[status ?? 'UNKNOWN'], { id, name }), details: [] };
    }
    const isChange = kind === 'CHANGED';
    return {
      title: text(isChange ? 'customers.event.CHANGED' : 'customers.event.REGISTERED', { name }),
      details: changes.flatMap(({ field, before, after }) =>
        field === null ? [] : [text('customers.event.change', { field: text(fieldTexts[field]), before: write.text(before), after: write.text(after) })],
      ),
    };
  };
}
