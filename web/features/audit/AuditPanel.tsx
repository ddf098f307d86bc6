/** Renders the audit log of a month, for administrators. */
import { chakra } from '@chakra-ui/react';
import { ScrollText } from 'lucide-react';
import { daysOfMonth, type YearMonth } from '../../calendar/months.ts';
import { useServerConfig } from '../../data/config.ts';
import { ExportButton } from '../../data/exports/ExportButton.tsx';
import { useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import { AuditAction, type MeetingType } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { MonthFilter } from '../../ui/MonthFilter.tsx';
import { NotAvailable } from '../../ui/NotAvailable.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Select } from '../../ui/Select.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import { type AuditRow_EventFragment, useAuditEventsQuery, useExportAuditEventsMutation } from './audit.generated.ts';
import { auditTexts } from './texts/texts.ts';
import { useDetail } from './use-detail.ts';

const actions = Object.values(AuditAction);

/** Filters from the query string. */
interface AuditView {
  month: YearMonth;
  action: AuditAction | undefined;
  /** A part of a name; empty for all people. */
  person: string;
  page: number;
}

interface Props {
  pageId: string;
  view: AuditView;
  onView: (view: AuditView, options?: { replace: boolean }) => void;
  /** Returns paths of the pages that an event links to. */
  paths: AuditPaths;
}

interface AuditPaths {
  employee: (id: string) => string;
  customer: (type: MeetingType, id: string) => string;
  batch: (id: string) => string;
  qrUser: (id: string) => string;
}

export function AuditPanel(props: Props) {
  const text = useText(auditTexts);
  if (useServerConfig()?.extensions !== false) return <AuditList {...props} />;
  return (
    <Sheet title={text('audit.title')} pageId={props.pageId}>
      <NotAvailable icon={ScrollText} detail={text('audit.unavailableDetail')} />
    </Sheet>
  );
}

const onFarmers: readonly (AuditAction | null)[] = ['FARMER_ADDED', 'FARMER_CHANGED', 'FARMER_MERGED'];
const onDealers: readonly (AuditAction | null)[] = ['DEALER_ADDED', 'DEALER_CHANGED', 'DEALER_MERGED', 'INVOICES_EXPORTED', 'QR_USES_EXPORTED'];
const onBatches: readonly (AuditAction | null)[] = ['CODES_GENERATED', 'CODES_VOIDED', 'QR_CARDS_EXPORTED', 'QR_PEOPLE_EXPORTED'];
const onWebhooks: readonly (AuditAction | null)[] = ['WEBHOOK_CREATED', 'WEBHOOK_CHANGED', 'WEBHOOK_DELETED'];
const onTokens: readonly (AuditAction | null)[] = ['ACCESS_TOKEN_MADE', 'ACCESS_TOKEN_REVOKED'];
const onQrUsers: readonly (AuditAction | null)[] = ['RECALL_CALLED', 'RECALL_WITHDRAWN'];
/** Actions whose subject has no page. The subject of the remaining actions is an employee. */
const onThings: readonly (AuditAction | null)[] = [...onTokens, ...onWebhooks];

function subjectPath(paths: AuditPaths, action: AuditAction | null, id: string | null): string | undefined {
  if (id === null || onThings.includes(action)) return undefined;
  if (onFarmers.includes(action)) return paths.customer('FARMER', id);
  if (onBatches.includes(action)) return paths.batch(id);
  if (onQrUsers.includes(action)) return paths.qrUser(id);
  return onDealers.includes(action) ? paths.customer('DEALER', id) : paths.employee(id);
}

function AuditList({ pageId, view, onView, paths }: Props) {
  const text = useText(auditTexts, listTexts);
  const { language } = useLanguage();
  const write = useValues();
  const detail = useDetail();
  const { month, action, person, page } = view;
  const narrowed = { person: person || null, action: action ?? null, ...daysOfMonth(month) };
  const list = useListPage({
    useQuery: useAuditEventsQuery,
    variables: (number) => ({ ...narrowed, page: number }),
    connection: ({ auditEvents }) => auditEvents,
    page,
    onPage: (next, options) => onView({ ...view, page: next }, options),
  });
  const narrow = (change: Partial<AuditView>, options?: { replace: boolean }) => onView({ ...view, page: 0, ...change }, options);
  /** Stacks two names with labels on a phone, where there are no columns. An absent name takes no line. */
  const named = (label: string, name: string | null, to?: string) =>
    name === null ? (
      <chakra.span hideBelow="md">{write.none}</chakra.span>
    ) : (
      <chakra.span data-label={label} css={{ mdDown: { _before: { content: 'attr(data-label) ": "' } } }}>
        {to === undefined ? (
          name
        ) : (
          <ReturnLink className="name-link" to={to}>
            {name}
          </ReturnLink>
        )}
      </chakra.span>
    );
  const columns: readonly RowColumn<AuditRow_EventFragment>[] = [
    { key: 'when', label: text('audit.when'), kind: 'sub', width: '17%', cell: ({ at }) => write.dateTime(at) },
    {
      key: 'what',
      label: text('audit.action'),
      kind: 'main',
      strong: true,
      cell: (event) => <TruncatedText lines={2}>{joinParts([event.action && text(`audit.${event.action}`), detail(event)], ': ') || write.none}</TruncatedText>,
    },
    {
      key: 'who',
      label: text('audit.actor'),
      kind: 'sub',
      width: '22%',
      cell: ({ actorId, actorName, toolName }) => {
        const name = actorName ?? actorId;
        return named(
          text('audit.actor'),
          name !== null && toolName !== null ? text('audit.tool', { name, tool: toolName }) : name,
          actorId === null ? undefined : paths.employee(actorId),
        );
      },
    },
    {
      key: 'whom',
      label: text('audit.subject'),
      kind: 'sub',
      width: '22%',
      cell: ({ action, subjectId, subjectName }) =>
        named(
          text('audit.subject'),
          onBatches.includes(action) && subjectId !== null ? text('audit.batch', { id: subjectId }) : (subjectName ?? subjectId),
          subjectPath(paths, action, subjectId),
        ),
    },
  ];
  const choices = actions
    .map((choice) => ({ value: choice, label: text(`audit.${choice}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const narrowedTo = joinParts([action && text(`audit.${action}`), person && `"${person}"`], ', ');
  return (
    <PagedList
      title={text('audit.title')}
      pageId={pageId}
      emptyHint={text('list.emptyMonth')}
      actions={
        <>
          <ExportButton useExport={useExportAuditEventsMutation} input={narrowed} rows={{ what: [narrowedTo], ...daysOfMonth(month) }} />
          <MonthFilter value={month} onChange={(next) => narrow({ month: next })} />
        </>
      }
      filters={
        <>
          <Select
            aria-label={text('audit.action')}
            size="sm"
            w={{ mdDown: 'full' }}
            value={action ?? ''}
            onChange={(chosen) => narrow({ action: actions.find((choice) => choice === chosen) })}
            choices={[{ value: '', label: text('audit.all') }, ...choices]}
          />
          {/* Typing adds a single history entry, not one for each letter. */}
          <SearchBox label={text('audit.search')} value={person} onSearch={(name) => narrow({ person: name }, { replace: person !== '' })} />
        </>
      }
      narrowed={narrowedTo === '' ? undefined : { to: narrowedTo, onClear: () => narrow({ action: undefined, person: '' }) }}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}
