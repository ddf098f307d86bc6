/** Renders the frame of the QR dashboard and its subpages: the option list beside the sheet. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { YearMonth } from '../../calendar/months.ts';
import { qrTexts } from '../../features/qr/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Person } from '../../session/session-types.ts';
import { TrailContext } from '../../ui/breadcrumb-context.ts';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { DashboardOptions } from './DashboardOptions.tsx';
import { type DashboardPanel, dashboardPath } from './dashboard-path.ts';

interface Props {
  person: Person;
  /** The current option. */
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
