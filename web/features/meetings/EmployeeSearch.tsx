/** Renders a search that chooses one active employee. An extension. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { failureOf } from '../../data/failure.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useFindEmployeesQuery } from './meetings.generated.ts';
import { meetingsTexts } from './texts/texts.ts';

interface Props {
  label: string;
  /** The employee who cannot be chosen. */
  not?: string;
  /** Name that is searched for until the person types; empty for none. */
  suggested?: string;
  chosen: string | undefined;
  onChoose: (employee: { id: string; name: string }) => void;
}

export function EmployeeSearch({ label, suggested = '', ...found }: Props) {
  const [query, setQuery] = useState('');
  return (
    <>
      <chakra.span display="flex">
        <SearchBox label={label} value={query} onSearch={setQuery} />
      </chakra.span>
      <Found label={label} query={query || suggested} {...found} />
    </>
  );
}

function Found({ label, query, not, chosen, onChoose }: Omit<Props, 'suggested'> & { query: string }) {
  const text = useText(meetingsTexts);
  const group = useId();
  const { data, loading, error, refetch } = useFindEmployeesQuery(query === '' ? skipToken : { variables: { text: query } });
  const found = (data?.search ?? []).flatMap(({ hits }) =>
    hits.flatMap(({ node }) => (node.__typename === 'Employee' && node.active && node.id !== not ? [node] : [])),
  );
  if (query === '') return null;
  if (loading) return <Spinner />;
  if (error !== undefined) return <StaleLine onRetry={() => void refetch()}>{text(failureOf(error))}</StaleLine>;
  if (found.length === 0) return <p>{text('meetings.nobodyFound')}</p>;
  return (
    <chakra.div role="radiogroup" aria-label={label} display="grid" maxH="140px" overflowY="auto">
      {found.map(({ id, firstName, lastName }) => {
        const name = joinParts([firstName, lastName], ' ') || id;
        return (
          <chakra.label key={id} display="flex" alignItems="center" gap="2" minH="control" cursor="pointer">
            <input type="radio" name={group} checked={id === chosen} onChange={() => onChoose({ id, name })} />
            {name}
          </chakra.label>
        );
      })}
    </chakra.div>
  );
}
