/** A farmer or dealer in a directory of the QR dashboard. */
import type { FragmentType } from '@apollo/client';
import { useValues } from '../../people/use-values.ts';
import { Cell } from '../../ui/list/Cell.tsx';
import { Row } from '../../ui/list/Row.tsx';
import { type DirectoryRow_EntryFragment, useDirectoryRow_EntryFragment } from './directory.generated.ts';

interface Props {
  entry: FragmentType<DirectoryRow_EntryFragment>;
}

export function DirectoryRow({ entry }: Props) {
  const write = useValues();
  const row = useDirectoryRow_EntryFragment(entry);
  if (row === undefined) return null;
  return (
    <Row>
      <Cell kind="drop">{row.id}</Cell>
      <Cell kind="main" fontWeight="600">
        {write.text(row.name)}
      </Cell>
      <Cell kind="sub" whiteSpace="nowrap">
        {write.phone(row.mobile)}
      </Cell>
      <Cell kind="drop">{write.phone(row.whatsAppMobile)}</Cell>
      <Cell kind="drop">{write.text(row.state)}</Cell>
      <Cell kind="drop">{write.text(row.district)}</Cell>
      <Cell kind="sub">{write.text(row.taluka)}</Cell>
      <Cell kind="sub">{write.text(row.village)}</Cell>
    </Row>
  );
}
