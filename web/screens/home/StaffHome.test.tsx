/** /: the staff home by role, and the list of employees in every state. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DealersDocument, FarmersDocument } from '../../features/customers/customers.generated.ts';
import { EmployeesDocument } from '../../features/employees/employees.generated.ts';
import { MeetingsDocument } from '../../features/meetings/meetings.generated.ts';
import { SignOutDocument, type SignOutMutation } from '../../features/session/session.generated.ts';
import { AreasDocument } from '../../people/people.generated.ts';
import { employee, employeePage } from '../../testing/employees.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, deferred } from '../../testing/server.ts';

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const next = () => screen.getByRole('button', { name: 'Next Page' });
const previous = () => screen.getByRole('button', { name: 'Previous Page' });
const pageShown = () => document.querySelector('[data-page]');

/** Answers with three pages of one person each. */
const threePages = () => answer(EmployeesDocument, ({ page }) => ({ data: employeePage(page > 2 ? [] : [employee(`on page ${page + 1}`)], page < 2) }));

describe('the list of employees', () => {
  it('shows its columns', async () => {
    const requests = answer(EmployeesDocument, () => ({ data: employeePage([employee('1')]) }));
    await renderRoute('/', { as: 'MODERATOR' });
    const first = await row('Ganesh Shinde 1');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Image',
      'Name',
      'Phone Number',
      'Address',
      'Roles',
      'Status',
      'Open',
    ]);
    expect(first.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '',
      'Ganesh Shinde 11@example.in',
      '98220 41735',
      'Shirur, Pune',
      'user',
      'Active',
      '',
    ]);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Add Employee' }).getAttribute('href')).toBe('/?panel=addEmployee');
    expect(screen.getByRole('table', { name: 'Employees' })).toBeTruthy();
    expect(requests[0]?.variables).toEqual({ roles: ['USER'], page: 0 });
    await waitFor(() => expect(document.title).toBe('Employees'));
  });

  it('shows the picture at 40 pixels, as a thumbnail, and an outline for none or a broken one', async () => {
    const signed = { __typename: 'Image', url: '/images/1.png?day=2026-11-20&sig=abc' } as const;
    answer(EmployeesDocument, () => ({ data: employeePage([employee('1', { pictures: [signed] }), employee('2', { pictures: [] })]) }));
    await renderRoute('/', { as: 'MODERATOR' });
    const picture = (await row('Shinde 1')).getByRole('presentation');
    expect(picture.getAttribute('src')).toBe(`${signed.url}&size=thumbnail`);
    expect(picture.getAttribute('width')).toBe('40');
    expect((await row('Shinde 2')).queryByRole('presentation')).toBeNull();
    picture.dispatchEvent(new Event('error'));
    await waitFor(() => expect(screen.queryByRole('presentation')).toBeNull());
  });

  it('shows a dash for unknown values', async () => {
    const unknown = { firstName: null, lastName: null, email: null, phoneNumber: null, active: null, address: null, roles: [] };
    answer(EmployeesDocument, () => ({ data: employeePage([employee('1', unknown)]) }));
    await renderRoute('/', { as: 'MODERATOR' });
    await waitFor(() => expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', '-', '-', '-', '', '-', '']));
  });

  it('shows a place once when taluka and district have the same name', async () => {
    const nashik = { __typename: 'Address', taluka: 'Nashik', district: 'Nashik' } as const;
    answer(EmployeesDocument, () => ({ data: employeePage([employee('1', { address: nashik })]) }));
    await renderRoute('/', { as: 'MODERATOR' });
    expect((await row('Shinde 1')).getByText('Nashik')).toBeTruthy();
  });

  it('shows a message for no rows', async () => {
    answer(EmployeesDocument, () => ({ data: employeePage([]) }));
    await renderRoute('/', { as: 'MODERATOR' });
    await screen.findByText('No Data available');
    expect(screen.queryByRole('button', { name: 'Next Page' })).toBeNull();
  });

  it('shows why it failed without previous rows, and refetches on Retry', async () => {
    let up = false;
    answer(EmployeesDocument, () => (up ? { data: employeePage([employee('1')]) } : { code: 'UPSTREAM_UNAVAILABLE' }));
    const { user } = await renderRoute('/', { as: 'MODERATOR' });
    const failed = within(await screen.findByRole('alert'));
    expect(failed.getByText('The list could not be loaded')).toBeTruthy();
    expect(failed.getByText('The data service is not responding. Try again in a moment.')).toBeTruthy();
    up = true;
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    await row('Ganesh Shinde 1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the previous rows when the next page fails', async () => {
    let up = false;
    answer(EmployeesDocument, ({ page }) =>
      page === 0 || up ? { data: employeePage([employee(`on page ${page + 1}`)], page === 0) } : { code: 'UPSTREAM_TIMEOUT' },
    );
    const { user } = await renderRoute('/', { as: 'MODERATOR' });
    await row('on page 1');
    await user.click(next());
    const line = within(await screen.findByRole('alert'));
    expect(line.getByText('Could not refresh. You are seeing earlier data.')).toBeTruthy();
    await row('on page 1');
    expect(pageShown()?.textContent).toBe('Page 1');
    up = true;
    await user.click(line.getByRole('button', { name: 'Retry' }));
    await row('on page 2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pageShown()?.textContent).toBe('Page 2');
  });

  it('retries a failed next page on Next', async () => {
    let up = false;
    answer(EmployeesDocument, ({ page }) =>
      page === 0 || up ? { data: employeePage([employee(`on page ${page + 1}`)], page === 0) } : { code: 'UPSTREAM_TIMEOUT' },
    );
    const { user } = await renderRoute('/', { as: 'MODERATOR' });
    await row('on page 1');
    await user.click(next());
    await screen.findByRole('alert');
    up = true;
    await user.click(next());
    await row('on page 2');
  });

  it('refetches on its own when the browser is online again', async () => {
    let up = false;
    answer(EmployeesDocument, () => (up ? { data: employeePage([employee('1')]) } : 'unreachable'));
    await renderRoute('/', { as: 'MODERATOR' });
    await screen.findByText('The list could not be loaded');
    up = true;
    window.dispatchEvent(new Event('online'));
    await row('Ganesh Shinde 1');
  });

  it('shows a message when access is denied', async () => {
    answer(EmployeesDocument, () => ({ code: 'FORBIDDEN' }));
    await renderRoute('/', { as: 'MODERATOR' });
    await screen.findByText("You don't have access");
  });
});

describe('paging', () => {
  it('moves forward and back, shows the number from 1, and stops at both ends', async () => {
    threePages();
    const view = await renderRoute('/', { as: 'MODERATOR' });
    await row('on page 1');
    expect(previous()).toHaveProperty('disabled', true);
    expect(pageShown()?.textContent).toBe('Page 1');
    expect(pageShown()?.getAttribute('data-page')).toBe('0');
    await view.user.click(next());
    await row('on page 2');
    expect(view.address()).toBe('/?page=2');
    expect(pageShown()?.getAttribute('data-page')).toBe('1');
    await view.user.click(next());
    await row('on page 3');
    expect(next()).toHaveProperty('disabled', true);
    await waitFor(() => expect(document.activeElement).toBe(previous()));
    await view.user.click(previous());
    await row('on page 2');
    expect(view.address()).toBe('/?page=2');
  });

  /** Returns the requested pages, in order. */
  const pages = (requests: ReturnType<typeof threePages>) => requests.map(({ variables }) => variables.page);
  const tenRows = (page: number) => Array.from({ length: 10 }, (_, at) => employee(`${at + 1} on page ${page + 1}`));

  it('fetches a page when it is shown, once each time', async () => {
    const requests = threePages();
    const view = await renderRoute('/', { as: 'ADMIN' });
    await row('on page 1');
    await view.user.click(next());
    await row('on page 2');
    await view.user.click(previous());
    await row('on page 1');
    // The focus was not moved by the person, so nothing is prefetched.
    await waitFor(() => expect(document.activeElement).toBe(next()));
    await view.user.click(screen.getByRole('link', { name: 'View Moderator' }));
    await waitFor(() => expect(requests.at(-1)?.variables.roles).toEqual(['MODERATOR', 'ADMIN']));
    expect(pages(requests)).toEqual([0, 1, 0, 0]);
  });

  it.each(['hover', 'focus', 'touch'])('prefetches on %s of Next, once, and a press joins the pending request', async (movement) => {
    const { promise: released, resolve: release } = deferred();
    const requests = answer(EmployeesDocument, async ({ page }) => {
      if (page === 1) await released;
      return { data: employeePage([employee(`on page ${page + 1}`)], page === 0) };
    });
    const { user } = await renderRoute('/', { as: 'MODERATOR' });
    await row('on page 1');
    expect(pages(requests)).toEqual([0]);
    if (movement === 'hover') await user.hover(next());
    if (movement === 'focus') act(() => next().focus());
    if (movement === 'touch') fireEvent.touchStart(next());
    await waitFor(() => expect(pages(requests)).toEqual([0, 1]));
    await user.click(next());
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
    // After a delay.
    await waitFor(() => expect(screen.getByRole('table').classList).toContain('list-dimmed'));
    release();
    await row('on page 2');
    expect(screen.getByRole('table').classList).not.toContain('list-dimmed');
    expect(pages(requests)).toEqual([0, 1]);
  });

  it('without a total, a full page prefetches the next one, which Next then uses', async () => {
    const requests = answer(EmployeesDocument, ({ page }) => ({ data: employeePage(page === 0 ? tenRows(page) : [employee('the eleventh')], null) }));
    const { user } = await renderRoute('/', { as: 'MODERATOR' });
    await row('Shinde 1 on page 1');
    await waitFor(() => expect(next().getAttribute('aria-disabled')).toBeNull());
    await user.click(next());
    await row('the eleventh');
    expect(next()).toHaveProperty('disabled', true);
    expect(pages(requests)).toEqual([0, 1]);
  });

  it('without a total, Next ends when the next page is empty', async () => {
    const requests = answer(EmployeesDocument, ({ page }) => ({ data: employeePage(page === 0 ? tenRows(page) : [], null) }));
    await renderRoute('/', { as: 'MODERATOR' });
    await waitFor(() => expect(next()).toHaveProperty('disabled', true));
    expect(pages(requests)).toEqual([0, 1]);
  });

  it('shows a cached page at once, and then its current state', async () => {
    let added = false;
    answer(EmployeesDocument, ({ page }) => ({ data: employeePage([employee(added ? `new on page ${page + 1}` : `on page ${page + 1}`)], page === 0) }));
    const { user } = await renderRoute('/', { as: 'MODERATOR' });
    await row('on page 1');
    await user.click(next());
    await row('on page 2');
    added = true;
    await user.click(previous());
    await row('new on page 1');
    await user.click(next());
    await row('new on page 2');
  });

  it('leaves an empty page only after the server has confirmed it', async () => {
    let rows = 10;
    answer(EmployeesDocument, ({ page }) => ({ data: employeePage(page === 0 ? tenRows(0) : rows > 10 ? [employee('the eleventh')] : [], rows > 10) }));
    const view = await renderRoute('/?page=2', { as: 'ADMIN' });
    await row('Shinde 1 on page 1');
    rows = 11;
    await view.user.click(screen.getByRole('link', { name: 'View Moderator' }));
    await view.user.click(screen.getByRole('link', { name: 'View Employees' }));
    await waitFor(() => expect(next()).toHaveProperty('disabled', false));
    // Without prefetching, so the earlier empty page is in the cache.
    next().click();
    await row('the eleventh');
    expect(view.address()).toBe('/?page=2');
  });

  it('keeps the old rows, marked busy, until the next ones have loaded', async () => {
    const { promise: released, resolve: release } = deferred();
    answer(EmployeesDocument, async ({ page }) => {
      if (page === 1) await released;
      return { data: employeePage([employee(`on page ${page + 1}`)], page === 0) };
    });
    const { user } = await renderRoute('/', { as: 'MODERATOR' });
    await row('on page 1');
    await user.click(next());
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
    await row('on page 1');
    release();
    await row('on page 2');
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
  });

  it('opens the page of the address, and Back returns to the previous one', async () => {
    threePages();
    const view = await renderRoute('/?page=2', { as: 'MODERATOR' });
    await row('on page 2');
    await view.user.click(next());
    await row('on page 3');
    await view.goBack();
    await row('on page 2');
  });

  it.each(['/?page=9', '/?page=0', '/?page=-1', '/?page=two', '/?panel=nothing'])('%s shows the first page', async (address) => {
    threePages();
    await renderRoute(address, { as: 'MODERATOR' });
    await row('on page 1');
    expect(pageShown()?.textContent).toBe('Page 1');
  });
});

describe('the option list', () => {
  const options = () =>
    screen
      .getAllByRole('navigation', { name: 'Staff home' })
      .flatMap((list) => within(list).getAllByRole('link'))
      .map(({ textContent }) => textContent);

  it('offers the moderators to admins, with their own roles', async () => {
    const requests = answer(EmployeesDocument, ({ roles }) => ({ data: employeePage([employee(String(roles))]) }));
    const view = await renderRoute('/?page=1', { as: 'ADMIN' });
    await row('USER');
    await view.user.click(screen.getByRole('link', { name: 'View Moderator' }));
    await row('MODERATOR,ADMIN');
    expect(view.address()).toBe('/?panel=moderators');
    expect(requests.at(-1)?.variables).toEqual({ roles: ['MODERATOR', 'ADMIN'], page: 0 });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Moderators' })).toBe(document.activeElement));
    expect(screen.getByRole('link', { name: 'View Moderator' }).getAttribute('aria-current')).toBe('page');
  });

  it('offers a moderator the employees only, and refuses the rest without a request', async () => {
    const requests = threePages();
    await renderRoute('/?panel=moderators', { as: 'MODERATOR' });
    await screen.findByText("You don't have access");
    expect(options()).toEqual([
      'View Employees',
      'Add Employee',
      'QR Code Dashboard',
      'Overview',
      'Team',
      'Summary of the day',
      'Meetings',
      'Farmers',
      'Dealers',
    ]);
    expect(requests).toEqual([]);
  });
});

describe('a person without a role in the back office', () => {
  it('sees a message, fetches no list, and can log out', async () => {
    const requests = threePages();
    const ended = answer(SignOutDocument, (): Answer<SignOutMutation> => ({ data: { signOut: { __typename: 'SignOutPayload', message: null } } }));
    const view = await renderRoute('/', { as: 'USER' });
    await screen.findByRole('heading', { name: "You don't have access" });
    await view.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByLabelText('Username');
    expect(view.address()).toBe('/login');
    expect(sessionStorage.length).toBe(0);
    await waitFor(() => expect(ended.map(({ authorization }) => authorization)).toEqual(['Bearer token-of-USER']));
    expect(requests).toEqual([]);
  });
});

describe('the signed-in person', () => {
  it('is fetched from the server, so a removed role takes effect at once', async () => {
    threePages();
    const session = await renderRoute('/', { as: 'ADMIN', now: 'USER' });
    await screen.findByRole('heading', { name: "You don't have access" });
    expect(session.address()).toBe('/');
  });
});

describe('an unknown address', () => {
  it('shows a message', async () => {
    await renderRoute('/nothing/here');
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });
});

it.each([
  { panel: 'farmers', ways: { 'Schedule Farmer Meeting': '/addFarmerMeeting' } },
  { panel: 'dealers', ways: { 'Schedule Dealer Meeting': '/addDealerMeeting' } },
  { panel: 'meetings', ways: { 'Schedule Farmer Meeting': '/addFarmerMeeting', 'Schedule Dealer Meeting': '/addDealerMeeting' } },
])('$panel link to where meetings are scheduled', async ({ panel, ways }) => {
  const nothing = () => ({ code: 'FORBIDDEN' });
  answer(FarmersDocument, nothing);
  answer(DealersDocument, nothing);
  answer(MeetingsDocument, nothing);
  answer(AreasDocument, nothing);
  await renderRoute(`/?panel=${panel}`, { as: 'MODERATOR' });
  await screen.findByText('The list could not be loaded');
  for (const [name, address] of Object.entries(ways)) expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
});
