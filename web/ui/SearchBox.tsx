/** Renders a search box. It searches after a short delay, at once on Enter and when emptied, and follows the address when the address changes on its own. */
import { Button } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../i18n/text-context.ts';
import { listTexts } from './list/texts/texts.ts';
import { searchText } from './search-text.ts';

/** Delay after the last key, in milliseconds. */
const pause = 300;

interface Props {
  /** Accessible name, also the placeholder. */
  label: string;
  /** The current search text. */
  value: string;
  onSearch: (text: string) => void;
}

export function SearchBox({ label, value, onSearch }: Props) {
  const text = useText(listTexts);
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Requested texts that have not arrived as `value` yet. */
  const pending = useRef<string[]>([]);

  /** Latest value and callback for a debounced search, because the filters beside the box may change meanwhile. */
  const latest = useRef({ value, onSearch });
  useEffect(() => {
    latest.current = { value, onSearch };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // A value that was not requested here comes from the address (Back, a cleared filter). Any other value must not undo text typed since.
  useEffect(() => {
    const at = pending.current.indexOf(value);
    if (at === -1) setTyped(value);
    pending.current = at === -1 ? [] : pending.current.slice(at + 1);
  }, [value]);

  const ask = (text: string | undefined) => {
    clearTimeout(timer.current);
    if (text === undefined || text === (pending.current.at(-1) ?? latest.current.value)) return;
    pending.current.push(text);
    latest.current.onSearch(text);
  };
  const change = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    const text = searchText(next);
    if (text === '') ask(text);
    else timer.current = setTimeout(() => ask(text), pause);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(searchText(typed));
  };
  const tooShort = searchText(typed) === undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `search` element would be one more element around the form.
    <form className="search" role="search" aria-label={label} onSubmit={submit}>
      <span className="in-field in-field-sign">
        <Search />
      </span>
      <input
        ref={input}
        type="search"
        className="input"
        aria-label={label}
        aria-describedby={hintId}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
      <span className="in-field in-field-end">
        <span className="in-field-hint" id={hintId} role="status">
          {tooShort && text('list.searchHint')}
        </span>
        {typed !== '' && (
          <Button
            type="button"
            variant="ghost"
            size="xs"
            px="0"
            aria-label={text('list.searchClear')}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <X />
          </Button>
        )}
      </span>
    </form>
  );
}
