/** Renders a cell of a list row, placed by its kind. The styles of the kinds are in `theme/list.ts`. */
import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { CellKind, Column } from './columns.ts';

interface Props extends Omit<ComponentProps<'td'>, 'align' | 'color' | 'width' | 'height'>, Pick<Column, 'align' | 'wideOnly'> {
  kind: CellKind;
  nowrap?: boolean | undefined;
  strong?: boolean | undefined;
}

export function Cell({ kind, align, wideOnly, nowrap, strong, className, ...cell }: Props) {
  // biome-ignore lint/a11y/noRedundantRoles: below 768 pixels a cell is a block, and would lose its role.
  return <td role="cell" className={classNames(cellClass({ kind, align, wideOnly, nowrap, strong }), className)} {...cell} />;
}

export const cellClass = ({ kind, align, wideOnly, nowrap, strong }: Props): string =>
  classNames('list-cell', `list-${kind}`, align && `list-${align}`, wideOnly && 'list-wide', nowrap && 'list-nowrap', strong && 'list-strong');

/** A cell with style properties, where the kind is not enough. */
export const StyledCell = chakra(Cell);
