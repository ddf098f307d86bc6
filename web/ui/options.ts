/** An entry of the option list at the left of a screen. */
import type { LucideIcon } from 'lucide-react';

export interface Option {
  key: string;
  /** The title that it stands under, if the list has groups. */
  group?: string;
  label: string;
  icon: LucideIcon;
  href: string;
  /** Whether its panel is the one shown. */
  current: boolean;
}
