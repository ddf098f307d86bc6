/** A person who collects points, in a list; the row opens the person. */
import type { FragmentType } from '@apollo/client';
import { useValues } from '../../people/use-values.ts';
import { Cell } from '../../ui/list/Cell.tsx';
import { OpenCell } from '../../ui/list/OpenCell.tsx';
import { Row } from '../../ui/list/Row.tsx';
import { RowLink } from '../../ui/list/RowLink.tsx';
import { type QrUserRow_UserFragment, useQrUserRow_UserFragment } from './users.generated.ts';

interface Props {
  user: FragmentType<QrUserRow_UserFragment>;
  hrefOf: (id: string) => string;
}

export function QrUserRow({ user, hrefOf }: Props) {
  const write = useValues();
  const row = useQrUserRow_UserFragment(user);
  if (row === undefined) return null;
  return (
    <Row>
      <Cell kind="drop">{row.id}</Cell>
      <Cell kind="main">
        <RowLink to={hrefOf(row.id)}>{write.name(row)}</RowLink>
      </Cell>
      <Cell kind="sub" whiteSpace="nowrap">
        {write.phone(row.phoneNumber)}
      </Cell>
      <Cell kind="sub">{write.text(row.address)}</Cell>
      <Cell kind="drop">{write.text(row.language)}</Cell>
      <Cell kind="drop">{write.dateTime(row.createdAt)}</Cell>
      <Cell kind="drop">{write.dateTime(row.updatedAt)}</Cell>
      <OpenCell />
    </Row>
  );
}
