/** Planning, rescheduling and cancelling a meeting, with the required reasons. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CancelMeetingDocument, MeetingDocument, MeetingsDocument, PlanMeetingDocument } from '../../features/meetings/meetings.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { change } from '../../testing/forms.ts';
import { meeting, meetingDetails, meetingPage } from '../../testing/meetings.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer, deferred } from '../../testing/server.ts';

beforeEach(() => void answerConfig(true));

const scheduled = { status: 'SCHEDULED', startedAt: null, endedAt: null, comment: null, startLocation: null, endLocation: null } as const;
const planned = { ...scheduled, plannedAt: '2026-11-24T15:00:00+05:30', purpose: 'Soil test' };

const open = async (fields: Parameters<typeof meetingDetails>[1], button: string) => {
  answer(MeetingDocument, () => ({ data: meetingDetails('7', fields) }));
  const view = await renderRoute('/meetingDetails/FARMER/7', { as: 'MODERATOR' });
  await view.user.click(await screen.findByRole('button', { name: button }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Confirmation' })) };
};

const answerPlan = () =>
  answer(PlanMeetingDocument, () => ({ data: { planMeeting: { __typename: 'PlanMeetingPayload' as const, message: 'Planned.', userErrors: [] } } }));

it('is planned with a date, a time and a purpose', async () => {
  const sent = answerPlan();
  const { user, dialog } = await open(scheduled, 'Set date and time');
  await user.type(dialog.getByLabelText('Date'), '24 Nov 2026{Tab}');
  // The time is shown before it is sent.
  expect(dialog.getByLabelText('Time')).toHaveProperty('value', '09:30');
  await user.clear(dialog.getByLabelText('Time'));
  expect(dialog.getByText('Enter both a date and a time.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  change(dialog.getByLabelText('Time'), '15:00');
  change(dialog.getByLabelText('Purpose'), 'Soil test');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Planned.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set date and time' })));
  expect(sent.map(({ variables }) => variables.input)).toEqual([
    { id: '7', plannedAt: '2026-11-24T15:00:00.000+05:30', purpose: 'Soil test', clientMutationId: expect.any(String) },
  ]);
});

it('shows its plan, and is rescheduled only with a reason', async () => {
  const sent = answerPlan();
  const { user, dialog } = await open(planned, 'Reschedule');
  expect(screen.getByText('24 Nov 2026, 15:00')).toBeTruthy();
  expect(dialog.queryByLabelText('Reason for rescheduling')).toBeNull();
  await user.clear(dialog.getByLabelText('Time'));
  await user.type(dialog.getByLabelText('Time'), '1630{Tab}');
  expect(dialog.getByLabelText('Time')).toHaveProperty('value', '16:30');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Reason for rescheduling'));
  expect(dialog.getByText('This field is required')).toBeTruthy();
  expect(sent).toEqual([]);
  change(dialog.getByLabelText('Reason for rescheduling'), 'Rain');
  expect(dialog.queryByText('This field is required')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.variables.input).toMatchObject({ plannedAt: '2026-11-24T16:30:00.000+05:30', reason: 'Rain' }));
});

it('sends only what was changed, and cannot lose its time', async () => {
  const sent = answerPlan();
  const { user, dialog } = await open(planned, 'Reschedule');
  await user.clear(dialog.getByLabelText('Date'));
  await user.clear(dialog.getByLabelText('Time'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter both a date and a time.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Date'), '24 Nov 2026{Tab}');
  await user.clear(dialog.getByLabelText('Time'));
  await user.type(dialog.getByLabelText('Time'), '1500{Tab}');
  change(dialog.getByLabelText('Purpose'), 'Seed offer');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Planned.');
  expect(sent.map(({ variables }) => variables.input)).toEqual([{ id: '7', purpose: 'Seed offer', clientMutationId: expect.any(String) }]);
});

it('asks for confirmation before typed text is discarded, and Escape undoes a date before it closes the dialog', async () => {
  const { user, dialog } = await open(scheduled, 'Set date and time');
  const date = dialog.getByLabelText('Date');
  change(date, '24 Nov');
  await user.keyboard('{Escape}');
  expect(date).toHaveProperty('value', '');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Set date and time' }));
  const again = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  change(again.getByLabelText('Purpose'), 'Soil test');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(again.getByLabelText('Purpose')).toHaveProperty('value', 'Soil test');
  await user.click(again.getByText('Close'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is cancelled with a reason', async () => {
  const sent = answer(CancelMeetingDocument, () => ({
    data: { cancelMeeting: { __typename: 'CancelMeetingPayload' as const, message: 'Cancelled for good.', userErrors: [] } },
  }));
  const { user, dialog } = await open(planned, 'Cancel meeting');
  await user.click(dialog.getByRole('button', { name: 'Cancel meeting' }));
  expect(dialog.getByLabelText('Reason for cancelling').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  change(dialog.getByLabelText('Reason for cancelling'), 'Farmer is away');
  await user.click(dialog.getByRole('button', { name: 'Cancel meeting' }));
  await screen.findByText('Cancelled for good.');
  expect(sent.map(({ variables }) => variables.input)).toEqual([{ id: '7', reason: 'Farmer is away', clientMutationId: expect.any(String) }]);
});

it('shows the cancellation even when an earlier response arrives late', async () => {
  const { promise: late, resolve: release } = deferred();
  let status: 'SCHEDULED' | 'CANCELLED' = 'SCHEDULED';
  answer(CancelMeetingDocument, () => {
    status = 'CANCELLED';
    return { data: { cancelMeeting: { __typename: 'CancelMeetingPayload' as const, message: 'Cancelled for good.', userErrors: [] } } };
  });
  const { user } = await open(planned, 'Cancel meeting');
  await user.keyboard('{Escape}');
  const requests = answer(MeetingDocument, async () => {
    const data = meetingDetails('7', { ...planned, status, comment: status === 'CANCELLED' ? 'Farmer is away' : null });
    if (status === 'SCHEDULED') await late;
    return { data };
  });
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(requests.length).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Cancel meeting' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  change(dialog.getByLabelText('Reason for cancelling'), 'Farmer is away');
  await user.click(dialog.getByRole('button', { name: 'Cancel meeting' }));
  await screen.findByText('Cancelled for good.');
  release();
  await screen.findByRole('region', { name: 'Reason for cancelling' });
});

it('shows the reason of a cancellation, and can then be neither planned nor cancelled', async () => {
  answer(MeetingDocument, () => ({ data: meetingDetails('7', { ...planned, status: 'CANCELLED', comment: 'Farmer is away' }) }));
  await renderRoute('/meetingDetails/FARMER/7', { as: 'MODERATOR' });
  const why = within(await screen.findByRole('region', { name: 'Reason for cancelling' }));
  expect(why.getByText('Farmer is away')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel meeting' })).toBeNull();
});

it('cannot be planned when the server has no call for it, with a message', async () => {
  answerConfig(false);
  answer(MeetingDocument, () => ({ data: meetingDetails('7', scheduled) }));
  await renderRoute('/meetingDetails/FARMER/7', { as: 'MODERATOR' });
  await screen.findByText('Not available on this server: setting a date, rescheduling and cancelling');
  expect(screen.queryByRole('button', { name: 'Set date and time' })).toBeNull();
});

it('is listed with its time, assignee and purpose; cancelled meetings can be chosen', async () => {
  const requests = answer(MeetingsDocument, () => ({
    data: meetingPage([
      meeting('7', {
        plannedAt: planned.plannedAt,
        purpose: 'Soil test',
        assignedTo: { __typename: 'MeetingPerson', id: null, firstName: 'Kavita', lastName: 'Patil' },
      }),
    ]),
  }));
  const { user } = await renderRoute('/?panel=meetings', { as: 'MODERATOR' });
  await screen.findByText('Kavita Patil · Soil test');
  expect(screen.getByText('24 Nov 2026, 15:00').closest('tr')?.cells[0]?.textContent).toContain('24 Nov 2026, 15:00');
  await user.click(await screen.findByRole('button', { name: 'Cancelled' }));
  await waitFor(() => expect(requests.at(-1)?.variables.status).toBe('CANCELLED'));
});
