/** The option list of the QR dashboard, as it also stands beside a QR user. */
import { FileText, History, Layers, Plus, Sprout, Store, Users } from 'lucide-react';
import type { YearMonth } from '../../calendar/months.ts';
import { qrTexts } from '../../features/qr/texts/texts.ts';
import type { PlainKeyOf } from '../../i18n/catalogue.ts';
import { useText } from '../../i18n/text-context.ts';
import { isAdmin } from '../../session/roles.ts';
import type { Person } from '../../session/session-types.ts';
import { OptionList } from '../../ui/OptionList.tsx';
import { type DashboardPanel, dashboardPanels, dashboardPath } from './dashboard-path.ts';

interface Option {
  label: PlainKeyOf<(typeof qrTexts)['en']>;
  icon: typeof Users;
  /** Only an admin makes and lists QR codes. */
  adminOnly: boolean;
}

const panels: Readonly<Record<DashboardPanel, Option>> = {
  generate: { label: 'qr.generate', icon: Plus, adminOnly: true },
  batches: { label: 'qr.viewBatches', icon: Layers, adminOnly: true },
  users: { label: 'qr.viewUsers', icon: Users, adminOnly: true },
  uses: { label: 'qr.viewUses', icon: History, adminOnly: true },
  invoices: { label: 'qr.viewInvoices', icon: FileText, adminOnly: false },
  farmers: { label: 'qr.viewFarmers', icon: Sprout, adminOnly: false },
  dealers: { label: 'qr.viewDealers', icon: Store, adminOnly: false },
};

export const mayOpen = (person: Person, panel: DashboardPanel): boolean => isAdmin(person) || !panels[panel].adminOnly;

/** Where a person begins: a moderator sees no batches (decision 3). */
export const firstPanel = (person: Person): DashboardPanel => (isAdmin(person) ? 'batches' : 'invoices');

/** The options that a person has, in their order. @param month one that was chosen: it holds for the other lists too */
export function useDashboardOptions(person: Person, month?: YearMonth) {
  const text = useText(qrTexts);
  return dashboardPanels
    .filter((panel) => mayOpen(person, panel))
    .map((panel) => ({
      key: panel,
      group: text(panels[panel].adminOnly ? 'qr.groupCodes' : 'qr.groupRecords'),
      label: text(panels[panel].label),
      icon: panels[panel].icon,
      href: dashboardPath({ panel, ...(month && { month }) }),
    }));
}

interface Props {
  person: Person;
  current: DashboardPanel;
  month?: YearMonth | undefined;
}

export function DashboardOptions({ person, current, month }: Props) {
  const text = useText(qrTexts);
  const options = useDashboardOptions(person, month);
  return <OptionList label={text('qr.options')} options={options.map((option) => ({ ...option, current: option.key === current }))} />;
}
