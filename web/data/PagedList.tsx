/** A list of rows, page by page: what the columns state, of the rows that `useListPage` has. */
import { useText } from '../i18n/text-context.ts';
import { Cell } from '../ui/list/Cell.tsx';
import type { RowColumn } from '../ui/list/columns.ts';
import type { ListFrameProps } from '../ui/list/ListFrame.tsx';
import { ListSheet } from '../ui/list/ListSheet.tsx';
import { Row } from '../ui/list/Row.tsx';
import { failureOf } from './failure.ts';
import type { ListPage } from './list-page.ts';

interface Props<Node, Fields> extends Omit<ListFrameProps, keyof ListPage<unknown> | 'failure'> {
  list: ListPage<{ readonly nodes: readonly Node[] }>;
  columns: readonly RowColumn<Fields>[];
  keyOf: (node: Node) => string;
  /** The generated hook that reads the fields of a row; undefined once they are no longer known. */
  useFields: (node: Node) => Fields | undefined;
}

export function PagedList<Node, Fields>({ list, columns, keyOf, useFields, ...frame }: Props<Node, Fields>) {
  const text = useText();
  return (
    <ListSheet
      {...frame}
      {...list}
      columns={columns}
      rows={({ nodes }) => nodes.map((node) => <ListRow key={keyOf(node)} node={node} columns={columns} useFields={useFields} />)}
      failure={text(failureOf(list.error))}
    />
  );
}

type RowProps<Node, Fields> = Pick<Props<Node, Fields>, 'columns' | 'useFields'> & { node: Node };

function ListRow<Node, Fields>({ node, columns, useFields }: RowProps<Node, Fields>) {
  const fields = useFields(node);
  if (fields === undefined) return null;
  return (
    <Row>
      {columns.map(({ key, kind, align, nowrap, strong, cell }) => (
        <Cell key={key} kind={kind} textAlign={align} {...(nowrap && { whiteSpace: 'nowrap' })} {...(strong && { fontWeight: '600' })}>
          {cell(fields)}
        </Cell>
      ))}
    </Row>
  );
}
