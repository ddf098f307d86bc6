/** Renders the use of the API by field and client, so an administrator sees whether deprecated fields are still used. */
import { chakra } from '@chakra-ui/react';
import { useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import { FieldUsageSelection } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { Caption } from '../../ui/Caption.tsx';
import type { RowColumn } from '../../ui/list/columns.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Select } from '../../ui/Select.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import { usageTexts } from './texts/texts.ts';
import { type FieldUsageRow_FieldFragment, useFieldUsageQuery } from './usage.generated.ts';

export interface UsageView {
  text: string;
  selection: FieldUsageSelection | undefined;
  page: number;
}

interface Props {
  pageId: string;
  view: UsageView;
  onView: (view: UsageView, options?: { replace: boolean }) => void;
}

/** Number of clients that a row names. */
const namedClients = 3;

const selections = Object.values(FieldUsageSelection);

export function UsagePanel({ pageId, view, onView }: Props) {
  const text = useText(usageTexts);
  const write = useValues();
  const { text: searched, selection, page } = view;
  const list = useListPage({
    useQuery: useFieldUsageQuery,
    variables: (number) => ({ text: searched || null, selection: selection ?? null, page: number }),
    connection: ({ fieldUsage }) => fieldUsage,
    page,
    onPage: (next, options) => onView({ ...view, page: next }, options),
  });
  const narrow = (change: Partial<UsageView>, options?: { replace: boolean }) => onView({ ...view, page: 0, ...change }, options);
  const clientsOf = ({ clients }: FieldUsageRow_FieldFragment) => {
    const named = clients
      .slice(0, namedClients)
      .map(({ name, isTool, operationCount }) =>
        text('usage.client', { name: isTool ? text('usage.tool', { name }) : name, count: write.number(operationCount) }),
      );
    const more = clients.length - named.length;
    return [...named, ...(more > 0 ? [text('usage.moreClients', { count: write.number(more) })] : [])].join(', ') || text('usage.UNUSED');
  };
  const columns: readonly RowColumn<FieldUsageRow_FieldFragment>[] = [
    {
      key: 'field',
      label: text('usage.field'),
      kind: 'main',
      strong: true,
      cell: ({ id, deprecationReason }) => (
        <>
          <chakra.span overflowWrap="anywhere">{id}</chakra.span>
          {deprecationReason !== null && (
            <Caption as="span" display="block" fontWeight="normal">
              {deprecationReason}
            </Caption>
          )}
        </>
      ),
    },
    {
      key: 'operations',
      label: text('usage.operations'),
      kind: 'drop',
      width: '12%',
      align: 'end',
      cell: ({ operationCount }) => write.number(operationCount),
    },
    { key: 'lastUsed', label: text('usage.lastUsed'), kind: 'drop', width: '14%', cell: ({ lastUsedOn }) => write.date(lastUsedOn) },
    { key: 'clients', label: text('usage.clients'), kind: 'sub', width: '30%', cell: (row) => <TruncatedText lines={2}>{clientsOf(row)}</TruncatedText> },
    {
      key: 'state',
      label: text('usage.DEPRECATED'),
      kind: 'state',
      width: '13%',
      cell: ({ deprecationReason, operationCount }) =>
        deprecationReason !== null && <StateBadge state={operationCount > 0 ? 'look' : 'plain'}>{text('usage.DEPRECATED')}</StateBadge>,
    },
  ];
  const found = list.state.kind === 'rows' ? list.state.page : undefined;
  const narrowedTo = joinParts([selection && text(`usage.${selection}`), searched && `"${searched}"`], ', ');
  return (
    <PagedList
      title={text('usage.title')}
      pageId={pageId}
      filters={
        <>
          <Select
            aria-label={text('usage.field')}
            size="sm"
            w={{ mdDown: 'full' }}
            value={selection ?? ''}
            onChange={(chosen) => narrow({ selection: selections.find((each) => each === chosen) })}
            choices={[{ value: '', label: text('usage.all') }, ...selections.map((value) => ({ value, label: text(`usage.${value}`) }))]}
          />
          {/* Typing adds a single history entry, not one for each letter. */}
          <SearchBox label={text('usage.search')} value={searched} onSearch={(next) => narrow({ text: next }, { replace: searched !== '' })} />
        </>
      }
      remark={found?.countedSince ? text(found.shared ? 'usage.since' : 'usage.sinceOfOne', { day: write.date(found.countedSince) }) : undefined}
      narrowed={narrowedTo === '' ? undefined : { to: narrowedTo, onClear: () => narrow({ text: '', selection: undefined }) }}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}
