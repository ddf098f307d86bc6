/** The list of meetings and the page of a meeting. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MeetingDocument, MeetingsDocument } from '../../features/meetings/meetings.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { meeting, meetingDetails, meetingPage } from '../../testing/meetings.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('the list of meetings', () => {
  const home = '/?panel=meetings';

  it('shows customer, place, creator, time and status', async () => {
    const requests = answer(MeetingsDocument, () => ({ data: meetingPage([meeting('5127', { status: 'FINISHED', startedAt: '2026-11-19T10:15:00+05:30' })]) }));
    await renderRoute(home, { as: 'MODERATOR' });
    const first = await row('Balasaheb Nikam 5127');
    expect(first.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '',
      'Balasaheb Nikam 5127',
      'Ozar, Niphad, Nashik',
      'Prakash Pawar',
      '17 Nov 2026, 18:10',
      '19 Nov 2026, 10:15',
      'Completed',
      '',
    ]);
    expect(requests[0]?.variables).toEqual({ userId: null, status: null, page: 0 });
    await waitFor(() => expect(document.title).toBe('Meetings'));
  });

  it("opens a row at FARMER, a dealer's at dealer", async () => {
    answer(MeetingsDocument, () => ({ data: meetingPage([meeting('1'), meeting('2', { type: 'DEALER' })]) }));
    await renderRoute(home, { as: 'MODERATOR' });
    expect((await row('Nikam 1')).getByRole('link', { name: 'Balasaheb Nikam 1' }).getAttribute('href')).toBe('/meetingDetails/FARMER/1');
    expect((await row('Nikam 2')).getByRole('link', { name: 'Balasaheb Nikam 2' }).getAttribute('href')).toBe('/meetingDetails/dealer/2');
  });

  it('is filtered by status, which resets the page', async () => {
    const requests = answer(MeetingsDocument, ({ status, page }) => ({ data: meetingPage([meeting(`${status} ${page}`)], true) }));
    const view = await renderRoute(`${home}&page=3`, { as: 'MODERATOR' });
    await row('null 2');
    const filters = within(screen.getByRole('group', { name: 'Status' }));
    expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['ALL', 'SCHEDULED', 'STARTED', 'Completed']);
    await view.user.click(filters.getByRole('button', { name: 'Completed' }));
    await row('FINISHED 0');
    expect(view.address()).toBe(`${home}&status=FINISHED`);
    expect(filters.getByRole('button', { pressed: true }).textContent).toBe('Completed');
    await view.user.click(screen.getByRole('button', { name: 'Next Page' }));
    await row('FINISHED 1');
    await view.user.click(filters.getByRole('button', { name: 'ALL' }));
    await waitFor(() => expect(view.address()).toBe(home));
    expect(requests.some(({ variables }) => variables.status === 'FINISHED' && variables.page === 1)).toBe(true);
  });

  it('shows the status filter when nothing is found, and clears it', async () => {
    answer(MeetingsDocument, ({ status }) => ({ data: meetingPage(status ? [] : [meeting('1')]) }));
    const view = await renderRoute(`${home}&status=STARTED`, { as: 'MODERATOR' });
    await screen.findByText('No Data available');
    await view.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await row('Nikam 1');
  });

  it("links to the customer's page when the id is known", async () => {
    const unknown = {
      __typename: 'MeetingParty' as const,
      id: null,
      farmerId: null,
      dealerId: null,
      firstName: 'Kisan',
      lastName: 'More',
      pictures: [],
      address: null,
    };
    answer(MeetingsDocument, () => ({ data: meetingPage([meeting('1'), meeting('2', { type: 'DEALER' }), meeting('3', { party: unknown })]) }));
    const view = await renderRoute(home, { as: 'MODERATOR' });
    await row('Kisan More');
    const pages = screen.getAllByRole('link', { name: /^Page of / }).map((link) => link.getAttribute('href'));
    expect(pages).toEqual(['/farmers/71', '/dealers/72']);
    await view.user.click(screen.getByRole('link', { name: 'Page of Balasaheb Nikam 1' }));
    await waitFor(() => expect(view.address()).toBe('/farmers/71'));
  });

  it('shows a dash for unknown values, and the number of a meeting without a known customer', async () => {
    answer(MeetingsDocument, () => ({ data: meetingPage([meeting('9', { status: null, createdAt: null, createdBy: null, party: null })]) }));
    await renderRoute(home, { as: 'MODERATOR' });
    const first = await row('Meeting 9');
    expect(first.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', 'Meeting 9', '-', '-', '-', '-', '-', '']);
  });

  it('shows why it failed, and that access is denied', async () => {
    answer(MeetingsDocument, () => ({ code: 'FORBIDDEN' }));
    await renderRoute(home, { as: 'MODERATOR' });
    await screen.findByText('The list could not be loaded');
    await screen.findByText("You don't have access");
  });
});

describe('one meeting', () => {
  const block = async (name: string) => within(await screen.findByRole('region', { name }));
  const facts = (region: HTMLElement) =>
    Object.fromEntries(
      within(region)
        .getAllByRole('term')
        .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]),
    );
  const config = (googleMapsApiKey: string | null = null) => answerConfig(true, { googleMapsApiKey });

  it('shows its blocks', async () => {
    config();
    const requests = answer(MeetingDocument, () => ({ data: meetingDetails('5127') }));
    await renderRoute('/meetingDetails/FARMER/5127', { as: 'MODERATOR' });
    expect(facts(await screen.findByRole('region', { name: 'Meeting Details' }))).toEqual({
      Farmer: 'Balasaheb Nikam, 98905 27714',
      'Created On': '17 Nov 2026, 18:10',
      'Current Status': 'Completed',
      'Total Dealers': '0',
      'Total Farmers': '2',
      'Start Time': '19 Nov 2026, 10:15',
      'End Time': '19 Nov 2026, 12:48',
      'Start Location': '20.0868, 74.1000',
      'End Location': '20.0748, 74.1000',
    });
    expect((await block('Meeting Host')).getByText('Prakash Pawar')).toBeTruthy();
    expect((await block('Meeting Assign')).getByText('Ganesh@example.in')).toBeTruthy();
    expect((await block('Comment')).getByText('Showed drip dosing.')).toBeTruthy();
    expect((await block('Farmers')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Balasaheb NikamOzar, Niphad, Nashik98905 27714',
      'Lata NikamOzar, Niphad, Nashik98905 27714',
    ]);
    expect((await block('Meeting Details')).getByRole('link', { name: 'Balasaheb Nikam' }).getAttribute('href')).toBe('/farmers/Balasaheb');
    expect((await block('Farmers')).getByRole('link', { name: 'Lata Nikam' }).getAttribute('href')).toBe('/farmers/Lata');
    expect((await block('Dealers')).getByText('No Data available')).toBeTruthy();
    expect(requests[0]?.variables).toEqual({ id: '5127', type: 'FARMER' });
    await waitFor(() => expect(document.title).toBe('Meeting 5127'));
  });

  it.each(['farmer', 'Farmer', 'FARMER'])('parses its type case-insensitively: %s', async (type) => {
    config();
    const requests = answer(MeetingDocument, () => ({ data: meetingDetails('5127') }));
    await renderRoute(`/meetingDetails/${type}/5127`, { as: 'MODERATOR' });
    await screen.findByRole('region', { name: 'Meeting Details' });
    expect(requests[0]?.variables.type).toBe('FARMER');
  });

  it("shows 'Loading ......' until it has loaded, below the data of the list", async () => {
    config();
    answer(MeetingsDocument, () => ({ data: meetingPage([meeting('5127', { status: 'STARTED' })]) }));
    answer(MeetingDocument, () => new Promise(() => undefined));
    const { user } = await renderRoute('/?panel=meetings', { as: 'MODERATOR' });
    await user.click((await row('Nikam 5127')).getByRole('link', { name: 'Balasaheb Nikam 5127' }));
    await screen.findByText('Loading ......');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Meeting 5127' })).toBe(document.activeElement));
    expect(screen.getByText('STARTED')).toBeTruthy();
  });

  it('enlarges a picture, and moves to the next and back with the arrow keys', async () => {
    config();
    answer(MeetingDocument, () => ({ data: meetingDetails('5127') }));
    const { user } = await renderRoute('/meetingDetails/FARMER/5127', { as: 'MODERATOR' });
    await user.click(await screen.findByRole('button', { name: 'Enlarge: Meeting photo 1 of 2' }));
    const first = within(await screen.findByRole('dialog', { name: 'Meeting photo 1 of 2' }));
    expect(first.getByRole('img', { name: 'Meeting photo 1 of 2' }).getAttribute('src')).toBe('/images/one.png');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const second = within(await screen.findByRole('dialog', { name: 'Meeting photo 2 of 2' }));
    expect(second.getByRole('img', { name: 'Meeting photo 2 of 2' }).getAttribute('src')).toBe('/images/two.png');
    // The browser's own Back.
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(screen.getByRole('dialog', { name: 'Meeting photo 2 of 2' })).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Meeting photo 1 of 2' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it("shows 'No images available' and dashes for unknown values", async () => {
    config();
    const unknown = {
      status: null,
      createdAt: null,
      startedAt: null,
      endedAt: null,
      comment: null,
      createdBy: null,
      assignedTo: null,
      party: null,
      startLocation: null,
      endLocation: null,
      visitedFarmers: null,
      visitedDealers: null,
      pictures: [],
    };
    answer(MeetingDocument, () => ({ data: meetingDetails('5127', { ...unknown, type: 'DEALER' }) }));
    await renderRoute('/meetingDetails/dealer/5127', { as: 'MODERATOR' });
    await screen.findByText('No images available');
    expect(new Set(Object.values(facts(screen.getByRole('region', { name: 'Meeting Details' }))))).toEqual(new Set(['-']));
    expect((await block('Comment')).getByText('-')).toBeTruthy();
  });

  it('refetches on Reload and shows the map of start, end and visited places', async () => {
    config();
    const requests = answer(MeetingDocument, () => ({ data: meetingDetails('5127') }));
    const { user } = await renderRoute('/meetingDetails/FARMER/5127', { as: 'MODERATOR' });
    await screen.findByRole('region', { name: 'Meeting Details' });
    expect(screen.queryByRole('region', { name: 'Start, end and visited places' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    const map = await block('Start, end and visited places');
    await map.findByRole('group', { name: 'Start, end and visited places' });
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it('shows a message when no place is known', async () => {
    config();
    answer(MeetingDocument, () => ({ data: meetingDetails('5127', { startLocation: null, endLocation: null, visitedFarmers: [] }) }));
    const { user } = await renderRoute('/meetingDetails/FARMER/5127', { as: 'MODERATOR' });
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    await screen.findByText('No location was recorded for this meeting.');
  });

  it.each([
    ['an unknown type', '/meetingDetails/shop/5127'],
    ['an unknown id', '/meetingDetails/FARMER/5127'],
  ])('is not found at %s, with a link to all meetings', async (_case, address) => {
    config();
    answer(MeetingDocument, () => ({ code: 'NOT_FOUND' }));
    await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: 'Meeting not found' });
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Meetings' }).getAttribute('href')).toBe('/?panel=meetings');
  });

  it('shows why it failed and refetches on Retry', async () => {
    config();
    let up = false;
    answer(MeetingDocument, () => (up ? { data: meetingDetails('5127') } : { code: 'UPSTREAM_TIMEOUT' }));
    const { user } = await renderRoute('/meetingDetails/FARMER/5127', { as: 'MODERATOR' });
    const failed = within(await screen.findByRole('alert'));
    expect(failed.getByText('The server did not answer in time. Try again.')).toBeTruthy();
    up = true;
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('region', { name: 'Meeting Details' });
  });

  it('stays unchanged when a refetch fails, with a message', async () => {
    config();
    let up = true;
    answer(MeetingDocument, () => (up ? { data: meetingDetails('5127') } : { code: 'UPSTREAM_TIMEOUT' }));
    const { user } = await renderRoute('/meetingDetails/FARMER/5127', { as: 'MODERATOR' });
    await screen.findByRole('region', { name: 'Meeting Details' });
    up = false;
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await screen.findByText('The meeting could not be loaded. The server did not answer in time. Try again.');
    expect(screen.getByRole('region', { name: 'Meeting Details' })).toBeTruthy();
  });

  it('is not available to a person without a role', async () => {
    const requests = answer(MeetingDocument, () => ({ data: meetingDetails('5127') }));
    await renderRoute('/meetingDetails/FARMER/5127', { as: 'USER' });
    await screen.findByRole('heading', { name: "You don't have access" });
    expect(requests).toEqual([]);
  });
});
