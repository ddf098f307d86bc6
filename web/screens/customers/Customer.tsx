/** /farmers/{id} and /dealers/{id}: one of them, within the list that they were opened from. */
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useServerConfig } from '../../data/config.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { CustomerPage } from '../../features/customers/CustomerPage.tsx';
import { customersTexts } from '../../features/customers/texts/texts.ts';
import { useNeighbours } from '../../features/customers/use-neighbours.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Person } from '../../session/session-types.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { dashboardPath } from '../dashboard/dashboard-path.ts';
import { panelPath } from '../home/home-path.ts';
import { StaffPage } from '../home/StaffPage.tsx';
import { meetingPath, schedulePath } from '../meetings/meeting-path.ts';
import { workspacePath } from '../workspace/workspace-path.ts';
import { type CustomerQuery, customerPath, readCustomerQuery } from './customer-path.ts';

const CustomerMap = lazyPart(async () => (await import('../../features/customers/CustomerMap.tsx')).CustomerMap);

const panels = { FARMER: 'farmers', DEALER: 'dealers' } as const;

interface Props {
  person: Person;
  type: MeetingType;
}

export function Customer({ person, type }: Props) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const text = useText(customersTexts);
  const navigate = useNavigate();
  const config = useServerConfig();
  const query = readCustomerQuery(search);
  const { list, user, kind } = query;
  const neighbours = useNeighbours(type, id, list, user);
  const panel = panels[type];
  const path = (next: Partial<CustomerQuery>) => customerPath(type, id, { ...query, ...next });
  return (
    <StaffPage person={person} current={panel}>
      <CustomerPage
        key={`${type} ${id}`}
        type={type}
        id={id}
        back={{ label: text(`customers.title.${type}`), to: user === undefined ? panelPath({ panel, ...list }) : workspacePath({ user, panel, ...list }) }}
        neighbours={neighbours}
        pathTo={({ id: other, page }) => customerPath(type, other, { ...query, list: list && { ...list, page } })}
        schedulePath={(found) => schedulePath(type, { text: found })}
        paths={{ meeting: meetingPath, invoice: (invoice) => dashboardPath({ panel: 'invoices', invoice }) }}
        kind={kind}
        onKind={(next) => void navigate(path({ kind: next }), { replace: true, preventScrollReset: true })}
        map={(place, name) => config && <CustomerMap type={type} name={name} place={place} surface={config} />}
      />
    </StaffPage>
  );
}
