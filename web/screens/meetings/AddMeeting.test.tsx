/** /addFarmerMeeting and /addDealerMeeting: the employee, the customer, and one meeting per confirmation. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmployeesDocument } from '../../features/employees/employees.generated.ts';
import { ScheduleMeetingDocument, type ScheduleMeetingMutation } from '../../features/meetings/meetings.generated.ts';
import { AreasDocument } from '../../people/people.generated.ts';
import { answerEmployee } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { type CustomerRow, dealers, farmers } from '../../testing/customers.ts';
import { employee, employeePage } from '../../testing/employees.ts';
import { change } from '../../testing/forms.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, payload } from '../../testing/server.ts';

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

const lata: CustomerRow = ['7'];

const answerAreas = () => answer(AreasDocument, () => ({ data: { areas: [] } }));

type Said = { message?: string; refusal?: string } | { code: string };

const answerSchedule = (say: () => Said | Promise<Said>) =>
  answer(ScheduleMeetingDocument, async (): Promise<Answer<ScheduleMeetingMutation>> => {
    const reply = await say();
    if ('code' in reply) return reply;
    const { message = null, refusal } = reply;
    return { data: { scheduleMeeting: { __typename: 'ScheduleMeetingPayload', ...payload(message, refusal) } } };
  });

describe.each([
  { ...farmers, address: '/addFarmerMeeting', heading: 'Schedule Farmer Meeting', idName: 'farmerId' },
  { ...dealers, address: '/addDealerMeeting', heading: 'Schedule Dealer Meeting', idName: 'dealerId' },
])('$address', ({ address, heading, search, idName, pages, found }) => {
  const chosen = `${address}?user=42`;
  const open = async () => {
    answerAreas();
    answerEmployee();
    pages(() => ({ rows: [lata, ['8']] }));
    const view = await renderRoute(chosen, { as: 'MODERATOR' });
    return { ...view, ask: async () => view.user.click((await row('Lata Boraste 7')).getByRole('button')) };
  };
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirmation' }));

  it('requires an employee first, and then keeps the employee in the address', async () => {
    answerAreas();
    answerEmployee();
    answer(EmployeesDocument, () => ({ data: employeePage([employee('42')]) }));
    pages(() => ({ rows: [lata] }));
    const view = await renderRoute(address, { as: 'MODERATOR' });
    const link = (await row('Ganesh Shinde 42')).getByRole('link', { name: /Ganesh/ });
    // The next list is a separate script, which React renders in a test only when it loads inside act.
    await act(() => view.user.click(link));
    await screen.findByRole('heading', { name: heading });
    expect(view.address()).toBe(chosen);
    // In the cache from the list, without another request.
    await screen.findByText('Ganesh Shinde 42');
    await view.user.click(screen.getByRole('link', { name: /^Back to .*: choose who attends$/ }));
    await row('Ganesh Shinde 42');
  });

  it('lists all customers with their address, not only those whom the employee registered', async () => {
    answerAreas();
    answerEmployee();
    const requests = pages(() => ({ rows: [lata, ['8', { address: null }]] }));
    await renderRoute(chosen, { as: 'MODERATOR' });
    const first = await row('Lata Boraste 7');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Image', 'Name', 'Phone Number', 'Address', 'Schedule Meet']);
    expect(first.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '',
      'Lata Boraste 7',
      '70380 91246',
      'Gat No. 88, Nimone, Shirur, Pune, Maharashtra-412211',
      'Schedule Meet',
    ]);
    expect(requests[0]?.variables).toEqual({ userId: null, page: 0 });
  });

  it('searches for customers while the employee stays chosen', async () => {
    answerAreas();
    answerEmployee();
    pages(() => ({ rows: [lata] }));
    found(({ text }) => [[text]]);
    const view = await renderRoute(chosen, { as: 'MODERATOR' });
    await view.user.type(await screen.findByRole('searchbox', { name: search }), 'shinde{Enter}');
    await row('Boraste shinde');
    expect(view.address()).toBe(`${chosen}&search=shinde`);
  });

  it('asks for confirmation by name, and sends nothing on Close', async () => {
    const requests = answerSchedule(() => ({}));
    const { user, ask } = await open();
    await ask();
    const confirmation = await dialog();
    expect(confirmation.getByText('Do you want to schedule a meeting with Lata Boraste 7?')).toBeTruthy();
    await confirmation.findByText('Ganesh Shinde will attend.');
    await user.click(confirmation.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toEqual([]);
  });

  it('starts each dialog empty, so a date typed for one customer is not sent for another', async () => {
    answerConfig(true);
    const requests = answerSchedule(() => ({ message: 'Meeting scheduled.' }));
    const { user, ask } = await open();
    await ask();
    const first = await dialog();
    change(await first.findByLabelText('Purpose'), 'Soil test');
    await user.click(first.getByText('Close'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click((await row('Lata Boraste 8')).getByRole('button'));
    const second = await dialog();
    expect(await second.findByLabelText('Purpose')).toHaveProperty('value', '');
    await user.click(second.getByRole('button', { name: 'Schedule Meet' }));
    await screen.findByText('Meeting scheduled.');
    expect(requests.map(({ variables }) => variables.input)).toEqual([{ clientMutationId: expect.any(String), userId: '42', [idName]: '8' }]);
  });

  it("schedules once on a double click, shows the server's message until it is closed, and marks the meeting as scheduled", async () => {
    const requests = answerSchedule(() => ({ message: 'Meeting scheduled.' }));
    const { user, ask } = await open();
    await ask();
    await user.dblClick((await dialog()).getByRole('button', { name: 'Schedule Meet' }));
    const alert = within((await screen.findByText('Meeting scheduled.')).closest<HTMLElement>('[role=status]') ?? document.body);
    expect(requests.map(({ variables }) => variables.input)).toEqual([{ clientMutationId: expect.any(String), userId: '42', [idName]: '7' }]);
    expect((await row('Lata Boraste 7')).getByText('Scheduled')).toBeTruthy();
    expect((await row('Lata Boraste 7')).queryByRole('button')).toBeNull();
    expect((await row('Lata Boraste 8')).getByRole('button')).toBeTruthy();
    await user.click(alert.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Meeting scheduled.')).toBeNull();
  });

  it('shows a refusal in the dialog, from which it can be retried', async () => {
    let refused = true;
    const requests = answerSchedule(() => (refused ? { refusal: 'Already scheduled for today' } : { message: 'Meeting scheduled.' }));
    const { user, ask } = await open();
    await ask();
    const confirmation = await dialog();
    await user.click(confirmation.getByRole('button', { name: 'Schedule Meet' }));
    expect((await confirmation.findByRole('alert')).textContent).toContain('Already scheduled for today');
    refused = false;
    await user.click(confirmation.getByRole('button', { name: 'Schedule Meet' }));
    await screen.findByText('Meeting scheduled.');
    const ids = requests.map(({ variables }) => variables.input.clientMutationId);
    expect(new Set(ids).size).toBe(2);
  });

  it('reports a missing response, and marks nothing as scheduled', async () => {
    answerSchedule(() => ({ code: 'UPSTREAM_UNAVAILABLE' }));
    const { user, ask } = await open();
    await ask();
    const confirmation = await dialog();
    await user.click(confirmation.getByRole('button', { name: 'Schedule Meet' }));
    expect((await confirmation.findByRole('alert')).textContent).toContain('The data service is not responding.');
    expect(screen.queryByText('Scheduled')).toBeNull();
  });

  it('explains why an inactive employee cannot be assigned, and fetches nothing', async () => {
    answerAreas();
    answerEmployee({ active: false });
    pages(() => ({ rows: [lata] }));
    const { user } = await renderRoute(chosen, { as: 'MODERATOR' });
    const reason = await screen.findByText('Ganesh Shinde is inactive, so no meeting can be scheduled.');
    const button = (await row('Lata Boraste 7')).getByRole('button');
    expect(button.getAttribute('aria-describedby')).toBe(reason.id);
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not offer inactive employees', async () => {
    answer(EmployeesDocument, () => ({ data: employeePage([employee('42'), employee('43', { active: false })]) }));
    await renderRoute(address, { as: 'MODERATOR' });
    expect((await row('Ganesh Shinde 42')).getByRole('link', { name: /^Ganesh Shinde/ })).toBeTruthy();
    const inactive = await row('Ganesh Shinde 43');
    expect(inactive.queryByRole('link', { name: /^Ganesh Shinde/ })).toBeNull();
    expect(inactive.getByText('Inactive')).toBeTruthy();
  });

  it('is not available to a person without a role', async () => {
    await renderRoute(chosen, { as: 'USER' });
    await screen.findByRole('heading', { name: "You don't have access" });
  });
});
