/** Renders Find anything: a field with the results below. Keys choose and open a result without leaving the field. */
import { skipToken } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { CircleAlert, History, ScanQrCode, SearchX, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchKind } from '../../data/schema.generated.ts';
import { visibleText } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { searchText } from '../../ui/search-text.ts';
import { FindFrame } from './FindFrame.tsx';
import { FindKeys } from './FindKeys.tsx';
import { type FoundGroup, type FoundLine, type FoundPaths, plainLine, useFoundGroups } from './found-groups.ts';
import { HitLine } from './HitLine.tsx';
import { useSearchQuery } from './search.generated.ts';
import { searchTexts } from './texts/texts.ts';

const maxSearches = 5;
/** Recent searches of this tab, in memory only, because the texts may contain names of people. */
let recent: { readonly person: string; readonly texts: readonly string[] } = { person: '', texts: [] };

/** Returns the recent searches, newest first. @param person id of the signed-in person, because searches of other people are not shown */
const recentSearches = (person: string): readonly string[] => (recent.person === person ? recent.texts : []);

function rememberSearch(person: string, text: string): void {
  recent = { person, texts: [text, ...recentSearches(person).filter((one) => one !== text)].slice(0, maxSearches) };
}

const intoView = (line: HTMLAnchorElement | null) => line?.scrollIntoView({ block: 'nearest' });
type ScreenLink = Pick<FoundLine, 'href' | 'icon'> & { label: string; detail?: string };

/** The objects that a text names directly, such as a batch by its number. */
export interface Named {
  links: readonly ScreenLink[];
  /** Says that there is no such object; empty otherwise. */
  remark: string;
  /** True when the text can mean nothing else, so that the links come first. */
  isExact: boolean;
  /** True until the objects were looked up. */
  waits: boolean;
}

interface Props {
  /** Id of the signed-in person. */
  person: string;
  /** The screens that the person may open. */
  screens: readonly ScreenLink[];
  useNamed: (text: string) => Named;
  paths: FoundPaths;
  /** Kind of the list on the page, whose group is first. */
  first: SearchKind | undefined;
  /** True when the server searches more than farmers and dealers. */
  findsAll: boolean;
  /** Renders the content in place of results for a text that is a QR code, and for every text that the camera read. */
  codeAnswer: (text: string, isScanned: boolean) => ReactNode | undefined;
  /** Renders the camera scanner; undefined for people who may not look up codes. */
  scanner?: ((onCode: (text: string) => void) => ReactNode) | undefined;
  /** Text that was typed before this script loaded. */
  typedBefore: string;
  onClose: () => void;
}

interface ResultOptions extends Pick<Props, 'screens' | 'paths' | 'first'> {
  /** Text to search on the server; empty for none. */
  query: string;
  /** The typed text without invisible characters. */
  words: string;
  named: Named;
}

/** Returns the groups of results: named objects, results of the server and screens. `instant` are the lines that need no search. */
function useResultGroups({ query, words, named, screens, paths, first }: ResultOptions) {
  const text = useText(searchTexts);
  const { groups, searched, waits, failed, retry } = useSearch(query);
  const found = useFoundGroups(groups, searched, paths, first);
  const matching = screens.filter(({ label }) => words !== '' && label.toLowerCase().includes(words.toLowerCase()));
  const linesOf = (links: readonly ScreenLink[]) => links.map(({ label, detail = '', ...link }) => ({ ...plainLine(label), ...link, detail, key: link.href }));
  const [namedLines, screenLines] = [linesOf(named.links), linesOf(matching)];
  const groupOf = (kind: 'CODES' | 'SCREENS', own: readonly FoundLine[]): FoundGroup[] =>
    own.length === 0 ? [] : [{ key: kind, label: text(`search.kind.${kind}`), count: '', lines: own }];
  const [codes, results] = [groupOf('CODES', namedLines), query === '' ? [] : found];
  return {
    groups: [...(named.isExact ? [...codes, ...results] : [...results, ...codes]), ...groupOf('SCREENS', screenLines)],
    instant: [...namedLines, ...screenLines],
    waits: waits || named.waits,
    failed,
    retry,
  };
}

export function FindDialog({ person, screens, useNamed, paths, first, findsAll, codeAnswer, scanner, typedBefore, onClose }: Props) {
  const text = useText(searchTexts);
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(typedBefore);
  const [chosen, setChosen] = useState(0);
  const [scans, setScans] = useState(false);
  const [isScanned, setScanned] = useState(false);
  const code = codeAnswer(typed, isScanned);
  const query = code === undefined ? (searchText(typed) ?? '') : '';
  const named = useNamed(typed);
  const words = visibleText(typed);
  const { groups, instant, waits, failed, retry } = useResultGroups({ query, words, named, screens, paths, first });
  const visibleGroups = code === undefined ? groups : [];
  const lines = visibleGroups.flatMap((group) => group.lines);
  const current = Math.min(chosen, lines.length - 1);
  /** True when Enter was pressed before the results for the text had loaded. */
  const [isAwaited, setAwaited] = useState(false);

  const change = (next: string, scanned = false) => {
    setTyped(next);
    setScanned(scanned);
    setChosen(0);
    setAwaited(false);
    setScans(false);
  };
  const clear = () => {
    change('');
    field.current?.focus();
  };
  const opened = () => {
    if (words !== '') rememberSearch(person, words);
    onClose();
  };
  const open = (line: FoundLine | undefined, inNewTab: boolean) => {
    if (line === undefined) return;
    if (inNewTab) window.open(line.href, '_blank', 'noopener');
    else void navigate(line.href);
    opened();
  };
  useEffect(() => {
    if (!isAwaited || waits) return;
    setAwaited(false);
    open(lines[0], false);
  });
  /** Tab moves to the first line of the next group. After the last group it leaves the field as usual. */
  const toGroup = (step: number): boolean => {
    const starts = visibleGroups.map((group) => lines.findIndex(({ key }) => key === group.lines[0]?.key));
    const target = step > 0 ? starts.find((start) => start > current) : starts.findLast((start) => start < current);
    if (target !== undefined) setChosen(target);
    return target !== undefined;
  };
  /** Results of an earlier text stay visible while the next ones load. Enter then waits for the next ones, and opens the first. */
  const enter = (line: FoundLine | undefined, inNewTab: boolean) => {
    const isCurrent = !waits || instant.some(({ key }) => key === line?.key);
    if (isCurrent) open(line, inNewTab);
    else if (current <= 0) setAwaited(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    // A scanner ends with Enter or Tab. The next scan replaces the selected text.
    if (code !== undefined && (key === 'Enter' || key === 'Tab')) field.current?.select();
    if (key === 'ArrowDown') setChosen(Math.min(current + 1, lines.length - 1));
    else if (key === 'ArrowUp') setChosen(Math.max(current - 1, 0));
    else if (key === 'Enter') enter(lines[current], ctrlKey || metaKey);
    else if (key !== 'Tab' || !toGroup(shiftKey ? -1 : 1)) return;
    event.preventDefault();
  };

  const nothing = code === undefined && query !== '' && !waits && !failed && lines.length === 0 && named.remark === '';
  return (
    <FindFrame
      onClose={onClose}
      field={{
        ref: field,
        role: 'combobox',
        'aria-expanded': lines.length > 0,
        'aria-controls': `${id}-list`,
        'aria-autocomplete': 'list',
        'aria-activedescendant': current >= 0 ? `${id}-${current}` : undefined,
        value: typed,
        onChange: ({ target }) => change(target.value),
        onKeyDown,
      }}
      beside={<FieldButtons onClear={typed === '' ? undefined : clear} isScanning={scans} onScan={scanner && (() => setScans(!scans))} />}
    >
      <chakra.div overflowY="auto" flex="1" aria-busy={waits}>
        {scans && scanner?.((read) => change(read, true))}
        {!scans && code}
        {!scans && words === '' && <Start before={recentSearches(person)} onAsk={change} />}
        {failed && <StatePanel role="alert" picture={<CircleAlert />} title={text('search.failed')} actions={<RetryButton onRetry={retry} />} />}
        {waits && lines.length === 0 && (
          <chakra.p px="4" py="4" color="fg.muted" role="status">
            {text('search.looking')}
          </chakra.p>
        )}
        {named.remark !== '' && (
          <chakra.p px="4" py="3" role="status">
            {named.remark}
          </chakra.p>
        )}
        {nothing && <StatePanel role="status" picture={<SearchX />} title={text('search.nothing', { text: words })} />}
        <Results id={id} groups={visibleGroups} lines={lines} current={current} isOld={waits} onChoose={setChosen} onOpen={opened} />
        {query !== '' && !findsAll && (
          <Caption as="p" px="4" py="2">
            {notAvailable(text, text('search.otherKinds'))}
          </Caption>
        )}
      </chakra.div>
      <FindKeys />
    </FindFrame>
  );
}

interface FieldButtonsProps {
  /** Undefined while the field is empty. */
  onClear: (() => void) | undefined;
  isScanning: boolean;
  /** Undefined for people who may not look up codes. */
  onScan: (() => void) | undefined;
}

/** Renders the buttons beside the field: clear the text, and read a code with the camera. */
function FieldButtons({ onClear, isScanning, onScan }: FieldButtonsProps) {
  const text = useText(searchTexts);
  return (
    <>
      {onClear && (
        <Button variant="ghost" px="0" aria-label={text('search.clear')} onClick={onClear}>
          <X />
        </Button>
      )}
      {onScan && (
        <Button variant="ghost" px="0" aria-label={text('search.scan')} title={text('search.scan')} aria-pressed={isScanning} onClick={onScan}>
          <ScanQrCode />
        </Button>
      )}
    </>
  );
}

interface ResultsProps {
  /** Prefix of the ids of the lines. */
  id: string;
  groups: readonly FoundGroup[];
  /** The lines of all groups. */
  lines: readonly FoundLine[];
  /** Index of the chosen line. */
  current: number;
  /** True for the results of an earlier text, which stay, dimmed, while the next ones load. */
  isOld: boolean;
  onChoose: (at: number) => void;
  onOpen: () => void;
}

/** Renders the results in groups. */
function Results({ id, groups, lines, current, isOld, onChoose, onOpen }: ResultsProps) {
  const text = useText(searchTexts);
  return (
    <chakra.div id={`${id}-list`} role="listbox" aria-label={text('search.results')} opacity={isOld ? '0.55' : '1'} pb="2" _empty={{ display: 'none' }}>
      {groups.map(({ key, label, count, lines: own }) => (
        <chakra.div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <Caption display="flex" justifyContent="space-between" px="4" pt="2.5" pb="1">
            <span id={`${id}-${key}`}>{label}</span>
            <span>{count}</span>
          </Caption>
          {own.map((line) => {
            const at = lines.indexOf(line);
            return (
              <HitLine
                key={line.key}
                id={`${id}-${at}`}
                line={line}
                chosen={at === current}
                ref={at === current ? intoView : undefined}
                onChoose={() => onChoose(at)}
                onOpen={onOpen}
              />
            );
          })}
        </chakra.div>
      ))}
    </chakra.div>
  );
}

/** Renders the start of a search: the searchable things, and the recent searches of this tab. */
function Start({ before, onAsk }: { before: readonly string[]; onAsk: (text: string) => void }) {
  const text = useText(searchTexts);
  return (
    <chakra.div px="4" py="3">
      <chakra.p color="fg.muted">{text('search.start')}</chakra.p>
      {before.length > 0 && (
        <>
          <Caption as="p" mt="3" mb="1">
            {text('search.asked')}
          </Caption>
          {before.map((one) => (
            <Button key={one} variant="ghost" w="full" justifyContent="start" onClick={() => onAsk(one)}>
              <History />
              {one}
            </Button>
          ))}
        </>
      )}
    </chakra.div>
  );
}

/** Delay after the last key, in milliseconds. */
const pause = 200;

/** Runs a debounced search on the server. @param query text to search for; empty to search for nothing */
function useSearch(query: string) {
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(query), query === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [query]);
  const { data, previousData, loading, error, refetch } = useSearchQuery(
    searched === '' ? skipToken : { variables: { text: searched }, fetchPolicy: 'network-only' },
  );
  return {
    /** The latest results, which belong to an earlier text while a request is pending. */
    groups: (data ?? previousData)?.search ?? [],
    /** The text of the results. */
    searched,
    waits: query !== '' && (loading || searched !== query),
    failed: error !== undefined && searched === query,
    retry: () => void refetch(),
  };
}
