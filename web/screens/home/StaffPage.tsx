/** Renders the frame of staff home and its subpages: the option list beside the sheet. */
import {
  Calendar,
  CalendarCheck,
  ChartColumn,
  FileText,
  FileUp,
  Gauge,
  Merge,
  Plug,
  QrCode,
  ScrollText,
  Shield,
  Sprout,
  Store,
  UserPlus,
  Users,
  Webhook,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text-context.ts';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { OptionList } from '../../ui/OptionList.tsx';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { dashboardPath } from '../dashboard/dashboard-path.ts';
import { type HomePanel, panelPath } from './home-path.ts';
import { homeTexts } from './texts/texts.ts';

interface Props {
  person: Person;
  current?: StaffOption;
  children: ReactNode;
}

export function StaffPage({ person, current, children }: Props) {
  const { pathname } = useLocation();
  return (
    <div className="with-options">
      <StaffOptions person={person} current={current} />
      <PanelBoundary key={pathname}>{children}</PanelBoundary>
    </div>
  );
}

/** The options. Those under 'More' are panels outside of the first list. */
type StaffOption = Exclude<HomePanel, 'addFarmer' | 'addDealer' | 'importFarmers' | 'importDealers' | 'planMeetings' | 'farmerDuplicates' | 'dealerDuplicates'>;

/** Returns the option of a panel. A form belongs to the list from which it opens. */
export function optionOf(panel: HomePanel): StaffOption {
  if (panel === 'planMeetings') return 'meetings';
  if (panel === 'addFarmer' || panel === 'importFarmers' || panel === 'farmerDuplicates') return 'farmers';
  return panel === 'addDealer' || panel === 'importDealers' || panel === 'dealerDuplicates' ? 'dealers' : panel;
}

/** Returns the options of a person, in their order. */
export function useStaffOptions(person: Person) {
  const text = useText(homeTexts);
  const more = text('home.more');
  return [
    { key: 'employees', label: text('home.viewEmployees'), icon: Users, href: panelPath() },
    { key: 'addEmployee', label: text('home.addEmployee'), icon: UserPlus, href: panelPath({ panel: 'addEmployee' }) },
    { key: 'qr', label: text('home.qrDashboard'), icon: QrCode, href: dashboardPath() },
    ...(may.seeModerators(person) ? [{ key: 'moderators', label: text('home.viewModerator'), icon: Shield, href: panelPath({ panel: 'moderators' }) }] : []),
    { key: 'overview', group: more, label: text('home.overview'), icon: Gauge, href: panelPath({ panel: 'overview' }) },
    { key: 'team', group: more, label: text('home.team'), icon: CalendarCheck, href: panelPath({ panel: 'team' }) },
    { key: 'summary', group: more, label: text('home.summary'), icon: FileText, href: panelPath({ panel: 'summary' }) },
    { key: 'meetings', group: more, label: text('home.meetings'), icon: Calendar, href: panelPath({ panel: 'meetings' }) },
    { key: 'farmers', group: more, label: text('home.farmers'), icon: Sprout, href: panelPath({ panel: 'farmers' }) },
    { key: 'dealers', group: more, label: text('home.dealers'), icon: Store, href: panelPath({ panel: 'dealers' }) },
    ...(may.seeAudit(person) ? [{ key: 'audit', group: more, label: text('home.audit'), icon: ScrollText, href: panelPath({ panel: 'audit' }) }] : []),
    ...(may.giveTokens(person) ? [{ key: 'tokens', group: more, label: text('home.tokens'), icon: Plug, href: panelPath({ panel: 'tokens' }) }] : []),
    ...(may.giveTokens(person) ? [{ key: 'webhooks', group: more, label: text('home.webhooks'), icon: Webhook, href: panelPath({ panel: 'webhooks' }) }] : []),
    ...(may.giveTokens(person) ? [{ key: 'usage', group: more, label: text('home.usage'), icon: ChartColumn, href: panelPath({ panel: 'usage' }) }] : []),
  ];
}

/** Returns the forms without an option, which are found by name. */
export function useStaffForms() {
  const text = useText(homeTexts);
  return [
    ...(['importFarmers', 'importDealers'] as const).map((panel) => ({ key: panel, label: text(`home.${panel}`), icon: FileUp, href: panelPath({ panel }) })),
    ...(['farmerDuplicates', 'dealerDuplicates'] as const).map((panel) => ({
      key: panel,
      label: text(`home.${panel}`),
      icon: Merge,
      href: panelPath({ panel }),
    })),
  ];
}

interface OptionOfProps {
  person: Person;
  current?: StaffOption | undefined;
}

/** Memoised, because paging and filtering the panel beside it does not change it. */
const StaffOptions = memo(function StaffOptions({ person, current }: OptionOfProps) {
  const text = useText(homeTexts);
  const options = useStaffOptions(person);
  return <OptionList label={text('home.options')} options={options.map((option) => ({ ...option, current: option.key === current }))} />;
});
