/** Groups of search results, prepared for display. */
import { Calendar, FileText, List, type LucideIcon, Sprout, Store, User } from 'lucide-react';
import type { MeetingType, SearchKind } from '../../data/schema.generated.ts';
import { formatNumber, formatPhone, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import type { SearchQuery } from './search.generated.ts';
import { searchTexts } from './texts/texts.ts';

/** Paths that the results link to. */
export interface FoundPaths {
  /** Returns the path of the list of farmers filtered by a text. */
  farmers: (text: string) => string;
  dealers: (text: string) => string;
  /** Returns the path of a farmer; `text` finds the farmer in a list. */
  farmer: (id: string, text: string) => string;
  dealer: (id: string, text: string) => string;
  employee: (id: string) => string;
  meeting: (meeting: { id: string; type: MeetingType }) => string;
  invoice: (id: string) => string;
}

/** A word, marked when it matches the search. */
interface Word {
  text: string;
  marked: boolean;
  /** Position from 0, because a name may repeat a word. */
  at: number;
}

export interface FoundLine {
  key: string;
  href: string;
  icon: LucideIcon;
  title: readonly Word[];
  /** The name in Latin letters when it is in another script. */
  latin: readonly Word[];
  detail: string;
  /** Reason for the match when not every word matches. */
  reason: string;
}

export interface FoundGroup {
  key: string;
  label: string;
  count: string;
  /** The results, and last a link to the list when there are more. */
  lines: readonly FoundLine[];
}

/** Returns a line with only a title. */
export const plainLine = (title: string): Pick<FoundLine, 'title' | 'latin' | 'detail' | 'reason'> => ({
  title: [{ text: title, marked: false, at: 0 }],
  latin: [],
  detail: '',
  reason: '',
});

type Groups = NonNullable<SearchQuery['search']>;
type Hit = Groups[number]['hits'][number];

const icons: Readonly<Record<Hit['node']['__typename'], LucideIcon>> = { Farmer: Sprout, Dealer: Store, Employee: User, Meeting: Calendar, Invoice: FileText };

/** @param first kind whose group is first: that of the list on the page */
export function useFoundGroups(groups: Groups, query: string, paths: FoundPaths, first: SearchKind | undefined): readonly FoundGroup[] {
  const text = useText(searchTexts);
  const values = useValues();

  const named = (node: Hit['node']): { name: string; title: string } & Pick<FoundLine, 'detail' | 'href'> => {
    switch (node.__typename) {
      case 'Meeting': {
        const name = node.party ? values.name(node.party) : values.none;
        return {
          name,
          title: text('search.meeting', { id: node.id, name }),
          detail: values.date(node.createdAt),
          href: paths.meeting(node),
        };
      }
      case 'Invoice':
        return {
          name: node.dealer?.name ?? '',
          title: text('search.invoice', { id: node.id }),
          detail: joinParts([values.date(node.createdAt), node.dealer?.name], ' · '),
          href: paths.invoice(node.id),
        };
      default: {
        const { id, phoneNumber, address } = node;
        const name = values.name(node);
        const path = { Farmer: paths.farmer, Dealer: paths.dealer, Employee: paths.employee }[node.__typename];
        return {
          name,
          title: name,
          detail: joinParts([phoneNumber && formatPhone(phoneNumber), values.place(address)], ' · '),
          href: path(id, phoneNumber ?? name),
        };
      }
    }
  };

  const line = ({ node, likeness, matchedWords, latinName }: Hit): FoundLine => {
    const { name, title, ...rest } = named(node);
    const mark = (word: string, at: number, as = word): Word => ({ text: word, marked: matchedWords.includes(as), at });
    // The words have the same positions in both scripts.
    const words = name.split(' ');
    return {
      key: `${node.__typename}-${node.id}`,
      icon: icons[node.__typename],
      title: title.split(' ').map((word, at) => mark(word, at)),
      latin: (latinName ?? '').split(' ').flatMap((word, at) => (word === '' ? [] : [mark(word, at, words[at])])),
      reason: likeness === 'SAME' ? '' : text(`search.likeness.${likeness}`),
      ...rest,
    };
  };

  const group = ({ kind, totalCount, cut, hits }: Groups[number]): FoundGroup => {
    const count = formatNumber(totalCount);
    const path = kind === 'FARMERS' ? paths.farmers : kind === 'DEALERS' ? paths.dealers : undefined;
    return {
      key: kind,
      label: text(`search.kind.${kind}`),
      count: hits.length === totalCount ? count : text(cut ? 'search.cut' : 'search.count', { shown: formatNumber(hits.length), count }),
      lines: [
        ...hits.map(line),
        ...(path && hits.length < totalCount
          ? [{ ...plainLine(text('search.all', { count: cut ? `${count}+` : count })), key: `all-${kind}`, icon: List, href: path(query) }]
          : []),
      ],
    };
  };
  return groups
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => Number(other.kind === first) - Number(one.kind === first))
    .map(group);
}
