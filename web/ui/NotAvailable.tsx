/** Stands in a panel that the connected server cannot serve. */
import type { LucideIcon } from 'lucide-react';
import { notAvailable } from '../i18n/not-available.ts';
import { useText } from '../i18n/text-context.ts';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  icon: LucideIcon;
  /** The way that is left to the person. */
  detail: string;
}

export function NotAvailable({ icon: Icon, detail }: Props) {
  const text = useText();
  return <StatePanel role="status" picture={<Icon size={28} strokeWidth={1.75} aria-hidden />} title={notAvailable(text)} detail={detail} />;
}
