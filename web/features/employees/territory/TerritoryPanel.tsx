/** Hands over the farmers, dealers and open meetings of an employee to another, by taluka. An extension, for administrators. */
import { skipToken } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { ArrowRightLeft, MapPinned } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useServerConfig } from '../../../data/config.ts';
import { failureOf } from '../../../data/failure.ts';
import { OutcomeMessage } from '../../../data/OutcomeMessage.tsx';
import { formatNumber, visibleText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { useValues } from '../../../people/use-values.ts';
import { Block } from '../../../ui/Block.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import { FurrowArt } from '../../../ui/FurrowArt.tsx';
import { formTexts } from '../../../ui/form/texts/texts.ts';
import { Input } from '../../../ui/Input.tsx';
import { LabelledControl } from '../../../ui/LabelledControl.tsx';
import { RowCheckbox } from '../../../ui/list/RowCheckbox.tsx';
import { StaleLine } from '../../../ui/list/StaleLine.tsx';
import { Message } from '../../../ui/Message.tsx';
import { NotAvailable } from '../../../ui/NotAvailable.tsx';
import { onPhones } from '../../../ui/on-phones.ts';
import { RetryButton } from '../../../ui/RetryButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { StatePanel } from '../../../ui/StatePanel.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { employeesTexts } from '../texts/texts.ts';
import { AfterHandOver } from './AfterHandOver.tsx';
import { HandBack } from './HandBack.tsx';
import { MovingMeetings } from './MovingMeetings.tsx';
import { Transfers } from './Transfers.tsx';
import { useTerritoryReceiverQuery } from './territory.generated.ts';
import { territoryTexts } from './texts/texts.ts';
import { Unfinished } from './Unfinished.tsx';
import { type Choice, useReason, useSuccessor } from './use-choice.ts';
import { type HandOver, type Holder, keyOf, type Move, sumOf, type TerritoryRow, totalOf, useTerritory } from './use-territory.ts';

interface Props {
  userId: string;
  name: string;
  pageId: string;
  /** Renders the search for the other employee. */
  search: (chosen: string | undefined, onChoose: (employee: Holder) => void) => ReactNode;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  /** Returns the path of a list of an employee. */
  pathTo: (userId: string, list: 'farmers' | 'dealers' | 'meetings') => string;
}

export function TerritoryPanel(props: Props) {
  const text = useText(employeesTexts, territoryTexts);
  const extensions = useServerConfig()?.extensions;
  if (extensions) return <Territory {...props} />;
  return (
    <Sheet title={text('employees.territory')} pageId={props.pageId}>
      {extensions === false && <NotAvailable icon={MapPinned} detail={text('employees.territory.unavailable')} />}
    </Sheet>
  );
}

function Territory({ userId, name, pageId, search, choice, onChoice, pathTo }: Props) {
  const text = useText(employeesTexts, territoryTexts, peopleTexts, formTexts);
  const { rows, outcome, progress, lefts, busy, last, handOver, resume, countBack, handBack, forget, retry, dismiss, stop } = useTerritory({
    id: userId,
    name,
  });
  const [successor, onFound] = useSuccessor(choice.to);
  const [reason, setReason] = useReason(userId);
  const left = new Set(choice.stays);
  const [lacksSuccessor, setLacksSuccessor] = useState(false);
  const chosen = (rows ?? []).filter((row) => !left.has(keyOf(row)));
  const total = totalOf(chosen);
  const receiver = useTerritoryReceiverQuery(
    successor !== null && total.total > 0
      ? { variables: { toUserId: successor.id }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }
      : skipToken,
  );
  const select = (selected: readonly TerritoryRow[], isSelected: boolean) => {
    const next = new Set(left);
    for (const row of selected)
      if (isSelected) next.delete(keyOf(row));
      else next.add(keyOf(row));
    onChoice({ ...choice, stays: [...next] });
  };
  const start = async () => {
    setLacksSuccessor(successor === null);
    if (successor === null || busy || total.total === 0) return;
    // The next hand-over has another reason.
    if (await handOver(successor, chosen, visibleText(reason))) setReason('');
  };
  return (
    <Sheet title={text('employees.territory')} pageId={pageId} note={name}>
      <chakra.div px="gutter" pb="3" maxW="420px">
        {search(successor?.id, (employee) => {
          onFound(employee);
          onChoice({ ...choice, to: employee.id });
          setLacksSuccessor(false);
        })}
        <Caption as="p" role="status">
          {successor === null ? text('employees.territory.choose') : text('employees.territory.to', { name: successor.name })}
        </Caption>
      </chakra.div>
      <chakra.div px="gutter" display="grid" gap="2" pb="2" _empty={{ display: 'none' }}>
        {last !== undefined && (
          <HandedOver
            key={`${last.to.id} ${last.at}`}
            move={last}
            meetings={last.from.id === userId ? total.meetings : 0}
            pathTo={pathTo}
            countBack={countBack}
            handBack={handBack}
            onClose={forget}
          />
        )}
        {!busy && <Unfinished userId={userId} onResume={resume} />}
        {outcome !== undefined && rows === undefined ? (
          <Message kind="error">
            {'failure' in outcome ? text(outcome.failure) : outcome.message} <RetryButton onRetry={retry} />
          </Message>
        ) : (
          <OutcomeMessage outcome={outcome?.kind === 'done' ? undefined : outcome} onClose={dismiss} />
        )}
        {lacksSuccessor && <Message kind="error">{text('employees.territory.choose')}</Message>}
      </chakra.div>
      {rows?.length === 0 && <StatePanel role="status" picture={<FurrowArt />} title={text('employees.territory.none', { name })} />}
      {rows !== undefined && rows.length > 0 && (
        <chakra.div flex="1" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 300px' }} alignContent="start">
          <div>
            <TerritoryTable
              rows={rows}
              isSelected={(row) => !left.has(keyOf(row))}
              onSelect={select}
              onSubmit={() => void start()}
              total={total}
              lefts={lefts}
            />
            {total.meetings > 0 && (
              <MovingMeetings
                owner={{ id: userId, name }}
                successor={successor}
                planned={receiver.data?.planned}
                chosen={chosen}
                listPath={pathTo(userId, 'meetings')}
              />
            )}
          </div>
          <chakra.div borderInlineStartWidth={{ xl: '1px' }} borderTopWidth={{ base: '1px', xl: '0' }}>
            <AfterHandOver owner={{ id: userId, name }} successor={successor} receiver={receiver.data} rows={rows} chosen={chosen} />
            {receiver.error !== undefined && <StaleLine onRetry={() => void receiver.refetch()}>{text(failureOf(receiver.error))}</StaleLine>}
            <Block title={text('employees.territory.staysTitle')}>
              <chakra.p color="fg.muted">{text('employees.territory.stays', { name })}</chakra.p>
              <chakra.div mt="3">
                <LabelledControl label={text('employees.territory.reason')} hint={text('form.optional')}>
                  {(control) => (
                    <Input {...control} size="sm" maxLength={500} disabled={busy} value={reason} onChange={({ target }) => setReason(target.value)} />
                  )}
                </LabelledControl>
              </chakra.div>
            </Block>
          </chakra.div>
        </chakra.div>
      )}
      <Transfers userId={userId} busy={busy} countBack={countBack} handBack={handBack} />
      <div className="foot">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" px="gutter" py="2.5" borderTopWidth="1px" bg="bg">
          <chakra.p flex="1" minW="200px" role="status">
            {busy && progress !== undefined
              ? text('employees.territory.progress', { done: formatNumber(progress.done), all: formatNumber(progress.all) })
              : text('employees.territory.summary', {
                  records: text('employees.territory.records', { count: total.total }),
                  talukas: text('employees.territory.talukas', { count: chosen.length }),
                })}
          </chakra.p>
          {busy && <Button onClick={stop}>{text('employees.territory.stop')}</Button>}
          <Button variant="solid" h="control" aria-busy={busy} disabled={rows === undefined || total.total === 0} onClick={() => void start()}>
            <ArrowRightLeft />
            {text('employees.territory.handOver', { total: formatNumber(total.total) })}
          </Button>
        </chakra.div>
      </div>
    </Sheet>
  );
}

interface TableProps {
  rows: readonly TerritoryRow[];
  isSelected: (row: TerritoryRow) => boolean;
  onSelect: (rows: readonly TerritoryRow[], isSelected: boolean) => void;
  onSubmit: () => void;
  total: ReturnType<typeof totalOf>;
  /** Number of records left in each taluka that moves; undefined unless a hand-over runs. */
  lefts: ReadonlyMap<string, number> | undefined;
}

/** The columns of figures. */
const columns = ['farmers', 'dealers', 'meetings', 'total'] as const;

/** Five columns fit on a phone when their heads wrap. */
const tableCss = {
  [onPhones]: {
    '& :is(th, td)': { px: '1' },
    '&& thead th': { whiteSpace: 'normal' },
    '&& [scope=row]': { overflowWrap: 'break-word' },
    '& :is(th, td):first-of-type': { w: '8' },
  },
} as const;

function TerritoryTable({ rows, isSelected, onSelect, onSubmit, total, lefts }: TableProps) {
  const text = useText(employeesTexts, territoryTexts, peopleTexts);
  const write = useValues();
  const selected = rows.filter(isSelected).length;
  /** Returns what a running hand-over has done in a taluka. */
  const stateOf = (row: TerritoryRow) => {
    const [all, rest] = [sumOf(row.counts), lefts?.get(keyOf(row))];
    if (rest === undefined) return '';
    if (rest === 0) return text('employees.territory.state.moved');
    if (rest === all) return text('employees.territory.state.waiting');
    return text('employees.territory.state.part', { done: formatNumber(all - rest), all: formatNumber(all) });
  };
  const number = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;
  return (
    <chakra.div
      overflowX="auto"
      onKeyDown={({ key, ctrlKey }) => {
        if (key === 'Enter' && ctrlKey) onSubmit();
      }}
    >
      <chakra.table className="small-table" css={tableCss} aria-label={text('employees.territory')}>
        <thead>
          <tr>
            <chakra.th scope="col" w="48px">
              <RowCheckbox
                label={text('employees.territory.all')}
                checked={selected === rows.length ? true : selected === 0 ? false : 'mixed'}
                onChange={(checked) => onSelect(rows, checked)}
              />
            </chakra.th>
            <th scope="col">{text('areas.taluka')}</th>
            {columns.map((column) => (
              <chakra.th key={column} scope="col" {...number}>
                {text(`employees.territory.${column}`)}
              </chakra.th>
            ))}
            {lefts !== undefined && <th scope="col">{text('person.status')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { taluka, district, counts } = row;
            const label = write.area(taluka, district);
            return (
              <chakra.tr key={keyOf(row)} bg={isSelected(row) ? 'bg.selected' : undefined}>
                <td>
                  <RowCheckbox label={label} checked={isSelected(row)} onChange={(checked) => onSelect([row], checked)} />
                </td>
                <th scope="row">
                  {label}{' '}
                  <Caption as="span" fontWeight="400">
                    {write.area(district)}
                  </Caption>
                </th>
                {columns.map((column) => (
                  <chakra.td key={column} {...number}>
                    {formatNumber(column === 'total' ? sumOf(counts) : counts[column])}
                  </chakra.td>
                ))}
                {lefts !== undefined && <td>{stateOf(row)}</td>}
              </chakra.tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{text('employees.territory.selected', { selected: formatNumber(selected), count: rows.length })}</th>
            {columns.map((column) => (
              <chakra.td key={column} fontWeight="600" {...number}>
                {formatNumber(total[column])}
              </chakra.td>
            ))}
            {lefts !== undefined && <td />}
          </tr>
        </tfoot>
      </chakra.table>
    </chakra.div>
  );
}

interface HandedOverProps {
  move: Move;
  /** Number of meetings that stay. */
  meetings: number;
  /** Returns the path of a list of an employee. */
  pathTo: (userId: string, list: 'farmers' | 'dealers') => string;
  countBack: (handOver: HandOver) => Promise<number | undefined>;
  handBack: (handOver: HandOver, all: number) => Promise<void>;
  onClose: () => void;
}

/** Renders the result of a hand-over: both lists of both employees, and handing the same records back. */
function HandedOver({ move, meetings, pathTo, countBack, handBack, onClose }: HandedOverProps) {
  const text = useText(territoryTexts);
  const { from, to, at, count, isOver } = move;
  const message = useRef<HTMLDivElement>(null);
  // The pressed button is gone or disabled, so the focus would be lost.
  useEffect(() => message.current?.focus(), []);
  return (
    <Message ref={message} kind="success" onClose={onClose}>
      {text('employees.territory.done', { name: to.name, count })}
      {isOver && meetings > 0 && ` ${text('employees.territory.meetingsStay', { name: to.name, count: meetings })}`}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" mt="2">
        {[to, from].flatMap(({ id, name }) =>
          (['farmers', 'dealers'] as const).map((list) => (
            <TextLink key={`${id} ${list}`} to={pathTo(id, list)}>
              {text(`employees.territory.list.${list}`, { name })}
            </TextLink>
          )),
        )}
        {at !== null && count > 0 && <HandBack handOver={move} countBack={countBack} handBack={handBack} />}
      </chakra.div>
    </Message>
  );
}
