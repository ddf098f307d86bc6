/** Renders the frame of the QR dashboard and its subpages: the option list beside the sheet. */
import { FileText, History, Layers, Plus, Sprout, Store, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { YearMonth } from '../../calendar/months.ts';
import { qrTexts } from '../../features/qr/texts/texts.ts';
import type { PlainKeyOf } from '../../i18n/catalogue.ts';
import { useText } from '../../i18n/text-context.ts';
import { may, type Rule } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { TrailContext } from '../../ui/bar-contexts.ts';
import { OptionList } from '../../ui/OptionList.tsx';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { type DashboardPanel, dashboardPanels, dashboardPath } from './dashboard-path.ts';

interface Props {
  person: Person;
  current: DashboardPanel;
  /** The chosen month, see DashboardOptions. */
  month?: YearMonth | undefined;
  children: ReactNode;
}

export function DashboardPage({ person, current, month, children }: Props) {
  const text = useText(qrTexts);
  const { pathname } = useLocation();
  return (
    <TrailContext value={[{ label: text('qr.options'), to: dashboardPath() }]}>
      <div className="with-options">
        <DashboardOptions person={person} current={current} month={month} />
        <PanelBoundary key={pathname}>{children}</PanelBoundary>
      </div>
    </TrailContext>
  );
}

interface Option {
  label: PlainKeyOf<(typeof qrTexts)['en']>;
  icon: typeof Users;
  group: 'qr.groupCodes' | 'qr.groupRecords';
  allow: Rule;
}

const panels: Readonly<Record<DashboardPanel, Option>> = {
  generate: { label: 'qr.generate', icon: Plus, group: 'qr.groupCodes', allow: may.manageCodes },
  batches: { label: 'qr.viewBatches', icon: Layers, group: 'qr.groupCodes', allow: may.manageCodes },
  users: { label: 'qr.viewUsers', icon: Users, group: 'qr.groupCodes', allow: may.manageCodes },
  uses: { label: 'qr.viewUses', icon: History, group: 'qr.groupCodes', allow: may.manageCodes },
  invoices: { label: 'qr.viewInvoices', icon: FileText, group: 'qr.groupRecords', allow: may.manage },
  farmers: { label: 'qr.viewFarmers', icon: Sprout, group: 'qr.groupRecords', allow: may.manage },
  dealers: { label: 'qr.viewDealers', icon: Store, group: 'qr.groupRecords', allow: may.manage },
};

export const mayOpen = (person: Person, panel: DashboardPanel): boolean => panels[panel].allow(person);

/** Returns the first panel of a person. A moderator has no batches. */
export const firstPanel = (person: Person): DashboardPanel => (may.manageCodes(person) ? 'batches' : 'invoices');

/** Returns the options of a person, in their order. @param month the chosen month, which applies to the other lists too */
export function useDashboardOptions(person: Person, month?: YearMonth) {
  const text = useText(qrTexts);
  return dashboardPanels
    .filter((panel) => mayOpen(person, panel))
    .map((panel) => ({
      key: panel,
      group: text(panels[panel].group),
      label: text(panels[panel].label),
      icon: panels[panel].icon,
      href: dashboardPath({ panel, ...(month && { month }) }),
    }));
}

interface DashboardOptionsProps {
  person: Person;
  current: DashboardPanel;
  month?: YearMonth | undefined;
}

/** Renders the option list of the QR dashboard, which is also beside a QR user. */
function DashboardOptions({ person, current, month }: DashboardOptionsProps) {
  const text = useText(qrTexts);
  const options = useDashboardOptions(person, month);
  return <OptionList label={text('qr.options')} options={options.map((option) => ({ ...option, current: option.key === current }))} />;
}
