/** Generate QR Code: defaults, required fields, the label as printed, and the server message. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilAnswered } from '../../data/links.ts';
import { batch, batchPage } from '../../testing/qr.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, deferred } from '../../testing/server.ts';
import {
  GenerateQrCodesDocument,
  type GenerateQrCodesMutation,
  MadeBatchesDocument,
  type MadeBatchesQuery,
  ProductVariantsDocument,
  type ProductVariantsQuery,
  QrBatchesDocument,
} from './batches.generated.ts';

const address = '/lats/secure/dashboard?panel=generate';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00+05:30') }));
afterEach(() => vi.useRealTimers());

const saying = (message: string | null, id?: string): Answer<GenerateQrCodesMutation> => ({
  data: {
    generateQrCodes: { __typename: 'GenerateQrCodesPayload', message, userErrors: [], batch: id === undefined ? null : { __typename: 'QrBatch', id } },
  },
});

const refusing = (message: string): Answer<GenerateQrCodesMutation> => ({
  data: {
    generateQrCodes: { __typename: 'GenerateQrCodesPayload', message: null, userErrors: [{ __typename: 'UserError', code: 'REFUSED', message }], batch: null },
  },
});

type MadeBatches = NonNullable<MadeBatchesQuery['qrBatches']>['nodes'];

const product = () => screen.findByLabelText<HTMLSelectElement>(/^Product/);
const expiry = () => screen.getByLabelText<HTMLInputElement>(/^Expiry/);
const points = () => screen.getByLabelText<HTMLInputElement>(/^Points/);
const quantity = () => screen.getByLabelText<HTMLInputElement>(/^Quantity/);
const button = () => within(screen.getByRole('main')).getByRole('button', { name: 'Generate QR Code' });
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

async function open(batches: MadeBatches = []) {
  const variants: Answer<ProductVariantsQuery> = {
    data: {
      productVariants: [
        { __typename: 'ProductVariant', id: '1', name: '500 ml', productName: 'Neem Gold 1500' },
        { __typename: 'ProductVariant', id: '2', name: 'Humi Boost 1 l', productName: 'Humi Boost' },
      ],
    },
  };
  answer(ProductVariantsDocument, () => variants);
  answer(MadeBatchesDocument, (): Answer<MadeBatchesQuery> => ({ data: { qrBatches: { __typename: 'QrBatchConnection', nodes: batches } } }));
  const view = await renderRoute(address, { as: 'ADMIN' });
  await screen.findByRole('option', { name: 'Neem Gold 1500, 500 ml' });
  return view;
}

describe('the form', () => {
  it('has its defaults, and the variants with their products', async () => {
    await open();
    expect([expiry().value, points().value, quantity().value]).toEqual(['24', '50', '5']);
    expect([...(await product()).options].map(({ text }) => text)).toEqual(['Choose a product', 'Neem Gold 1500, 500 ml', 'Humi Boost 1 l']);
    expect([(await product()).required, expiry().required, points().required, quantity().required]).toEqual([true, true, true, false]);
  });

  it('reports missing fields without a request', async () => {
    const { user } = await open();
    await user.clear(points());
    await user.type(expiry(), '0');
    await user.click(button());
    const box = within(await screen.findByRole('alert'));
    expect(box.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Product', 'Expiry (months)', 'Points']);
    expect(screen.getByText('Enter a whole number from 1 to 120')).toBeTruthy();
  });

  it('uses 5 for an empty quantity', async () => {
    const requests = answer(GenerateQrCodesDocument, () => saying('5 QR codes generated'));
    const { user } = await open();
    await user.selectOptions(await product(), '1');
    await user.clear(quantity());
    await user.click(button());
    await screen.findByText('5 QR codes generated');
    expect(requests.map(({ variables }) => variables.input)).toEqual([
      { productVariantId: '1', expiryInMonths: 24, points: 50, quantity: 5, clientMutationId: expect.stringMatching(/./) },
    ]);
  });
});

describe('the label', () => {
  it('is shown as printed, with the total points', async () => {
    const { user } = await open();
    await user.selectOptions(await product(), '2');
    const label = screen.getByRole('img', { name: 'QR code XXXXXXXXXXXXXXXX' }).parentElement;
    expect(label?.textContent).toBe('Humi Boost1 l, 50 pointsUse by 20 Nov 2028XXXXXXXXXXXXXXXX');
    expect([fact('Labels'), fact('Total points'), fact('Expires')]).toEqual(['5', '250', '20 Nov 2028']);
    await user.clear(quantity());
    await user.type(quantity(), '1200');
    await user.clear(expiry());
    await user.type(expiry(), '6');
    expect([fact('Labels'), fact('Total points'), fact('Expires')]).toEqual(['1,200', '60,000', '20 May 2027']);
  });

  it('omits totals that cannot be calculated', async () => {
    const { user } = await open();
    await user.clear(points());
    await user.clear(expiry());
    expect([fact('Total points'), fact('Expires')]).toEqual(['-', '-']);
  });
});

describe('the answer', () => {
  it('is the server message with a link to the batches, which are refetched', async () => {
    answer(GenerateQrCodesDocument, () => saying('5 QR codes generated for Neem Gold 1500'));
    const batches = answer(QrBatchesDocument, () => ({ data: batchPage([batch('319')]) }));
    const view = await open();
    await view.user.selectOptions(await product(), '1');
    await view.user.click(button());
    await screen.findByText('5 QR codes generated for Neem Gold 1500');
    await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'View QR Code Batches' }));
    await screen.findByRole('link', { name: '319' });
    expect(view.address()).toBe('/lats/secure/dashboard?panel=batches');
    expect(batches).toHaveLength(1);
  });

  it('links to the batch that the server has made, also when another person makes one with the same numbers', async () => {
    answer(GenerateQrCodesDocument, () => saying(null, '320'));
    const numbers = { createdAt: '2026-11-20T09:30:01+05:30', expiryInMonths: 24, quantity: 5, points: 50 };
    const { user } = await open([{ __typename: 'QrBatch', ...numbers, id: '321' }]);
    await user.selectOptions(await product(), '1');
    await user.click(button());
    expect(await screen.findByRole('link', { name: 'Open batch 320' })).toBeTruthy();
  });

  it('resets the form, and links to the new batch', async () => {
    answer(GenerateQrCodesDocument, () => saying(null));
    const made = { __typename: 'QrBatch' as const, createdAt: '2026-11-20T09:30:01+05:30', expiryInMonths: 24, quantity: 65, points: 50 };
    const { user } = await open([
      { ...made, id: '318', createdAt: '2026-11-20T08:00:00+05:30' },
      { ...made, id: '320' },
      { ...made, id: '319', points: 51 },
    ]);
    await user.selectOptions(await product(), '1');
    expect(screen.getByText('Fills whole sheets of 65: 65')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use 65' }));
    expect(quantity().value).toBe('65');
    await user.click(button());
    expect(await screen.findByText('65 codes are generated.')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Open batch 320' });
    expect(link.getAttribute('href')).toBe('/lats/secure/dashboard?panel=batches&batch=320');
    expect([(await product()).value, expiry().value, points().value, quantity().value]).toEqual(['', '24', '50', '5']);
  });

  it('links to the batch of the last order, even when the search for an earlier one ends later', async () => {
    answer(GenerateQrCodesDocument, () => saying(null));
    const { user } = await open();
    const made = { __typename: 'QrBatch' as const, createdAt: '2026-11-20T09:30:01+05:30', expiryInMonths: 24, points: 50 };
    const responses: ((nodes: MadeBatches) => void)[] = [];
    answer(MadeBatchesDocument, async (): Promise<Answer<MadeBatchesQuery>> => {
      const nodes = await new Promise<MadeBatches>((resolve) => responses.push(resolve));
      return { data: { qrBatches: { __typename: 'QrBatchConnection', nodes } } };
    });
    const order = async (count: string) => {
      await user.selectOptions(await product(), '1');
      await user.clear(quantity());
      await user.type(quantity(), count);
      await user.click(button());
    };
    await order('10');
    await waitFor(() => expect(responses).toHaveLength(1));
    await order('20');
    await waitFor(() => expect(responses).toHaveLength(2));
    responses[1]?.([{ ...made, id: '321', quantity: 20 }]);
    await screen.findByRole('link', { name: 'Open batch 321' });
    responses[0]?.([{ ...made, id: '320', quantity: 10 }]);
    await act(() => untilAnswered());
    screen.getByRole('link', { name: 'Open batch 321' });
  });

  it('is the server message in an alert that stays until closed', async () => {
    answer(GenerateQrCodesDocument, () => refusing('There is no such product'));
    const { user } = await open();
    await user.selectOptions(await product(), '1');
    await user.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('There is no such product');
    expect((await product()).value).toBe('1');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['a refusal without a message', refusing(''), 'The server refused this without giving a reason. Nothing was saved.'],
    ['an unavailable service', { code: 'UPSTREAM_UNAVAILABLE' }, 'The data service is not responding. Try again in a moment.'],
  ] satisfies [string, Answer<GenerateQrCodesMutation>, string][])("is 'An error occurred' for %s, with the known details", async (_what, reply, known) => {
    answer(GenerateQrCodesDocument, () => reply);
    const { user } = await open();
    await user.selectOptions(await product(), '1');
    await user.click(button());
    const alert = await screen.findByRole('alert');
    expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['An error occurred', known]);
  });

  it.each([
    ['an internal error', { code: 'INTERNAL_SERVER_ERROR' }],
    ['no response', 'unreachable'],
  ] satisfies [string, Answer<GenerateQrCodesMutation>][])(
    "is 'An error occurred' for %s, with a link that checks the result before it is sent again",
    async (_what, reply) => {
      const sent = answer(GenerateQrCodesDocument, () => reply);
      const { user } = await open();
      await user.selectOptions(await product(), '1');
      await user.click(button());
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(/^An error occurred.*We could not confirm whether this was saved\. Check first/);
      expect(within(alert).getByRole('link', { name: 'Check if it was saved (new tab)' }).getAttribute('href')).toBe('/lats/secure/dashboard?panel=batches');
      await user.click(screen.getByRole('button', { name: 'Send again' }));
      await waitFor(() => expect(new Set(sent.map(({ variables }) => variables.input.clientMutationId)).size).toBe(2));
    },
  );

  it('is sent once for repeated presses', async () => {
    const { promise: released, resolve: release } = deferred<Answer<GenerateQrCodesMutation>>();
    const requests = answer(GenerateQrCodesDocument, () => released);
    const { user } = await open();
    await user.selectOptions(await product(), '1');
    await user.dblClick(button());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    release(saying('Done once'));
    await screen.findByText('Done once');
    expect(requests).toHaveLength(1);
  });
});

describe('a large order', () => {
  const order = async (size: string) => {
    const requests = answer(GenerateQrCodesDocument, () => saying('Generated'));
    const { user } = await open();
    await user.selectOptions(await product(), '1');
    await user.clear(quantity());
    await user.type(quantity(), size);
    await user.click(button());
    return { user, requests };
  };

  it('of more than 500 needs a confirmation', async () => {
    const { user, requests } = await order('501');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
    expect(dialog.getByText('Do you want to generate 501 QR codes?')).toBeTruthy();
    expect(requests).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Generate 501 codes' }));
    await screen.findByText('Generated');
    expect(requests.map(({ variables }) => variables.input.quantity)).toEqual([501]);
  });

  it('is not sent when the confirmation is closed, and typed input stays', async () => {
    const { user, requests } = await order('501');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toHaveLength(0);
    expect(quantity().value).toBe('501');
  });

  it('of 500 needs no confirmation', async () => {
    const { requests } = await order('500');
    await screen.findByText('Generated');
    expect(requests).toHaveLength(1);
  });
});

it('shows a failed load of the products, and refetches on Retry', async () => {
  let up = false;
  answer(ProductVariantsDocument, () => (up ? { data: { productVariants: [] } } : { code: 'UPSTREAM_UNAVAILABLE' }));
  const { user } = await renderRoute(address, { as: 'ADMIN' });
  const failed = within(await screen.findByRole('alert'));
  expect(failed.getByText('The products could not be loaded')).toBeTruthy();
  up = true;
  await user.click(failed.getByRole('button', { name: 'Retry' }));
  await product();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
