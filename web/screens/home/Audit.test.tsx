/** /?panel=audit: the audit log of a month, for administrators. */
import type { Unmasked } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditEventsDocument, type AuditEventsQuery } from '../../features/audit/audit.generated.ts';
import { auditTexts } from '../../features/audit/texts/texts.ts';
import { answerConfig } from '../../testing/config.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';

type Events = NonNullable<Unmasked<AuditEventsQuery>['auditEvents']>;

/** Audit events for tests. */
const auditEvent = (id: string, fields: Partial<Events['nodes'][number]> = {}): Events['nodes'][number] => ({
  __typename: 'AuditEvent',
  id,
  at: '2026-11-20T10:42:00+05:30',
  action: 'SIGNED_IN',
  actorId: '1',
  actorName: 'Asha Patil',
  toolName: null,
  subjectId: null,
  subjectName: null,
  detail: null,
  ...fields,
});

const auditPage = (nodes: Events['nodes'], totalCount = nodes.length): { auditEvents: Events } => ({
  auditEvents: { __typename: 'AuditEventConnection', nodes, totalCount, totalCountAtLeast: null },
});

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00+05:30') }));
afterEach(() => vi.useRealTimers());

const address = '/?panel=audit';
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
const extensions = (on: boolean) => answerConfig(on);
const november = { person: null, action: null, from: '2026-11-01', until: '2026-11-30', page: 0 };

describe('the audit', () => {
  beforeEach(() => void extensions(true));

  it('is under More for an administrator, and shows the current month', async () => {
    const requests = answer(AuditEventsDocument, () => ({ data: auditPage([auditEvent('1')]) }));
    const { user } = await renderRoute('/?panel=addEmployee', { as: 'ADMIN' });
    await user.click((await screen.findAllByRole('link', { name: 'Audit' }))[0] ?? document.body);
    await screen.findByText('Signed in', { selector: 'td *' });
    expect(screen.getByRole('heading', { name: 'Audit' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['When', 'Action', 'Done by', 'Record']);
    expect(cells()).toEqual(['20 Nov 2026, 10:42', 'Signed in', 'Asha Patil', '-']);
    expect(requests[0]?.variables).toEqual(november);
  });

  it('links to the page of each person of an event', async () => {
    const events = [
      auditEvent('1', { action: 'DEALER_CHANGED', subjectId: '5', subjectName: 'Agro Centre' }),
      auditEvent('2', { action: 'DEACTIVATED', actorName: 'Sanjay Kulkarni', actorId: '2', subjectId: '3', subjectName: 'Ravi Patil' }),
      auditEvent('3', { action: 'CODES_GENERATED', actorId: null, actorName: null, subjectId: '12', detail: '5' }),
    ];
    answer(AuditEventsDocument, () => ({ data: auditPage(events) }));
    await renderRoute(address, { as: 'ADMIN' });
    const pathOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect([await pathOf('Agro Centre'), await pathOf('Batch 12'), await pathOf('Sanjay Kulkarni'), await pathOf('Ravi Patil')]).toEqual([
      '/dealers/5',
      '/lats/secure/dashboard?panel=batches&batch=12',
      '/userprofile?user=2',
      '/userprofile?user=3',
    ]);
  });

  it('is not available to a moderator, who has no option for it', async () => {
    const requests = answer(AuditEventsDocument, () => ({ data: auditPage([]) }));
    await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: "You don't have access" });
    expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
    expect(requests).toEqual([]);
  });

  it.each([
    [
      { action: 'SIGN_IN_REFUSED', actorId: null, actorName: null, subjectId: '3', subjectName: 'Ravi Patil', detail: '37' },
      ['Sign-in refused: 37 times within an hour', '-', 'Ravi Patil'],
    ],
    [
      { action: 'ATTENDANCE_APPROVED', subjectId: '3', subjectName: 'Ravi Patil', detail: '2026-11-19' },
      ['Approved attendance: 19 Nov 2026', 'Asha Patil', 'Ravi Patil'],
    ],
    [
      { action: 'APPROVAL_WITHDRAWN', subjectId: '3', subjectName: 'Ravi Patil', detail: '2026-11-19' },
      ['Withdrew an approval: 19 Nov 2026', 'Asha Patil', 'Ravi Patil'],
    ],
    [
      { action: 'DEALER_CHANGED', subjectId: '5', subjectName: 'Agro Centre', detail: 'phoneNumber,whatsAppMobile,pinCode' },
      ['Changed a dealer: Phone Number, WhatsApp Mobile, Pincode', 'Asha Patil', 'Agro Centre'],
    ],
    [{ action: 'FARMER_MERGED', subjectId: '5', subjectName: 'Tanaji Chavan', detail: '91' }, ['Merged two farmers: Number 91', 'Asha Patil', 'Tanaji Chavan']],
    [
      { action: 'TERRITORY_TRANSFERRED', subjectId: '3', subjectName: 'Ravi Patil', detail: '1044; 1352; 24; 5' },
      ['Handed a territory over: Farmers: 1,352, dealers: 24, meetings: 5', 'Asha Patil', 'Ravi Patil'],
    ],
    [
      { action: 'TERRITORY_TRANSFERRED', subjectId: '3', subjectName: 'Ravi Patil', detail: '1044; 2; 1; 0; On leave; back in May' },
      ['Handed a territory over: Farmers: 2, dealers: 1, meetings: 0; On leave; back in May', 'Asha Patil', 'Ravi Patil'],
    ],
    [{ action: 'CODES_GENERATED', subjectId: '12', detail: '1200' }, ['Generated QR codes: 1,200 codes', 'Asha Patil', 'Batch 12']],
    [
      { action: 'EMPLOYEE_ADDED', subjectId: '3', subjectName: 'Ravi Patil', detail: 'ROLE_USER,ROLE_MODERATOR' },
      ['Added an employee: user, mod', 'Asha Patil', 'Ravi Patil'],
    ],
    [{ action: 'FARMERS_EXPORTED', detail: 'Maharashtra, Pune, Shirur' }, ['Exported farmers: Shirur, Pune, Maharashtra', 'Asha Patil', '-']],
    [{ action: 'DEALERS_EXPORTED' }, ['Exported dealers: all areas', 'Asha Patil', '-']],
    [{ action: 'MEETINGS_EXPORTED', detail: '2026-11-01/2026-11-30' }, ['Exported meetings: 1 Nov 2026 – 30 Nov 2026', 'Asha Patil', '-']],
    [{ action: 'ATTENDANCE_EXPORTED', detail: '2026-11-01/..' }, ['Exported attendance: 1 Nov 2026 – …', 'Asha Patil', '-']],
    [{ action: 'AUDIT_EXPORTED' }, ['Exported the audit', 'Asha Patil', '-']],
    [{ action: 'DEALERS_EXPORTED', detail: '; TEXT' }, ['Exported dealers: all areas; by a search text', 'Asha Patil', '-']],
    [
      { action: 'AUDIT_EXPORTED', detail: '2026-11-01/2026-11-30; SIGNED_IN; TEXT' },
      ['Exported the audit: 1 Nov 2026 – 30 Nov 2026; Signed in; by a search text', 'Asha Patil', '-'],
    ],
    [
      { action: 'MEETINGS_EXPORTED', subjectId: '3', subjectName: 'Ravi Patil', detail: '; STARTED' },
      ['Exported meetings: STARTED', 'Asha Patil', 'Ravi Patil'],
    ],
    [{ action: 'DEACTIVATED', subjectId: '3' }, ['Made inactive', 'Asha Patil', '3']],
    [{ action: null }, ['-', 'Asha Patil', '-']],
  ] as const)('describes the action: %o', async (fields, words) => {
    answer(AuditEventsDocument, () => ({ data: auditPage([auditEvent('1', fields)]) }));
    await renderRoute(address, { as: 'ADMIN' });
    await waitFor(() => expect(cells().slice(1)).toEqual(words));
  });

  it('is filtered by action, person and time, which the address keeps, and resets the page', async () => {
    const requests = answer(AuditEventsDocument, () => ({ data: auditPage([auditEvent('1')], 100) }));
    const { user, address: here } = await renderRoute(`${address}&page=3`, { as: 'ADMIN' });
    await screen.findByText('Asha Patil');
    expect(requests.at(-1)?.variables).toEqual({ ...november, page: 2 });
    expect(screen.getByRole('option', { name: 'Made a password link' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Action'), 'Made active');
    await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ ...november, action: 'ACTIVATED' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search by person' }), 'Ravi{Enter}');
    await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ ...november, action: 'ACTIVATED', person: 'Ravi' }));
    await user.selectOptions(screen.getByLabelText('Month'), 'February');
    await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ person: 'Ravi', action: 'ACTIVATED', from: '2026-02-01', until: '2026-02-28', page: 0 }));
    expect(here()).toBe('/?panel=audit&month=2&year=2026&action=ACTIVATED&search=Ravi');
  });

  it('is filtered by each existing action, in the words of the rows', async () => {
    answer(AuditEventsDocument, () => ({ data: auditPage([auditEvent('1')]) }));
    await renderRoute(address, { as: 'ADMIN' });
    const choices = within(await screen.findByLabelText('Action')).getAllByRole('option');
    const words = Object.entries(auditTexts.en).flatMap(([key, word]) => (/^audit\.[A-Z]/.test(key) ? [word] : []));
    expect(choices.map(({ textContent }) => textContent).toSorted()).toEqual(['All actions', ...words].toSorted());
  });

  it('shows its filters when nothing is found, and clears them', async () => {
    const requests = answer(AuditEventsDocument, ({ person }) => ({ data: auditPage(person === null ? [auditEvent('1')] : []) }));
    const { user } = await renderRoute(`${address}&action=ACTIVATED&search=Nobody`, { as: 'ADMIN' });
    await screen.findByText('Made active, "Nobody"');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Asha Patil');
    expect(requests.at(-1)?.variables).toEqual(november);
  });
});

it('explains that it is not available with a provider’s REST API', async () => {
  extensions(false);
  answer(AuditEventsDocument, () => ({ data: { auditEvents: null } }));
  await renderRoute(address, { as: 'ADMIN' });
  await screen.findByText('Not available on this server');
  expect(screen.getByRole('heading', { name: 'Audit' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
