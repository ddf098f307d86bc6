/** Renders a state as an icon and a word, so colour is never the only cue. */
import { CircleAlert, CircleCheck, CircleSlash, Clock, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface Props extends ComponentProps<'span'> {
  colorPalette: 'gray' | 'green' | 'orange' | 'red' | 'blue';
  /** An outline in place of the background. */
  variant?: 'outline';
}

/** Renders a state as a word on a coloured background. The styles are in `theme/list.ts`. */
export function Badge({ colorPalette, variant, ...badge }: Props) {
  return <span className={classNames('badge', `badge-${colorPalette}`, variant && `badge-${variant}`)} {...badge} />;
}

const looks = {
  good: { palette: 'green', icon: CircleCheck },
  /** A state that a person must check. */
  look: { palette: 'orange', icon: TriangleAlert },
  waits: { palette: 'orange', icon: Clock },
  bad: { palette: 'red', icon: CircleAlert },
  /** A state that is worth knowing. */
  note: { palette: 'blue', icon: Info },
  off: { palette: 'gray', icon: CircleSlash },
  /** A state without emphasis. */
  plain: { palette: 'gray', icon: undefined },
} as const satisfies Readonly<Record<string, { palette: string; icon: LucideIcon | undefined }>>;

export function StateBadge({ state, children }: { state: keyof typeof looks; children: string }) {
  const { palette, icon: Icon } = looks[state];
  return (
    <Badge colorPalette={palette}>
      {Icon && <Icon />}
      <span>{children}</span>
    </Badge>
  );
}
