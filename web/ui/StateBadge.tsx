/** A state as icon and word; the colour comes third. */
import { CircleAlert, CircleCheck, CircleSlash, Clock, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Badge } from './Badge.tsx';

const looks = {
  good: { palette: 'green', icon: CircleCheck },
  /** A person must look at it. */
  look: { palette: 'orange', icon: TriangleAlert },
  waits: { palette: 'orange', icon: Clock },
  bad: { palette: 'red', icon: CircleAlert },
  /** It should be known. */
  note: { palette: 'blue', icon: Info },
  off: { palette: 'gray', icon: CircleSlash },
  /** There is nothing to say but the word. */
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
