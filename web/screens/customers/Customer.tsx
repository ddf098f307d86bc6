/** /farmers/{id} and /dealers/{id}: a customer, within the list from which they were opened. */
import { Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useServerConfig } from '../../data/config.ts';
import { useMapSurface } from '../../data/map-surface.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { CustomerPage } from '../../features/customers/CustomerPage.tsx';
import { customersTexts } from '../../features/customers/texts/texts.ts';
import { type Neighbour, useNeighbours } from '../../features/customers/use-neighbours.ts';
import { useText } from '../../i18n/text-context.ts';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { type Chunk, loadable } from '../../ui/loadable.tsx';
import { dashboardPath, qrUserPath } from '../dashboard/dashboard-path.ts';
import { panelPath } from '../home/home-path.ts';
import { StaffPage } from '../home/StaffPage.tsx';
import { meetingPath, schedulePath } from '../meetings/meeting-path.ts';
import { ScheduleLink } from '../panels.tsx';
import { workspacePath } from '../workspace/workspace-path.ts';
import { type CustomerQuery, customerPath, readCustomerQuery } from './customer-path.ts';

const EditCustomer = loadable(async () => ({ Component: (await import('../../features/customers/EditCustomer.tsx')).EditCustomer }));

const ScheduleMeet = lazyComponent(async () => (await import('../../features/meetings/ScheduleMeet.tsx')).ScheduleMeet);

const CustomerMap = lazyComponent(async () => (await import('../../features/customers/CustomerMap.tsx')).CustomerMap);

const PhonePoints = lazyComponent(async () => (await import('../../features/qr/PhonePoints.tsx')).PhonePoints);

/** Returns the additional part of an address. */
export const chunkOf = ({ searchParams }: URL): Chunk | undefined => (readCustomerQuery(searchParams).edit ? EditCustomer : undefined);

const panels = { FARMER: 'farmers', DEALER: 'dealers' } as const;

export function Customer({ person, type }: { person: Person; type: MeetingType }) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const text = useText(customersTexts);
  const navigate = useNavigate();
  const config = useServerConfig();
  const surface = useMapSurface();
  const query = readCustomerQuery(search);
  const { list, user, kind } = query;
  const neighbours = useNeighbours(type, id, list, user);
  const panel = panels[type];
  const path = (next: Partial<CustomerQuery>) => customerPath(type, id, { ...query, ...next });
  const pathTo = (other: Neighbour, next: Partial<CustomerQuery> = {}) =>
    customerPath(type, other.id, { ...query, ...next, list: list && { ...list, page: other.page } });
  const { after } = neighbours;
  if (query.edit)
    return (
      <StaffPage person={person} current={panel}>
        <EditCustomer
          key={`${type} ${id}`}
          type={type}
          id={id}
          checkPath={path({ edit: false })}
          pathTo={(other) => customerPath(type, other)}
          hasNext={after !== undefined}
          onSaved={(next) => void navigate(next && after !== undefined ? pathTo(after) : path({ edit: false }))}
          onCancel={() => void navigate(path({ edit: false }))}
        />
      </StaffPage>
    );
  return (
    <StaffPage person={person} current={panel}>
      <CustomerPage
        key={`${type} ${id}`}
        type={type}
        id={id}
        back={{ label: text(`customers.title.${type}`), to: user === undefined ? panelPath({ panel, ...list }) : workspacePath({ user, panel, ...list }) }}
        neighbours={neighbours}
        pathTo={pathTo}
        keptPath={(kept) => customerPath(type, kept, query)}
        editPath={path({ edit: true })}
        schedule={({ name, phoneNumber }) =>
          config?.extensions ? (
            <Suspense>
              <ScheduleMeet type={type} party={{ id, name }} checkPath={panelPath({ panel: 'meetings' })} />
            </Suspense>
          ) : (
            <ScheduleLink to={schedulePath(type, { text: phoneNumber ?? name })}>{text('customers.schedule')}</ScheduleLink>
          )
        }
        paths={{ meeting: meetingPath, invoice: (invoice) => dashboardPath({ panel: 'invoices', invoice }) }}
        kind={kind}
        onKind={(next) => void navigate(path({ kind: next }), { replace: true, preventScrollReset: true })}
        points={
          type === 'FARMER' && config?.extensions && may.manageCodes(person)
            ? (phoneNumber) => <PhonePoints phoneNumber={phoneNumber} userHref={qrUserPath} />
            : undefined
        }
        map={(place, name) => surface && <CustomerMap type={type} name={name} place={place} surface={surface} />}
      />
    </StaffPage>
  );
}
