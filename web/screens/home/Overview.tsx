/** Renders the overview of staff home, with the paths that it links to and the choice of the start page. */
import { useMemo, useState } from 'react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { OverviewPanel } from '../../features/team/overview/OverviewPanel.tsx';
import type { OverviewPanelProps, OverviewPaths } from '../../features/team/overview/view.ts';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { dashboardPath } from '../dashboard/dashboard-path.ts';
import { meetingPath } from '../meetings/meeting-path.ts';
import { homePath, isStartPath, setStartPath } from '../paths.ts';
import { userMapPath, workspacePath } from '../workspace/workspace-path.ts';
import { type HomeQuery, panelPath } from './home-path.ts';

const overviewPath = panelPath({ panel: 'overview' });

/** Returns the paths that the overview links to. */
const overviewPaths = (person: Person): OverviewPaths => ({
  board: (date, filter = 'all') => panelPath({ panel: 'team', date, filter }),
  dayOf: (user, date) => userMapPath({ user, date }),
  employee: (user) => workspacePath({ user }),
  customers(type, days, { area, employee } = {}) {
    const row = employee === undefined ? {} : { group: 'EMPLOYEE', key: employee };
    return panelPath({ panel: type === 'DEALER' ? 'dealers' : 'farmers', ...(area && { area }), filters: { ...row, ...days } });
  },
  visits: (days, { meetingsOnly, row }) =>
    panelPath({ panel: 'meetings', layout: 'visits', filters: { ...(meetingsOnly && { meetingsOnly: 'yes' }), ...row, ...days } }),
  meetingsOn: (date) => panelPath({ panel: 'meetings', filters: { whose: 'everyone', from: date, until: date } }),
  meeting: meetingPath,
  unlinkedInvoices: dashboardPath({ panel: 'invoices', filters: { linked: 'no' } }),
  uses: may.manageCodes(person) ? (days, row) => dashboardPath({ panel: 'uses', filters: { ...days, ...(row ?? { counted: 'yes' }) } }) : undefined,
  summary: panelPath({ panel: 'summary' }),
});

interface Props {
  person: Person;
  query: HomeQuery;
  onView: OverviewPanelProps['onView'];
}

export function Overview({ person, query: { panel, date = indiaToday(), filters = {} }, onView }: Props) {
  const [isStart, setStart] = useState(() => isStartPath(overviewPath));
  const choose = (start: boolean) => {
    setStartPath(start ? overviewPath : homePath());
    setStart(start);
  };
  const paths = useMemo(() => overviewPaths(person), [person]);
  return <OverviewPanel pageId={panel} date={date} values={filters} onView={onView} paths={paths} isStart={isStart} onStart={choose} />;
}
