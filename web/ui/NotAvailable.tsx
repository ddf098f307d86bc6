/** Renders a panel for a feature that the connected server does not support. */
import type { LucideIcon } from 'lucide-react';
import { notAvailable } from '../i18n/not-available.ts';
import { useText } from '../i18n/text-context.ts';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  icon: LucideIcon;
  /** Names of the functions, where the panel is not the whole feature. */
  functions?: string;
  /** Advice on what the person can do instead. */
  detail?: string;
}

export function NotAvailable({ icon: Icon, functions, detail }: Props) {
  const text = useText();
  return <StatePanel role="status" picture={<Icon size={28} strokeWidth={1.75} aria-hidden />} title={notAvailable(text, functions)} detail={detail} />;
}
