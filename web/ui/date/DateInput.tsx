/**
 * Renders a date as text, `Thu 19 Nov 2026`, the same in every browser. A day can be typed in any common notation or picked from a calendar, which opens
 * with its button or with Alt and Arrow Down. Text is parsed on blur and on Enter. Text that is not a day stays as typed.
 */
import { chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDay, readDay } from '../../calendar/read-day.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useLanguage, useText } from '../../i18n/text-context.ts';
import { afterPress } from '../after-press.ts';
import { formTexts } from '../form/texts/texts.ts';
import { Input, type InputProps } from '../Input.tsx';
import { loadChunk } from '../load-chunk.ts';
import type { Calendar } from './Calendar.tsx';

interface Props extends Pick<InputProps, 'id' | 'name' | 'required' | 'size' | 'autoComplete' | 'aria-label' | 'aria-invalid' | 'aria-describedby'> {
  /** `YYYY-MM-DD`, or text that is not a day. */
  value: string;
  onChange: (value: string) => void;
  /** The last day that the calendar offers. A year with missing digits is completed so that the day is not after it. */
  latest?: string | undefined;
  /** Error message, when no surrounding field shows one. */
  message?: string | undefined;
}

export function DateInput({ value, onChange, latest, message, id: givenId, ...input }: Props) {
  const text = useText(formTexts);
  const dates = useDates();
  const { language } = useLanguage();
  const ownId = useId();
  const id = givenId ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  /** Typed text that has not been parsed yet. */
  const [typed, setTyped] = useState<string>();
  const [calendar, setCalendar] = useState<{ Calendar: typeof Calendar }>();
  const [isMissing, setMissing] = useState(false);
  const today = indiaToday();
  const written = typed ?? (isDay(value) ? dates.named(value) : value);
  const problem = message ?? (isMissing ? text('form.date.noCalendar') : undefined);

  const read = (entry: string) => {
    setTyped(undefined);
    const next = readDay(entry, { language, today, latest }) ?? entry.trim();
    if (next !== value) onChange(next);
  };
  const open = async () => {
    if (typed !== undefined) read(typed);
    try {
      setCalendar(await loadChunk(() => import('./Calendar.tsx')));
      setMissing(false);
    } catch {
      setMissing(true);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      void open();
    }
    if (typed === undefined) return;
    // Parses at once, because Enter may send the form that contains the field.
    if (event.key === 'Enter') flushSync(() => read(typed));
    if (event.key === 'Escape') {
      event.stopPropagation();
      setTyped(undefined);
    }
  };

  return (
    <chakra.span
      id={`${id}-frame`}
      position="relative"
      display="flex"
      flex="1"
      minW="0"
      onBlur={(event) => {
        // A focus on the field's own button or calendar does not count as leaving the field.
        if (calendar !== undefined || event.currentTarget.contains(event.relatedTarget)) event.stopPropagation();
      }}
    >
      <Input
        {...input}
        ref={field}
        id={id}
        type="text"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={calendar !== undefined}
        aria-controls={calendar && `${id}-calendar`}
        aria-describedby={problem === undefined ? input['aria-describedby'] : `${id}-problem`}
        spellCheck={false}
        value={written}
        data-owns-escape={typed === undefined ? undefined : ''}
        // A browser's autofill is not followed by a blur, so its value is parsed at once.
        onChange={({ target }) => (target === document.activeElement ? setTyped(target.value) : read(target.value))}
        onFocus={({ target }) => target.select()}
        onBlur={() => typed !== undefined && afterPress(() => read(typed))}
        onKeyDown={onKeyDown}
        pe="36px"
      />
      <CalendarButton id={`${id}-button`} isOpen={calendar !== undefined} onClick={() => void open()} />
      {problem !== undefined && <Problem id={`${id}-problem`}>{problem}</Problem>}
      {calendar !== undefined && (
        <calendar.Calendar
          id={`${id}-calendar`}
          anchor={`${id}-frame`}
          trigger={`${id}-button`}
          value={isDay(value) ? value : undefined}
          today={today}
          latest={latest}
          field={() => field.current}
          onClose={() => setCalendar(undefined)}
          onPick={(day) => {
            setCalendar(undefined);
            if (day !== value) onChange(day);
          }}
        />
      )}
    </chakra.span>
  );
}

function CalendarButton({ id, isOpen, onClick }: { id: string; isOpen: boolean; onClick: () => void }) {
  const text = useText(formTexts);
  return (
    <chakra.button
      id={id}
      type="button"
      position="absolute"
      insetEnd="1"
      top="50%"
      transform="translateY(-50%)"
      boxSize="28px"
      display="grid"
      placeItems="center"
      borderRadius="l1"
      color="fg.muted"
      cursor="pointer"
      focusVisibleRing="inside"
      zIndex="raised"
      _hover={{ bg: 'bg.muted', color: 'fg' }}
      _print={{ display: 'none' }}
      aria-label={text('form.date.choose')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <CalendarDays />
    </chakra.button>
  );
}

/** Renders a message over the content below, so nothing moves. */
function Problem({ id, children }: { id: string; children: string }) {
  return (
    <chakra.span
      id={id}
      role="alert"
      position="absolute"
      top="calc(100% + 4px)"
      insetStart="0"
      zIndex="popover"
      w="max-content"
      maxW="260px"
      px="2"
      py="1"
      borderRadius="l2"
      layerStyle="floating"
      color="fg.error"
      textStyle="meta"
    >
      {children}
    </chakra.span>
  );
}
