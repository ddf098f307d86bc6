/** Renders numbers by row as a table, each with a bar relative to the largest. */
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../i18n/formats.ts';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';

interface CountRow {
  readonly key: string;
  readonly label: string;
  /** Secondary text beside the label. */
  readonly note?: string | null;
  /** Path of the page of the counted item. */
  readonly to?: string | undefined;
  readonly count: number;
}

interface Props {
  caption: string;
  /** Heads of the two columns. */
  head: string;
  count: string;
  rows: readonly CountRow[];
}

export function CountTable({ caption, head, count: countHead, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    // The height of the head and six rows of one line, so that no row is cut.
    <chakra.div maxH="140px" overflowY="auto" position="relative">
      <chakra.table
        aria-label={caption}
        w="full"
        textStyle="meta"
        css={{ '& :is(th, td)': { py: '0.5', pe: '2', textAlign: 'start' }, '& td:last-child, & th:last-child': { textAlign: 'end' } }}
      >
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <td aria-hidden="true" />
            <th scope="col">{countHead}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, note, to, count }) => (
            <tr key={key}>
              <chakra.td w="60%" maxW="0" truncate title={label}>
                {to === undefined ? (
                  label
                ) : (
                  <ReturnLink className="name-link" style={{ fontWeight: 'inherit' }} to={to}>
                    {label}
                  </ReturnLink>
                )}{' '}
                {note && (
                  <chakra.span color="fg.muted" fontWeight="400">
                    {note}
                  </chakra.span>
                )}
              </chakra.td>
              <chakra.td aria-hidden="true" w="40%">
                <chakra.div h="8px" borderRadius="l1" bg="brand.solid" style={{ width: `${(count / most) * 100}%` }} />
              </chakra.td>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
