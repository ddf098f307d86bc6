/** /userprofile?panel=territory: handing farmers, dealers and open meetings over to another employee. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { TransferTerritoryDocument, type TransferTerritoryMutation } from '../../features/employees/territory/territory.generated.ts';
import { FindEmployeesDocument } from '../../features/meetings/plan.generated.ts';
import { answerEmployee } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer } from '../../testing/server.ts';

type Payload = NonNullable<TransferTerritoryMutation['transferTerritory']>;

const counts = (farmers: number, dealers: number, meetings: number) => ({ __typename: 'TerritoryCounts', farmers, dealers, meetings }) as const;
const row = (taluka: string, ...numbers: [number, number, number]) =>
  ({ __typename: 'TerritoryTaluka', state: 'Maharashtra', district: 'Pune', taluka, counts: counts(...numbers) }) as const;

const done = (moved: [number, number, number], left: Payload['left']): Answer<TransferTerritoryMutation> => ({
  data: { transferTerritory: { __typename: 'TransferTerritoryPayload', message: null, userErrors: [], moved: counts(...moved), left } },
});

const refused: Answer<TransferTerritoryMutation> = {
  data: {
    transferTerritory: {
      __typename: 'TransferTerritoryPayload',
      message: null,
      userErrors: [{ __typename: 'UserError', code: 'REFUSED', message: 'Rohini Kale is not active' }],
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

beforeEach(() => {
  answerEmployee();
  answer(FindEmployeesDocument, () => ({
    data: {
      search: [
        {
          __typename: 'SearchGroup' as const,
          kind: 'EMPLOYEES' as const,
          hits: [{ __typename: 'SearchHit' as const, node: { __typename: 'Employee' as const, id: '9', firstName: 'Rohini', lastName: 'Kale', active: true } }],
        },
      ],
    },
  }));
});

describe('a territory', () => {
  it('is counted, and handed over step by step for the selected talukas', async () => {
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
    expect(within(screen.getByRole('table')).getByRole('row', { name: /1 of 2 talukas ticked 352 24 5 381/ })).toBeTruthy();
    await user.click(button('Hand over 381'));
    await screen.findByText('200 records are handed over to Rohini Kale.');
    const steps = sent.map(({ variables }) => [variables.input].flat()[0]).filter((input) => input?.dryRun === false);
    expect(steps).toHaveLength(2);
    expect(steps[0]).toMatchObject({ fromUserId: '7', toUserId: '9', talukas: [{ state: 'Maharashtra', district: 'Pune', taluka: 'Haveli' }] });
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Haveli' })).toBeNull());
  });

  it('keeps the rest when a step is refused', async () => {
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
