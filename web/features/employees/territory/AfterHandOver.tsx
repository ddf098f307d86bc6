/** Renders beside the talukas what moves, and what both employees have after the hand-over. */
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { Block } from '../../../ui/Block.tsx';
import type { TerritoryReceiverQuery } from './territory.generated.ts';
import { territoryTexts } from './texts/texts.ts';
import { type Holder, type TerritoryRow, totalOf } from './use-territory.ts';

interface Props {
  owner: Holder;
  successor: Holder | null;
  /** Undefined until it has loaded. */
  receiver: TerritoryReceiverQuery | undefined;
  /** The whole territory. */
  rows: readonly TerritoryRow[];
  /** The part that moves. */
  chosen: readonly TerritoryRow[];
}

const kinds = ['farmers', 'dealers'] as const;

const figures = ['farmers', 'dealers', 'meetings', 'total'] as const;

export function AfterHandOver({ owner, successor, receiver, rows, chosen }: Props) {
  const text = useText(territoryTexts);
  const [whole, moved] = [totalOf(rows), totalOf(chosen)];
  const lines = kinds.flatMap((kind) => {
    const before = receiver?.[kind]?.totalCount ?? null;
    if (successor === null || moved[kind] === 0) return [];
    return [
      ...(before === null ? [] : [{ kind, name: successor.name, before, after: before + moved[kind] }]),
      { kind, name: owner.name, before: whole[kind], after: whole[kind] - moved[kind] },
    ];
  });
  return (
    <>
      <Block title={successor === null ? text('employees.territory.movesOpen') : text('employees.territory.moves', { name: successor.name })}>
        <Figures lines={figures.map((figure) => ({ key: figure, name: text(`employees.territory.${figure}`), value: formatNumber(moved[figure]) }))} hasTotal />
      </Block>
      {lines.length > 0 && (
        <Block title={text('employees.territory.after')}>
          <Figures
            lines={lines.map(({ kind, name, before, after }) => ({
              key: `${kind} ${name}`,
              name: text(`employees.territory.list.${kind}`, { name }),
              value: text('employees.territory.change', { before: formatNumber(before), after: formatNumber(after) }),
            }))}
          />
        </Block>
      )}
    </>
  );
}

interface FiguresProps {
  lines: readonly { readonly key: string; readonly name: string; readonly value: string }[];
  /** True when the last line is the total of the others. */
  hasTotal?: boolean;
}

function Figures({ lines, hasTotal = false }: FiguresProps) {
  return (
    <chakra.dl maxW="420px">
      {lines.map(({ key, name, value }, at) => (
        <chakra.div
          key={key}
          display="flex"
          justifyContent="space-between"
          gap="4"
          py="1"
          borderTopWidth={at === 0 ? '0' : '1px'}
          fontWeight={hasTotal && at === lines.length - 1 ? '600' : undefined}
        >
          <chakra.dt overflowWrap="anywhere">{name}</chakra.dt>
          <chakra.dd fontVariantNumeric="tabular-nums" textAlign="end" flexShrink="0">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
