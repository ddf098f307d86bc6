/** A search box: it asks a moment after the last key, at once on Enter and when emptied, and follows the address when that changes by itself. */
import { Button } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../i18n/text-context.ts';
import { listTexts } from './list/texts/texts.ts';
import { searchText } from './search-text.ts';

/** The pause after the last key, in milliseconds. */
const pause = 300;

interface Props {
  /** Its name, also shown while it is empty. */
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
  /** The requested text that has not arrived as `value` yet. */
  const pending = useRef<string[]>([]);

  /** Latest value and callback for a debounced search, because the filters beside the box may change meanwhile. */
  const latest = useRef({ value, onSearch });
  useEffect(() => {
    latest.current = { value, onSearch };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // A value that was not asked for here comes from the address (Back, a cleared filter); any other must not undo what was typed since.
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
    // biome-ignore lint/a11y/useSemanticElements: `search` would be one more element around the form.
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
