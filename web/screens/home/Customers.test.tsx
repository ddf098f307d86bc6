/** The lists of farmers and of dealers on staff home, with the same tests for both. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { client } from '../../data/client.ts';
import { AreasDocument } from '../../people/people.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { type CustomerRow, dealers, farmers } from '../../testing/customers.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer, deferred } from '../../testing/server.ts';

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const names = () => screen.getAllByRole('row').map(({ textContent }) => /Boraste \S*?(?=70380)/.exec(textContent)?.[0]);
const many = (count: number): readonly CustomerRow[] => Array.from({ length: count }, (_, at) => [`n${at + 1}`]);
const select = (name: string) => screen.getByRole('combobox', { name });

const places: Readonly<Record<string, readonly string[]>> = { Goa: ['North Goa'], Maharashtra: ['Haveli', 'Shirur'] };

const answerAreas = () =>
  answer(AreasDocument, () => ({
    data: {
      areas: Object.entries(places).map(([name, talukas]) => ({
        __typename: 'State' as const,
        name,
        formerNames: [],
        districts: [{ __typename: 'District' as const, name: name === 'Goa' ? 'North Goa' : 'Pune', formerNames: [], talukas: [...talukas] }],
      })),
    },
  }));

const nowhere = { state: '', district: '', taluka: '' };

describe.each([farmers, dealers])('$title', ({ title, panel, search, notes, add, pages, found, exported }) => {
  const home = `/?panel=${panel}`;
  const box = () => screen.findByRole('searchbox', { name: search });

  it('show their columns, with crops or details verbatim', async () => {
    answerAreas();
    const asked = pages(() => ({
      rows: [
        [
          '1',
          {
            notes: [
              { name: 'Onion', value: '2 acres' },
              { name: 'Wheat', value: null },
            ],
          },
        ],
      ],
    }));
    await renderRoute(home, { as: 'MODERATOR' });
    const first = await row('Lata Boraste 1');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Image',
      'Name',
      'Phone Number',
      'Address',
      'Registered',
      notes,
    ]);
    expect(first.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '',
      'Lata Boraste 1',
      '70380 91246',
      'Gat No. 88, Nimone, Shirur, Pune, Maharashtra-412211',
      '19 Nov 2026',
      'Onion 2 acres, Wheat',
    ]);
    expect(asked[0]?.variables).toEqual({ userId: null, page: 0 });
    await waitFor(() => expect(document.title).toBe(title));
    expect(screen.getByRole('link', { name: add }).getAttribute('href')).toBeTruthy();
  });

  it('show a dash for unknown values, and unreadable values verbatim', async () => {
    answerAreas();
    const unknown = { firstName: null, lastName: null, phoneNumber: null, address: null, registeredAt: null, pictures: [], notes: [] };
    pages(() => ({
      rows: [
        ['1', unknown],
        ['2', { ...unknown, notesText: '{broken' }],
      ],
    }));
    await renderRoute(home, { as: 'MODERATOR' });
    await waitFor(() =>
      expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', '-', '-', '-', '-', '-', '', '-', '-', '-', '-', '{broken']),
    );
  });

  it("show 'No Data available' when empty, and the reason after a failed load", async () => {
    answerAreas();
    let up = false;
    pages(() => (up ? { rows: [] } : { code: 'UPSTREAM_UNAVAILABLE' }));
    const { user } = await renderRoute(home, { as: 'MODERATOR' });
    await screen.findByText('The list could not be loaded');
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('No Data available');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('show a message when access is denied', async () => {
    answerAreas();
    pages(() => ({ code: 'FORBIDDEN' }));
    await renderRoute(home, { as: 'MODERATOR' });
    await screen.findByText("You don't have access");
  });

  it('are searched from three characters, in Latin and Devanagari, and complete again when emptied', async () => {
    answerAreas();
    pages(() => ({ rows: [['all']] }));
    const asked = found(({ text }) => [[text]]);
    const view = await renderRoute(home, { as: 'MODERATOR' });
    await row('Boraste all');
    await view.user.type(await box(), 'sh');
    expect(screen.getByText('Type 3 letters or more')).toBeTruthy();
    await view.user.type(await box(), 'inde{Enter}');
    await row('Boraste shinde');
    expect(view.address()).toBe(`${home}&search=shinde`);
    expect(asked.at(-1)?.variables).toEqual({ area: nowhere, text: 'shinde', page: 0 });
    await view.user.clear(await box());
    await row('Boraste all');
    expect(view.address()).toBe(home);
    await view.user.type(await box(), 'शिंदे{Enter}');
    await row('Boraste शिंदे');
    // Even during slow typing, one or two letters are never searched for.
    expect(asked.filter(({ variables: { text } }) => [...(text ?? '')].length < 3)).toEqual([]);
  });

  it('show the response to the latest request, in any order of arrival', async () => {
    answerAreas();
    pages(() => ({ rows: [['all']] }));
    const { promise: held, resolve: release } = deferred();
    found(async ({ text }) => {
      if (text === 'slow') await held;
      return [[text]];
    });
    const { user } = await renderRoute(home, { as: 'MODERATOR' });
    await row('Boraste all');
    await user.type(await box(), 'slow{Enter}');
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
    expect(names()).toContain('Boraste all');
    await user.clear(await box());
    await user.type(await box(), 'quick{Enter}');
    await row('Boraste quick');
    release();
    // A request that is sent after the slow response arrives after it.
    await act(() => client.query({ query: AreasDocument, fetchPolicy: 'network-only' }));
    expect(names()).toContain('Boraste quick');
  });

  it('are filtered by area: a state clears the lower parts, and the page is reset', async () => {
    answerAreas();
    pages(() => ({ rows: [['all']], more: true }));
    const asked = found(() => many(12));
    const view = await renderRoute(`${home}&page=2`, { as: 'MODERATOR' });
    await row('Boraste all');
    await waitFor(() => expect(select('State')).toHaveProperty('disabled', false));
    await view.user.selectOptions(select('State'), 'Maharashtra');
    await row('Boraste n9');
    expect(view.address()).toBe(`${home}&state=Maharashtra`);
    await view.user.selectOptions(select('District'), 'Pune');
    await view.user.selectOptions(select('Taluka'), 'Shirur');
    await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ area: { state: 'Maharashtra', district: 'Pune', taluka: 'Shirur' }, text: '', page: 0 }));
    await view.user.selectOptions(select('State'), 'Goa');
    await waitFor(() => expect(view.address()).toBe(`${home}&state=Goa`));
  });

  it('page the search results by ten, and go back', async () => {
    answerAreas();
    pages(() => ({ rows: [['all']] }));
    const asked = found(() => many(23));
    const view = await renderRoute(`${home}&search=boraste`, { as: 'MODERATOR' });
    await row('Boraste n10');
    expect(screen.queryByRole('row', { name: /Boraste n11/ })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Next Page' }));
    await row('Boraste n11');
    await view.user.click(screen.getByRole('button', { name: 'Next Page' }));
    await row('Boraste n23');
    expect(screen.getByRole('button', { name: 'Next Page' })).toHaveProperty('disabled', true);
    await view.goBack();
    await row('Boraste n20');
    expect([...new Set(asked.map(({ variables }) => variables.page))]).toEqual([0, 1, 2]);
  });

  it('open the first page when a page does not exist', async () => {
    answerAreas();
    pages(() => ({ rows: [] }));
    found(() => many(3));
    const view = await renderRoute(`${home}&search=boraste&page=7`, { as: 'MODERATOR' });
    await row('Boraste n3');
    expect(view.address()).toBe(`${home}&search=boraste`);
  });

  it('report that a search returns at most 200', async () => {
    answerAreas();
    pages(() => ({ rows: [] }));
    let count = 199;
    found(() => many(count));
    const { user } = await renderRoute(`${home}&search=boraste`, { as: 'MODERATOR' });
    await row('Boraste n9');
    expect(screen.queryByText(/^Only the first 200 are shown/)).toBeNull();
    count = 200;
    await user.clear(await box());
    await user.type(await box(), 'lata{Enter}');
    await screen.findByText('Only the first 200 are shown. Narrow the area or the search to see others.');
  });

  it('show their filters when nothing is found, and clear them', async () => {
    answerAreas();
    pages(() => ({ rows: [['all']] }));
    found(() => []);
    const view = await renderRoute(`${home}&state=Maharashtra&district=Pune&search=zzzz`, { as: 'MODERATOR' });
    await screen.findByText('No Data available');
    expect(screen.getByText(/^No (farmer|dealer) matches "zzzz", Pune, Maharashtra\. The search covers names/)).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await row('Boraste all');
    expect(view.address()).toBe(home);
    expect(await box()).toHaveProperty('value', '');
  });

  it('keep the previous rows when a search fails', async () => {
    answerAreas();
    pages(() => ({ rows: [['all']] }));
    found(() => ({ code: 'UPSTREAM_TIMEOUT' }));
    const { user } = await renderRoute(home, { as: 'MODERATOR' });
    await row('Boraste all');
    await user.type(await box(), 'shinde{Enter}');
    await screen.findByText('Could not refresh. You are seeing earlier data.');
    await row('Boraste all');
  });

  describe('exported', () => {
    const open = async (address = home) => {
      answerAreas();
      pages(() => ({ rows: [['all']] }));
      found(() => [['found']]);
      const view = await renderRoute(address, { as: 'MODERATOR' });
      await view.user.click(await screen.findByRole('button', { name: 'Export' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
      return { view, dialog, submit: () => view.user.click(dialog.getByRole('button', { name: 'Export' })) };
    };

    it('are those of Maharashtra by default, downloaded with the file name of the response', async () => {
      const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const asked = exported(() => ({ url: `/exports/${title}.xlsx?ticket=sealed` }));
      const { dialog, submit } = await open();
      expect(dialog.getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'Maharashtra');
      await submit();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const link = clicked.mock.contexts[0];
      expect(link).toHaveProperty('outerHTML', expect.stringContaining(' download=""'));
      expect(link).toHaveProperty('href', expect.stringContaining(`/exports/${title}.xlsx?ticket=sealed`));
      expect(asked.map(({ variables }) => variables.input)).toEqual([
        { clientMutationId: expect.any(String), area: { ...nowhere, state: 'Maharashtra' }, text: '', format: 'XLSX' },
      ]);
    });

    it('have the filters of the list', async () => {
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const asked = exported(() => ({ url: '/exports/x' }));
      const { submit } = await open(`${home}&state=Goa&search=shinde`);
      expect(screen.getByText('The file will contain: the rows of this area, found by “shinde”.')).toBeTruthy();
      await submit();
      await waitFor(() => expect(asked[0]?.variables.input).toMatchObject({ area: { ...nowhere, state: 'Goa' }, text: 'shinde' }));
    });

    it('are spreadsheets only with a provider’s REST API, and other formats where available', async () => {
      const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const asked = exported(() => ({ url: '/exports/x' }));
      const documented = await open();
      expect(documented.dialog.queryByRole('group', { name: 'File type' })).toBeNull();
      cleanup();
      answerConfig(true);
      const { dialog, view, submit } = await open();
      await view.user.click(await dialog.findByRole('button', { name: 'CSV' }));
      await submit();
      await waitFor(() => expect(asked.map(({ variables }) => variables.input)).toEqual([expect.objectContaining({ format: 'CSV' })]));
      await waitFor(() => expect(clicked.mock.contexts[0]).toHaveProperty('href', expect.stringContaining('/exports/x')));
    });

    it("show 'Records not found' in an alert that stays until closed", async () => {
      exported(() => ({ url: null, refusal: 'Records not found' }));
      const { view, dialog, submit } = await open();
      await submit();
      const alert = await dialog.findByRole('alert');
      expect(lines(alert)).toEqual(['Records not found']);
      await view.user.click(within(alert).getByRole('button', { name: 'Close' }));
      expect(dialog.queryByRole('alert')).toBeNull();
    });

    it.each([
      [{ url: null, refusal: 'Pick a district first' }, ['Records not found', 'Pick a district first']],
      [{ url: null, refusal: '' }, ['Records not found']],
      [{ code: 'FORBIDDEN' }, ['Records not found', "You don't have access"]],
      [{ code: 'NOT_FOUND', serverMessage: 'Nothing here' }, ['Records not found', 'Nothing here']],
      [{ code: 'UPSTREAM_ERROR' }, ['Something went wrong on the server. Try again in a moment.']],
      [{ code: 'UPSTREAM_TIMEOUT' }, ['The server did not answer in time. Try again.']],
      ['unreachable', ['The server could not be reached. Check the network and try again.']],
    ] as const)('%o shows the server message, and is reported as an outage only when the server is unreachable', async (given, said) => {
      exported(() => given);
      const { dialog, submit } = await open();
      await submit();
      expect(lines(await dialog.findByRole('alert'))).toEqual(said);
    });
  });
});

const lines = (alert: HTMLElement) => [...alert.querySelectorAll('p')].map(({ textContent }) => textContent);
