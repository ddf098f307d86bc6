/** /userprofile?panel=territory: handing farmers, dealers and open meetings over to another employee. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { EmployeeDocument } from '../../features/employees/employees.generated.ts';
import {
  TerritoryReceiverDocument,
  type TerritoryReceiverQuery,
  TerritoryTransfersDocument,
  type TerritoryTransfersQuery,
  TransferTerritoryDocument,
  type TransferTerritoryMutation,
} from '../../features/employees/territory/territory.generated.ts';
import { OpenMeetingsDocument } from '../../people/open-meetings.generated.ts';
import { answerEmployee, ganesh } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { answerFoundEmployee } from '../../testing/employees.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer } from '../../testing/server.ts';

type Payload = NonNullable<TransferTerritoryMutation['transferTerritory']>;

const counts = (farmers: number, dealers: number, meetings: number) => ({ __typename: 'TerritoryCounts', farmers, dealers, meetings }) as const;
const row = (taluka: string, ...numbers: [number, number, number]) =>
  ({ __typename: 'TerritoryTaluka', state: 'Maharashtra', district: 'Pune', taluka, counts: counts(...numbers) }) as const;

const handedOverAt = '2026-11-20T09:30:00+05:30';

const done = (moved: [number, number, number], left: Payload['left']): Answer<TransferTerritoryMutation> => ({
  data: { transferTerritory: { __typename: 'TransferTerritoryPayload', message: null, userErrors: [], handedOverAt, moved: counts(...moved), left } },
});

const refused: Answer<TransferTerritoryMutation> = {
  data: {
    transferTerritory: {
      __typename: 'TransferTerritoryPayload',
      message: null,
      userErrors: [{ __typename: 'UserError', code: 'REFUSED', message: 'Rohini Kale is not active' }],
      handedOverAt: null,
      moved: null,
      left: null,
    },
  },
};

const whole = [row('Haveli', 352, 24, 5), row('Shirur', 23, 2, 0)];
const path = '/userprofile?user=7&panel=territory';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function choose(user: UserEvent) {
  await user.type(await screen.findByRole('searchbox', { name: 'Search who takes it over' }), 'Rohini');
  await user.click(await screen.findByRole('radio', { name: 'Rohini Kale' }));
}

type Transfer = NonNullable<TerritoryTransfersQuery['territoryTransfers']>[number];

const earlier: Transfer = {
  __typename: 'TerritoryTransfer',
  id: '12',
  fromUserId: '9',
  fromName: 'Rohini Kale',
  toUserId: '7',
  toName: 'Deepak Raut',
  movedByName: 'Asha Patil',
  toolName: null,
  startedAt: '2026-11-16T10:00:00+05:30',
  endedAt: '2026-11-16T10:02:00+05:30',
  reason: 'On leave until Diwali',
  talukas: [row('Haveli', 300, 20, 2), row('Shirur', 52, 4, 3)],
  unfinished: null,
};

const answerEarlier = (transfers: () => readonly Transfer[]) => answer(TerritoryTransfersDocument, () => ({ data: { territoryTransfers: [...transfers()] } }));

type Meetings = NonNullable<TerritoryReceiverQuery['planned']>;

const planned = (id: string, taluka: string, plannedAt: string | null) =>
  ({
    __typename: 'Meeting',
    id,
    type: 'FARMER',
    plannedAt,
    party: {
      __typename: 'MeetingParty',
      id: `FARMER-${id}`,
      firstName: 'Vilas',
      lastName: `Chavhan ${id}`,
      address: { __typename: 'Address', village: 'Astagaon', taluka, district: 'Pune', state: 'Maharashtra' },
    },
  }) as const;

const meetingsOf = (nodes: Meetings['nodes'], totalCount = nodes.length): Meetings => ({ __typename: 'MeetingConnection', nodes, totalCount });

const answerOpen = (scheduled: Meetings) => answer(OpenMeetingsDocument, () => ({ data: { scheduled, started: meetingsOf([]) } }));

const answerReceiver = (already: Meetings) =>
  answer(TerritoryReceiverDocument, () => ({
    data: {
      farmers: { __typename: 'FarmerConnection' as const, totalCount: 411 },
      dealers: { __typename: 'DealerConnection' as const, totalCount: null },
      planned: already,
    },
  }));

beforeEach(() => {
  answerEmployee();
  answerOpen(meetingsOf([]));
  answerReceiver(meetingsOf([]));
  answerEarlier(() => []);
  answerFoundEmployee('9', 'Rohini', 'Kale');
});

describe('a territory', () => {
  it('is counted, and handed over step by step for the selected talukas', { tags: 'slow' }, async () => {
    answerConfig(true);
    let left = 200;
    const sent = answer(TransferTerritoryDocument, ({ input }) => {
      const { dryRun } = [input].flat()[0] ?? {};
      if (dryRun) return done([0, 0, 0], left === 0 ? [row('Shirur', 23, 2, 0)] : whole);
      left -= 100;
      return done([100, 0, 0], [row('Haveli', left, 0, 0)]);
    });
    const { user } = await renderRoute(path, { as: 'ADMIN' });
    await screen.findByRole('button', { name: 'Hand over 406' });
    await user.click(screen.getByRole('checkbox', { name: 'Shirur' }));
    await user.click(button('Hand over 381'));
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Choose who takes it over.');
    await choose(user);
    expect(within(screen.getByRole('table')).getByRole('row', { name: /1 of 2 talukas selected 352 24 5 381/ })).toBeTruthy();
    await user.click(button('Hand over 381'));
    await screen.findByText('200 records are handed over to Rohini Kale.');
    const steps = sent.map(({ variables }) => [variables.input].flat()[0]).filter((input) => input?.dryRun === false);
    expect(steps).toHaveLength(2);
    expect(steps[0]).toMatchObject({ fromUserId: '7', toUserId: '9', talukas: [{ state: 'Maharashtra', district: 'Pune', taluka: 'Haveli' }] });
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Haveli' })).toBeNull());
  });

  it('continues after a reload with the same employee and talukas', { tags: 'slow' }, async () => {
    answerConfig(true);
    const sent = answer(TransferTerritoryDocument, ({ input }) =>
      [input].flat()[0]?.dryRun ? done([0, 0, 0], [...whole, row('Maval', 1, 0, 0)]) : done([0, 0, 0], []),
    );
    const { user, address } = await renderRoute(path, { as: 'ADMIN' });
    await user.click(await screen.findByRole('checkbox', { name: 'Shirur' }));
    await user.click(screen.getByRole('checkbox', { name: 'Haveli' }));
    await choose(user);
    expect(screen.getByText('1 record of 1 taluka')).toBeTruthy();
    const stored = address();
    expect(stored).toContain('to=9');
    cleanup();
    sessionStorage.removeItem('draft.territory 7');
    answer(EmployeeDocument, ({ id }) => ({ data: { employee: { ...ganesh, id, ...(id === '9' && { firstName: 'Rohini', lastName: 'Kale' }) } } }));
    await renderRoute(stored, { as: 'ADMIN' });
    await screen.findByText('Rohini Kale takes it over.');
    await user.click(await screen.findByRole('button', { name: 'Hand over 1' }));
    await waitFor(() => expect(sent.map(({ variables }) => [variables.input].flat()[0]?.dryRun)).toContain(false));
    const input = sent.map(({ variables }) => [variables.input].flat()[0]).find((each) => each?.dryRun === false);
    expect(input).toMatchObject({ toUserId: '9', talukas: [{ state: 'Maharashtra', district: 'Pune', taluka: 'Maval' }] });
  });

  it('that was interrupted is offered and continued with its own talukas and kinds, also after the tab was closed', async () => {
    answerConfig(true);
    let unfinished: Transfer['unfinished'] = {
      __typename: 'UnfinishedTransfer',
      talukas: [{ __typename: 'TerritoryPlace', state: 'Maharashtra', district: 'Pune', taluka: 'Haveli' }],
      farmers: true,
      dealers: true,
      meetings: false,
      handedOverSince: null,
      handedOverUntil: null,
    };
    answerEarlier(() => [{ ...earlier, fromUserId: '7', fromName: 'Deepak Raut', toUserId: '9', toName: 'Rohini Kale', unfinished }]);
    const sent = answer(TransferTerritoryDocument, ({ input }) => {
      const { dryRun, toUserId } = [input].flat()[0] ?? {};
      if (dryRun) return done([0, 0, 0], toUserId === undefined ? whole : [row('Haveli', 52, 4, 0)]);
      unfinished = null;
      return done([52, 4, 0], []);
    });
    const { user } = await renderRoute(path, { as: 'ADMIN' });
    await screen.findByText('The hand-over from Deepak Raut to Rohini Kale is not finished. 381 records were handed over until 16 Nov 2026, 10:02.');
    await user.click(screen.getByRole('button', { name: 'Continue: From Deepak Raut to Rohini Kale' }));
    await screen.findByText(/^56 records are handed over to Rohini Kale/);
    const [request] = sent.map(({ variables }) => [variables.input].flat()[0]).filter((input) => input?.dryRun === false);
    expect(request).toMatchObject({ fromUserId: '7', toUserId: '9', meetings: false, talukas: [{ state: 'Maharashtra', district: 'Pune', taluka: 'Haveli' }] });
    await waitFor(() => expect(screen.queryByText(/is not finished/)).toBeNull());
  });

  it('shows the numbers of both employees afterwards and meetings that will overlap, and sends the reason', { tags: 'slow' }, async () => {
    answerConfig(true);
    answerEarlier(() => [earlier]);
    const moving = [
      planned('1', 'Haveli', '2026-11-26T09:30:00+05:30'),
      planned('2', 'Haveli', '2026-11-26T11:00:00+05:30'),
      planned('3', 'Shirur', '2026-11-26T10:10:00+05:30'),
      planned('4', 'Haveli', null),
    ];
    answerOpen(meetingsOf(moving));
    const asked = answerReceiver(meetingsOf([planned('9', 'Maval', '2026-11-26T10:00:00+05:30')], 130));
    const sent = answer(TransferTerritoryDocument, ({ input }) => ([input].flat()[0]?.dryRun ? done([0, 0, 0], whole) : done([0, 0, 0], [])));
    const { user } = await renderRoute(path, { as: 'ADMIN' });
    expect(await screen.findByText('Reason: On leave until Diwali')).toBeTruthy();
    await user.click(await screen.findByRole('checkbox', { name: 'Shirur' }));
    expect(asked).toEqual([]);
    await choose(user);
    const after = within(await screen.findByRole('region', { name: 'After that' }));
    const lines = after.getAllByRole('definition').map((value) => value.textContent);
    expect(after.getAllByRole('term').map((name, at) => [name.textContent, lines[at]])).toEqual([
      ['Farmers of Rohini Kale', '411 to 763'],
      [expect.stringMatching(/^Farmers of Ganesh/), '375 to 23'],
      [expect.stringMatching(/^Dealers of Ganesh/), '26 to 2'],
    ]);
    const overlaps = within(screen.getByRole('region', { name: 'Open meetings that move' }));
    await overlaps.findByText('1 meeting will overlap');
    expect(overlaps.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
      'Vilas Chavhan 1, 26 Nov 2026, 09:30',
      'Vilas Chavhan 2, 26 Nov 2026, 11:00',
      'Vilas Chavhan 4',
    ]);
    expect(overlaps.getByText('Overlaps with a meeting of Rohini Kale at 10:00 in Astagaon, Maval, Pune')).toBeTruthy();
    expect(overlaps.getByText(/^Only the first 100 scheduled meetings of each employee are compared/)).toBeTruthy();
    expect(overlaps.getByRole('link', { name: /^Meetings of / }).getAttribute('href')).toBe('/userprofile?user=7');
    const moves = within(screen.getByRole('region', { name: 'What moves to Rohini Kale' }));
    expect(moves.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['352', '24', '5', '381']);
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' Moved to Nashik ');
    await user.click(button('Hand over 381'));
    await waitFor(() => expect(sent.map(({ variables }) => [variables.input].flat()[0]?.reason)).toContain('Moved to Nashik'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', ''));
  });

  it('lists five open meetings that move, and all of them on demand', async () => {
    answerConfig(true);
    answerOpen(meetingsOf(Array.from({ length: 7 }, (_, at) => planned(String(at), 'Haveli', `2026-11-2${at}T09:30:00+05:30`))));
    answer(TransferTerritoryDocument, () => done([0, 0, 0], whole));
    const { user } = await renderRoute(path, { as: 'ADMIN' });
    const open = within(await screen.findByRole('region', { name: 'Open meetings that move' }));
    await waitFor(() => expect(open.getAllByRole('listitem')).toHaveLength(5));
    await user.click(open.getByRole('button', { name: 'All 7' }));
    expect(open.getAllByRole('listitem')).toHaveLength(7);
  });

  it('shows the state of each taluka while it is handed over', async () => {
    answerConfig(true);
    let finish: () => void = () => undefined;
    let steps = 0;
    answer(TransferTerritoryDocument, async ({ input }) => {
      if ([input].flat()[0]?.dryRun) return done([0, 0, 0], whole);
      steps += 1;
      if (steps > 1) await new Promise<void>((resolve) => (finish = resolve));
      return done([200, 0, 0], steps > 1 ? [] : [row('Haveli', 152, 24, 5), row('Shirur', 23, 2, 0)]);
    });
    const { user } = await renderRoute(path, { as: 'ADMIN' });
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Hand over 406' }));
    const stateOf = async (taluka: string) => (await screen.findByRole('row', { name: new RegExp(taluka) })).lastElementChild?.textContent;
    await waitFor(async () => expect(await stateOf('Haveli')).toBe('200 of 381'));
    expect(await stateOf('Shirur')).toBe('Waiting');
    finish();
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull());
  });

  it('leads to the lists of both employees, and is handed back after a count', { tags: 'slow' }, async () => {
    answerConfig(true);
    const sent = answer(TransferTerritoryDocument, ({ input }) => {
      const { dryRun, fromUserId, handedOverSince } = [input].flat()[0] ?? {};
      if (!dryRun) return done([fromUserId === '7' ? 406 : 405, 0, 0], []);
      return done([0, 0, 0], handedOverSince ? [row('Haveli', 400, 5, 0)] : whole);
    });
    const { user } = await renderRoute(path, { as: 'ADMIN' });
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Hand over 406' }));
    const result = (await screen.findByText(/^406 records are handed over to Rohini Kale/)).closest('[role="status"]');
    expect(document.activeElement).toBe(result);
    const links = ['Farmers of Rohini Kale', 'Dealers of Rohini Kale', /^Farmers of (?!Rohini)/, /^Dealers of (?!Rohini)/];
    expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/userprofile?user=9&panel=farmers',
      '/userprofile?user=9&panel=dealers',
      '/userprofile?user=7&panel=farmers',
      '/userprofile?user=7&panel=dealers',
    ]);
    await user.click(button('Hand back'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Hand 405 records back to /)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Hand back' }));
    await screen.findByText(/^405 records are handed over to (?!Rohini)/);
    const inputs = sent.map(({ variables }) => [variables.input].flat()[0]).filter((input) => input?.handedOverSince);
    const back = { fromUserId: '9', toUserId: '7', handedOverSince: handedOverAt };
    expect(inputs).toMatchObject([
      { ...back, dryRun: true },
      { ...back, dryRun: false },
    ]);
    expect(button('Hand back')).toBeTruthy();
  });

  it('says when nothing is left to hand back', { tags: 'slow' }, async () => {
    answerConfig(true);
    answer(TransferTerritoryDocument, ({ input }) => {
      const { dryRun, handedOverSince } = [input].flat()[0] ?? {};
      return dryRun ? done([0, 0, 0], handedOverSince ? [] : whole) : done([406, 0, 0], []);
    });
    const { user } = await renderRoute(path, { as: 'ADMIN' });
    await choose(user);
    (await screen.findByRole('checkbox', { name: 'Haveli' })).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Hand back' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Nothing is left to hand back/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Hand back' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('of earlier is listed with both employees, talukas and numbers, and handed back alone after a count', async () => {
    answerConfig(true);
    let isBack = false;
    const asked = answerEarlier(() => (isBack ? [{ ...earlier, id: '13', fromUserId: '7', toUserId: '9' }, earlier] : [earlier]));
    const sent = answer(TransferTerritoryDocument, ({ input }) => {
      const { dryRun, handedOverSince } = [input].flat()[0] ?? {};
      if (dryRun) return done([0, 0, 0], handedOverSince ? [row('Haveli', 299, 20, 0)] : whole);
      isBack = true;
      return done([299, 20, 0], []);
    });
    const { user } = await renderRoute(path, { as: 'ADMIN' });
    const list = within(await screen.findByRole('region', { name: 'Earlier hand-overs' }));
    expect(asked[0]?.variables).toEqual({ userId: '7' });
    const [item] = list.getAllByRole('listitem');
    expect(item?.textContent).toContain('From Rohini Kale to Deepak Raut');
    expect(item?.textContent).toContain('Haveli, Shirur');
    expect(item?.textContent).toMatch(/16 Nov 2026.*Farmers: 352, dealers: 24, meetings: 5 · by Asha Patil/);
    await user.click(list.getByRole('button', { name: 'Hand back: From Rohini Kale to Deepak Raut' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Hand 319 records back to Rohini Kale?')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Hand back' }));
    await screen.findByText('319 records are handed over to Rohini Kale.');
    const back = { fromUserId: '7', toUserId: '9', handedOverSince: earlier.startedAt, handedOverUntil: earlier.endedAt };
    const inputs = sent.map(({ variables }) => [variables.input].flat()[0]).filter((input) => input?.handedOverSince);
    expect(inputs).toMatchObject([
      { ...back, dryRun: true },
      { ...back, dryRun: false },
    ]);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  });

  it('lists the earlier ones again after a hand-over, although they could not be loaded before', async () => {
    answerConfig(true);
    let fails = true;
    answer(TerritoryTransfersDocument, () => (fails ? { code: 'UPSTREAM_UNAVAILABLE' } : { data: { territoryTransfers: [earlier] } }));
    answer(TransferTerritoryDocument, ({ input }) => ([input].flat()[0]?.dryRun ? done([0, 0, 0], whole) : done([406, 0, 0], [])));
    const { user } = await renderRoute(path, { as: 'ADMIN' });
    await screen.findByText('The data service is not responding. Try again in a moment.');
    fails = false;
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Hand over 406' }));
    expect(await screen.findByText('From Rohini Kale to Deepak Raut')).toBeTruthy();
    expect(screen.queryByText('The data service is not responding. Try again in a moment.')).toBeNull();
  });

  it('shows what the last step left when the server fails, and cannot count either', async () => {
    answerConfig(true);
    let steps = 0;
    answer(TransferTerritoryDocument, ({ input }) => {
      if ([input].flat()[0]?.dryRun && steps === 0) return done([0, 0, 0], whole);
      steps += 1;
      return steps === 1 ? done([200, 0, 0], [row('Haveli', 152, 24, 5), row('Shirur', 23, 2, 0)]) : { code: 'UPSTREAM_UNAVAILABLE' };
    });
    const { user } = await renderRoute(path, { as: 'ADMIN' });
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Hand over 406' }));
    await screen.findByText('200 records are handed over to Rohini Kale.');
    expect(button('Hand over 206')).toBeTruthy();
  });

  it('keeps the rest when a step is refused', { tags: 'slow' }, async () => {
    answerConfig(true);
    answer(TransferTerritoryDocument, ({ input }) => ([input].flat()[0]?.dryRun ? done([0, 0, 0], whole) : refused));
    const { user } = await renderRoute(path, { as: 'ADMIN' });
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Hand over 406' }));
    await screen.findByText('Rohini Kale is not active');
    expect(button('Hand over 406')).toBeTruthy();
  });

  it('is not available to a moderator', async () => {
    answerConfig(true);
    const requests = answer(TransferTerritoryDocument, () => done([0, 0, 0], []));
    await renderRoute(path, { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: "You don't have access" });
    expect(requests).toEqual([]);
  });

  it('is not available with a provider', async () => {
    answerConfig(false);
    const requests = answer(TransferTerritoryDocument, () => done([0, 0, 0], []));
    await renderRoute(path, { as: 'ADMIN' });
    await screen.findByText('Handing a territory over needs another server.');
    expect(requests).toEqual([]);
  });
});
