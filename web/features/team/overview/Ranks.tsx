/** Renders the employees, talukas or products with the highest measure: name, bar, number, and the number of the other period. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { LineButton } from '../../../ui/LineButton.tsx';
import { ReturnTextLink } from '../../../ui/list/ReturnLink.tsx';
import { type Measure, type Ranked, ranked, totalOf } from './activity.ts';
import { overviewTexts } from './texts/texts.ts';

interface Props {
  title: string;
  note?: string | undefined;
  /** Undefined while loading. */
  rows: readonly Ranked[] | undefined;
  measure: Measure;
  /** Returns the path of the list of a row. */
  pathTo: (key: string) => string | undefined;
}

/** Number of rows that are shown at first. */
const most = 10;

export function Ranks({ title, note, rows, measure, pathTo }: Props) {
  const text = useText(overviewTexts, peopleTexts);
  const [showsAll, setShowsAll] = useState(false);
  const all = rows && ranked(rows, measure);
  const displayed = showsAll ? all : all?.slice(0, most);
  const rest = all?.slice(most) ?? [];
  const greatest = Math.max(1, ...(all ?? []).map(({ values }) => Math.max(values[measure].now, values[measure].beside)));
  const share = (value: number) => `${(value / greatest) * 100}%`;
  return (
    <section aria-label={title} aria-busy={rows === undefined}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" mb="2">
        <chakra.h3 fontWeight="600" flex="1">
          {title}
        </chakra.h3>
        {note && <Caption>{note}</Caption>}
      </chakra.div>
      {all?.length === 0 && <Caption>{text('overview.nothing')}</Caption>}
      {displayed && displayed.length > 0 && (
        <chakra.table aria-label={title} w="full" css={ranksCss}>
          <thead>
            <tr>
              <th scope="col">{text('person.name')}</th>
              <td aria-hidden="true" />
              <th scope="col">{text('overview.nowHead')}</th>
              <th scope="col">{text('overview.besideHead')}</th>
            </tr>
          </thead>
          <tbody>
            {displayed.map(({ key, label, values }) => {
              const { now, beside } = values[measure];
              const name = label ?? key;
              const path = pathTo(key);
              return (
                <tr key={key}>
                  <th scope="row">{path ? <ReturnTextLink to={path}>{name}</ReturnTextLink> : name}</th>
                  <td aria-hidden="true">
                    <span>
                      <i style={{ width: share(now) }} />
                      <b style={{ insetInlineStart: share(beside) }} />
                    </span>
                  </td>
                  <td>{formatNumber(now)}</td>
                  <td>{formatNumber(beside)}</td>
                </tr>
              );
            })}
          </tbody>
        </chakra.table>
      )}
      {rest.length > 0 && (
        <LineButton type="button" mt="1" _print={{ display: 'none' }} onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? text('overview.firstTen')
            : text('overview.allRanks', {
                count: formatNumber(rest.length + most),
                rest: formatNumber(rest.length),
                total: formatNumber(totalOf(rest, measure).now),
              })}
        </LineButton>
      )}
    </section>
  );
}

const ranksCss = {
  fontSize: '13px',
  '& tbody th': { textAlign: 'start', fontWeight: '400', py: '0.5', pe: '2', maxW: { md: '240px' } },
  '& td[aria-hidden]': { w: { base: '30%', md: '38%' } },
  '& thead th': { textStyle: 'meta', fontWeight: '400', color: 'fg.muted', textAlign: 'end', whiteSpace: 'nowrap', ps: '2' },
  '& thead th:first-of-type': { textAlign: 'start', ps: '0' },
  // The whole row, and so its bar, is the link.
  '& tr:has(a)': { position: 'relative', _hover: { bg: 'bg.subtle' } },
  '& a': { textDecoration: 'none', _hover: { textDecoration: 'underline' }, _after: { content: '""', position: 'absolute', inset: '0' } },
  '& td:not([aria-hidden])': { textAlign: 'end', whiteSpace: 'nowrap', ps: '2', w: '1%', fontWeight: '600' },
  '& tbody td:last-of-type': { fontWeight: '400!', color: 'fg.muted' },
  '& td > span': { display: 'block', position: 'relative', h: '8px', bg: 'bg.emphasized', borderRadius: 'l1', printColorAdjust: 'exact' },
  '& i': { display: 'block', h: 'full', bg: 'brand.solid', borderRadius: 'l1' },
  '& b': { position: 'absolute', insetBlock: '-3px', w: '2px', bg: 'fg', outline: '1px solid', outlineColor: 'bg' },
} as const;
