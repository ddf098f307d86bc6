/** Check ins and check outs in order: a filled dot with a line to its check out, which is a ring. */
import { chakra } from '@chakra-ui/react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { attendanceTexts } from './texts/texts.ts';
import type { CheckEvent } from './work-time.ts';

export function Timeline({ events }: { events: readonly (CheckEvent & { readonly id: string })[] }) {
  const text = useText(attendanceTexts, peopleTexts);
  const dates = useDates();
  return (
    <chakra.ol listStyle="none">
      {events.map(({ id, kind, at }) => (
        <chakra.li
          key={id + kind}
          position="relative"
          display="grid"
          gridTemplateColumns="12px auto 1fr"
          columnGap="3"
          alignItems="center"
          minH="30px"
          css={{
            '&:not(:last-child)::after': {
              content: '""',
              position: 'absolute',
              insetStart: '5px',
              top: '22px',
              bottom: '-8px',
              w: '2px',
              bg: kind === 'CHECK_IN' ? 'brand.solid' : 'border.emphasized',
            },
          }}
        >
          <chakra.span
            boxSize="12px"
            borderRadius="full"
            {...(kind === 'CHECK_IN' ? { bg: 'brand.solid' } : { bg: 'bg', boxShadow: 'inset 0 0 0 2px {colors.border.control}' })}
          />
          <chakra.time dateTime={at ?? undefined} fontWeight="600">
            {at === null ? text('value.none') : dates.time(at)}
          </chakra.time>
          <span>{text(`attendance.${kind}`)}</span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
