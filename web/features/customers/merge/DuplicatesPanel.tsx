/** Renders likely duplicates: pairs of farmers or of dealers, and the values of the chosen pair. An extension. */
import { Button, chakra } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useServerConfig } from '../../../data/config.ts';
import { ExportButton } from '../../../data/exports/ExportButton.tsx';
import { pageSize, useListPage } from '../../../data/list-page.ts';
import { AttemptMessage, FailedPanel } from '../../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { useText } from '../../../i18n/text-context.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { useValues } from '../../../people/use-values.ts';
import type { Crumb } from '../../../ui/bar-contexts.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { FurrowArt } from '../../../ui/FurrowArt.tsx';
import { Pager } from '../../../ui/list/Pager.tsx';
import { Segments } from '../../../ui/list/Segments.tsx';
import { Message } from '../../../ui/Message.tsx';
import { mainContentId } from '../../../ui/main-content.ts';
import { NotAvailable } from '../../../ui/NotAvailable.tsx';
import { useNotice } from '../../../ui/NoticeArea.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Badge } from '../../../ui/StateBadge.tsx';
import { StatePanel } from '../../../ui/StatePanel.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { customersTexts } from '../texts/texts.ts';
import {
  type DuplicatePairsQuery,
  useDismissDuplicateMutation,
  useDuplicatePairsQuery,
  useExportDealerDuplicatesMutation,
  useExportFarmerDuplicatesMutation,
} from './merge.generated.ts';
import { PairDetail } from './PairDetail.tsx';

interface Props {
  type: MeetingType;
  pageId: string;
  /** The list of the customers. */
  back: Crumb;
  page: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  onType: (type: MeetingType) => void;
  /** Returns the path of a customer's page. */
  pathTo: (id: string) => string;
}

export function DuplicatesPanel(props: Props) {
  const text = useText(customersTexts);
  const extensions = useServerConfig()?.extensions;
  if (extensions) return <Pairs {...props} />;
  return (
    <Sheet title={text('customers.duplicates')} pageId={props.pageId} back={props.back}>
      {extensions === false && <NotAvailable icon={Users} detail={text('customers.duplicates.unavailable')} />}
    </Sheet>
  );
}

type Pair = NonNullable<DuplicatePairsQuery['duplicates']>['nodes'][number];

const peopleOf = ({ farmers, dealers }: Pair) => farmers ?? dealers ?? [];

function Pairs({ type, pageId, back, page, onPage, onType, pathTo }: Props) {
  const text = useText(customersTexts, peopleTexts);
  const tell = useNotice();
  const list = useListPage({
    useQuery: useDuplicatePairsQuery,
    variables: (number) => ({ type, page: number }),
    connection: ({ duplicates }) => duplicates,
    page,
    onPage,
  });
  const [chosen, setChosen] = useState<string>();
  const { state } = list;
  const rows = state.kind === 'rows' ? state.page : undefined;
  const pair = rows?.nodes.find(({ id }) => id === chosen) ?? rows?.nodes[0];
  const [older, newer] = pair === undefined ? [] : peopleOf(pair);
  const count = rows?.totalCount ?? undefined;
  const [dismissed, setDismissed] = useState<Readonly<Record<'id' | 'otherId', string>>>();
  const chooseNeighbour = () => {
    const pairs = rows?.nodes ?? [];
    const index = pairs.findIndex(({ id }) => id === pair?.id);
    setChosen((pairs[index + 1] ?? pairs[index - 1])?.id);
  };
  // The decided pair disappears with the focus in it, and with each other pair of a merged record.
  const keptFocus = useKeptFocus((part) => part.querySelector<HTMLElement>('[data-pair][aria-current=true]') ?? document.getElementById(mainContentId));
  const onWithdrawn = () => setDismissed((now) => (now === dismissed ? undefined : now));
  // A dialog is no part of the grid, although its keys arrive here.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, altKey, metaKey, currentTarget, target } = event;
    if (altKey || metaKey || !(target instanceof Node && currentTarget.contains(target))) return;
    const action = ctrlKey ? { Enter: '[data-merge]' }[key] : { d: '[data-not-duplicate]' }[key];
    if (action === undefined) return;
    event.preventDefault();
    currentTarget.querySelector<HTMLElement>(action)?.click();
  };
  return (
    <Sheet
      title={text('customers.duplicates')}
      pageId={pageId}
      back={back}
      note={count !== undefined && text(`customers.pairs.${type}`, { count })}
      actions={
        <>
          <ExportButton
            key={type}
            useExport={type === 'FARMER' ? useExportFarmerDuplicatesMutation : useExportDealerDuplicatesMutation}
            input={{}}
            rows={{ what: [text('customers.duplicates'), text(`customers.title.${type}`)] }}
          />
          <Segments
            label={text('customers.duplicates')}
            value={type}
            choices={(['FARMER', 'DEALER'] as const).map((value) => ({ value, label: text(`customers.title.${value}`) }))}
            onChange={onType}
          />
        </>
      }
    >
      <chakra.div display="contents" {...keptFocus}>
        {dismissed !== undefined && <DismissedMessage type={type} pair={dismissed} onClose={() => setDismissed(undefined)} onWithdrawn={onWithdrawn} />}
        {state.kind === 'failed' && <FailedPanel title={text('customers.duplicates.failed')} error={list.error} onRetry={list.onRetry} />}
        {state.kind === 'empty' && (
          <StatePanel role="status" picture={<FurrowArt />} title={text('customers.duplicates.none')} detail={text('customers.duplicates.rule')} />
        )}
        {(state.kind === 'rows' || state.kind === 'loading') && (
          <chakra.div
            display={{ base: 'block', lg: 'grid' }}
            gridTemplateColumns="316px minmax(0, 1fr)"
            borderTopWidth="1px"
            flex="1"
            aria-busy={state.kind === 'loading'}
            onKeyDown={onKeyDown}
          >
            <div>
              <PairList pairs={rows?.nodes ?? []} chosen={pair?.id} onChoose={setChosen} />
              {/* Below the pairs: at the foot of the page the pager would cover the buttons of the pair. */}
              {count !== undefined && count > pageSize && (
                <chakra.div css={{ '& .pager': { justifyContent: 'center', px: '2' } }}>
                  <Pager page={list.page} hasNext={list.hasNext} onPage={list.onPage} onTowardsNext={list.onTowardsNext} />
                </chakra.div>
              )}
            </div>
            <chakra.div borderInlineStartWidth={{ lg: '1px' }} borderTopWidth={{ base: '1px', lg: '0' }} minH="60vh">
              {pair !== undefined && older !== undefined && newer !== undefined && (
                <PairDetail
                  key={`${type} ${pair.id}`}
                  type={type}
                  older={older.id}
                  newer={newer.id}
                  pathTo={pathTo}
                  onMerged={(message) => {
                    tell({ message });
                    chooseNeighbour();
                  }}
                  onGone={(message) => {
                    tell({ message });
                    list.onRetry();
                  }}
                  onDismissed={() => {
                    setDismissed({ id: older.id, otherId: newer.id });
                    chooseNeighbour();
                  }}
                />
              )}
            </chakra.div>
          </chakra.div>
        )}
      </chakra.div>
    </Sheet>
  );
}

interface DismissedProps {
  type: MeetingType;
  pair: Readonly<Record<'id' | 'otherId', string>>;
  onClose: () => void;
  onWithdrawn: () => void;
}

/** Renders the message about two records that were marked as different people, with the button that withdraws the mark. */
function DismissedMessage({ type, pair, onClose, onWithdrawn }: DismissedProps) {
  const text = useText(customersTexts);
  const withdrawal = useDismissDuplicateMutation();
  const withdraw = async () => {
    const outcome = await withdrawal.run({ type, ...pair, dismissed: false });
    if (outcome?.kind === 'done') onWithdrawn();
  };
  return (
    <chakra.div px="gutter" pb="2">
      <Message kind="success" onClose={onClose}>
        {text('customers.notDuplicate.done', { one: pair.id, other: pair.otherId })}{' '}
        <Button size="xs" onClick={() => void withdraw()} aria-busy={withdrawal.busy}>
          {text('customers.notDuplicate.undo')}
        </Button>
      </Message>
      <AttemptMessage attempt={withdrawal} />
    </chakra.div>
  );
}

interface ListProps {
  pairs: readonly Pair[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Renders the pairs. Arrow keys choose among them, and Tab leads to the values of the chosen one. */
function PairList({ pairs, chosen, onChoose }: ListProps) {
  const text = useText(customersTexts);
  const write = useValues();
  const move = (from: HTMLElement, step: number) => {
    const buttons = [...(from.closest('ul')?.querySelectorAll('button') ?? [])];
    buttons[buttons.findIndex((button) => button === document.activeElement) + step]?.focus();
  };
  return (
    <chakra.ul listStyleType="none" aria-label={text('customers.duplicates')}>
      {pairs.map((pair) => {
        const [older, newer] = peopleOf(pair);
        if (older === undefined || newer === undefined) return null;
        const names = text('customers.pair', { one: write.name(older), other: write.name(newer) });
        return (
          <chakra.li key={pair.id} borderBottomWidth="1px">
            <Button
              variant="plain"
              display="block"
              w="full"
              h="auto"
              px="gutter"
              py="2.5"
              textAlign="start"
              whiteSpace="normal"
              borderRadius="0"
              bg={pair.id === chosen ? 'bg.selected' : undefined}
              boxShadow={pair.id === chosen ? 'inset 3px 0 0 {colors.brand.solid}' : undefined}
              aria-current={pair.id === chosen}
              data-pair={pair.id}
              tabIndex={pair.id === chosen ? 0 : -1}
              onClick={() => onChoose(pair.id)}
              onFocus={() => onChoose(pair.id)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
                event.preventDefault();
                move(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
              }}
            >
              <chakra.span display="block" fontWeight="600" overflowWrap="anywhere">
                {names}
              </chakra.span>
              <Caption as="span" display="block" fontWeight="400">
                {write.place(newer.address)}
              </Caption>
              <chakra.span display="flex" flexWrap="wrap" gap="1" mt="1">
                {pair.reasons.map((reason) => (
                  <Badge key={reason} colorPalette="gray">
                    {text(`customers.reason.${reason}`)}
                  </Badge>
                ))}
              </chakra.span>
            </Button>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
