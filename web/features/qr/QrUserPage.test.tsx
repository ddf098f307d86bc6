/** /lats/qrUserDetail/{id}: the person, the fields for each role, and the page when the server cannot return a single person. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerConfig } from '../../testing/config.ts';
import { qrUser, qrUserPage } from '../../testing/qr.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';
import { FarmersWithPhoneDocument, QrPointsDocument, QrUserDocument, QrUsersDocument, QrUsesOfPersonDocument } from './users.generated.ts';

const address = '/lats/qrUserDetail/7';

const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('shows an admin every known field', async () => {
  const requests = answer(QrUserDocument, () => ({ data: { qrUser: qrUser('7') } }));
  await renderRoute(address, { as: 'ADMIN' });
  await screen.findByRole('heading', { name: 'Ramesh Sagar Shaikh 7' });
  expect(requests[0]?.variables).toEqual({ id: '7' });
  expect(facts()).toEqual([
    ['Id', '7'],
    ['Phone Number', '97454 14013'],
    ['Address', 'Deulgaon, Sangli'],
    ['Farmer', ''],
    ['Language', 'Marathi'],
    ['Created Date', '19 Nov 2026, 17:10'],
    ['Updated Date', '19 Nov 2026, 17:14'],
  ]);
});

it('shows points, the codes ten at a time, and the farmers with the phone number', async () => {
  answerConfig(true);
  answer(QrUserDocument, () => ({ data: { qrUser: qrUser('7') } }));
  answer(QrPointsDocument, () => ({ data: { qrPoints: { __typename: 'QrPoints' as const, earned: 250, redeemed: 100, balance: 150 } } }));
  const use = (number: number) =>
    ({
      __typename: 'QrUse',
      id: String(number),
      createdAt: '2026-11-19T10:00:00+05:30',
      transactionType: 'EARN',
      points: 50,
      code: `CODE${number}`,
      batchId: '3',
      productName: 'Humi',
      dealerName: 'Shri Agro',
    }) as const;
  answer(QrUsesOfPersonDocument, ({ first }) => ({
    data: {
      qrUses: { __typename: 'QrUseConnection' as const, nodes: Array.from({ length: Math.min(Number(first), 12) }, (_, at) => use(at)), totalCount: 12 },
    },
  }));
  answer(FarmersWithPhoneDocument, () => ({
    data: {
      possibleDuplicates: [
        {
          __typename: 'PossibleDuplicate' as const,
          id: 'FARMER-5',
          farmer: { __typename: 'Farmer' as const, id: '5', firstName: 'Tanaji', lastName: 'Chavan' },
        },
      ],
    },
  }));
  const { user } = await renderRoute(address, { as: 'ADMIN' });
  const codes = within(await screen.findByRole('list', { name: 'Codes of this person' }));
  expect(await codes.findAllByRole('listitem')).toHaveLength(10);
  expect(codes.getByText('CODE0')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '2 earlier' }));
  await waitFor(() => expect(codes.getAllByRole('listitem')).toHaveLength(12));
  expect(screen.getByRole('link', { name: 'Tanaji Chavan' }).getAttribute('href')).toBe('/farmers/5');
  expect(facts()).toEqual(
    expect.arrayContaining([
      ['Balance', '150'],
      ['Earned', '250'],
      ['Redeemed', '100'],
    ]),
  );
  expect(screen.getByText(/Points are redeemed in the app that scans the codes/)).toBeTruthy();
});

it('shows a moderator no phone, no address and no list of users', async () => {
  answer(QrUserDocument, () => ({ data: { qrUser: qrUser('7', { phoneNumber: null, address: null }) } }));
  await renderRoute(address, { as: 'MODERATOR' });
  await screen.findByRole('heading', { name: 'Ramesh Sagar Shaikh 7' });
  expect(facts().map(([name]) => name)).toEqual(['Id', 'Language', 'Created Date', 'Updated Date']);
  expect(screen.queryByRole('link', { name: /QR Code Users/i })).toBeNull();
});

it('shows the row from which it was opened, without the extension', async () => {
  answer(QrUsersDocument, () => ({ data: qrUserPage([qrUser('7')]) }));
  answer(QrUserDocument, () => ({ data: { qrUser: null } }));
  const view = await renderRoute('/lats/secure/dashboard?panel=users', { as: 'ADMIN' });
  await view.user.click(await screen.findByRole('link', { name: 'Ramesh Sagar Shaikh 7' }));
  await screen.findByRole('heading', { name: 'QR code user' });
  await screen.findByRole('heading', { name: 'Ramesh Sagar Shaikh 7' });
  expect(facts()).toContainEqual(['Phone Number', '97454 14013']);
});

it('explains where to open it from, without the extension and a row', async () => {
  answer(QrUserDocument, () => ({ data: { qrUser: null } }));
  await renderRoute(address, { as: 'ADMIN' });
  await screen.findByText('Open this from View QR Code Users');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'View QR Code Users' }).getAttribute('href')).toBe('/lats/secure/dashboard?panel=users');
});

it('shows why it failed, and refetches on Retry', async () => {
  let up = false;
  answer(QrUserDocument, () => (up ? { data: { qrUser: qrUser('7') } } : { code: 'UPSTREAM_TIMEOUT' }));
  const { user } = await renderRoute(address, { as: 'ADMIN' });
  const failed = within(await screen.findByRole('alert'));
  expect(failed.getByText('This person could not be loaded')).toBeTruthy();
  up = true;
  await user.click(failed.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Ramesh Sagar Shaikh 7' });
});

it('is not available to a plain user', async () => {
  await renderRoute(address, { as: 'USER' });
  await screen.findByRole('heading', { name: "You don't have access" });
});
