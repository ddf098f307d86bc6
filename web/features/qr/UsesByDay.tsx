/** Renders the codes used on each day of a month, as a chart and as a table. It opens on demand, so the ten rows below stay visible. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { addDays } from '../../calendar/india.ts';
import { daysIn } from '../../calendar/month-days.ts';
import { daysOfMonth, type YearMonth } from '../../calendar/months.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { chartStep, DayBars } from '../../ui/DayBars.tsx';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { qrTexts } from './texts/texts.ts';
import { useQrUsesByDayQuery } from './users.generated.ts';

export function UsesByDay({ month }: { month: YearMonth }) {
  const text = useText(qrTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Details label={text('qr.byDayTitle')} onToggle={setOpen}>
      {isOpen && <Days month={month} />}
    </Details>
  );
}

function Days({ month: { month, year } }: { month: YearMonth }) {
  const text = useText(qrTexts);
  const dates = useDates();
  const extensions = useServerConfig()?.extensions;
  const { data, error, refetch } = useQrUsesByDayQuery(extensions ? { variables: { month, year }, fetchPolicy: 'cache-and-network' } : skipToken);
  if (extensions === false)
    return (
      <Caption as="p" w="full">
        {notAvailable(text, text('qr.byDayTitle'))}
      </Caption>
    );
  const uses = data?.qrUsesByDay;
  if (error !== undefined && !uses) return <StaleLine onRetry={() => void refetch()}>{text('qr.byDayFailed')}</StaleLine>;
  const { from } = daysOfMonth({ month, year });
  const days = Array.from({ length: daysIn(from) }, (_, at) => {
    const date = addDays(from, at);
    const value = uses?.find((day) => day.date === date)?.count ?? 0;
    return { date, value, title: `${dates.named(date)}: ${formatNumber(value)}` };
  });
  const total = days.reduce((sum, { value }) => sum + value, 0);
  return (
    <chakra.div w="full" aria-busy={uses === undefined}>
      <DayBars
        label={text('qr.byDay', { month: `${dates.month(month)} ${year}`, total: formatNumber(total) })}
        days={days}
        step={chartStep(Math.max(...days.map(({ value }) => value)))}
        write={formatNumber}
      />
      <Details label={text('qr.byDayTable')}>
        <chakra.table
          aria-label={text('qr.codesUsed')}
          css={{ '& :is(th, td)': { px: '2', py: '0.5', textAlign: 'start' }, '& td:last-child, & th:last-child': { textAlign: 'end' } }}
        >
          <thead>
            <tr>
              <th scope="col">{text('qr.day')}</th>
              <th scope="col">{text('qr.codesUsed')}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ value }) => value > 0)
              .map(({ date, value }) => (
                <tr key={date}>
                  <td>{dates.named(date)}</td>
                  <td>{formatNumber(value)}</td>
                </tr>
              ))}
          </tbody>
        </chakra.table>
      </Details>
    </chakra.div>
  );
}

interface DetailsProps {
  label: string;
  children: ReactNode;
  onToggle?: (isOpen: boolean) => void;
}

function Details({ label, children, onToggle }: DetailsProps) {
  return (
    <chakra.details w="full" textStyle="meta" onToggle={(event) => event.target === event.currentTarget && onToggle?.(event.currentTarget.open)}>
      <chakra.summary cursor="pointer" color="fg.muted" minH="6" focusVisibleRing="outside" borderRadius="l1" w="fit-content">
        {label}
      </chakra.summary>
      {children}
    </chakra.details>
  );
}
