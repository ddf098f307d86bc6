/** Finds rows of the demo data for opening screens, through the API. */
import { ask, signIn } from './session.ts';

export interface Demo {
  /** An employee with days of work: the demo's plain user. */
  readonly employee: string;
  /** A finished meeting with a farmer. */
  readonly farmerMeeting: string;
  readonly dealerMeeting: string;
  /** The newest batch, which fills two sheets of labels. */
  readonly batch: string;
  readonly invoice: string;
  readonly qrUser: string;
  /** The newest farmer. */
  readonly farmer: string;
  readonly dealer: string;
}

interface Found {
  readonly meetings: { readonly nodes: readonly { readonly id: string; readonly type: 'FARMER' | 'DEALER' }[] };
  readonly qrBatches: Rows;
  readonly productVariants: readonly { readonly id: string }[];
  readonly invoices: Rows;
  readonly qrUsers: Rows;
  readonly farmers: Rows;
  readonly dealers: Rows;
}

interface Rows {
  readonly nodes: readonly { readonly id: string }[];
}

const query = `query ($employee: ID!, $month: Int!, $year: Int!) {
  meetings(userId: $employee, status: FINISHED, page: 0, size: 100) { nodes { id type } }
  qrBatches(month: $month, year: $year) { nodes { id } }
  productVariants { id }
  invoices(month: $month, year: $year) { nodes { id } }
  qrUsers(month: $month, year: $year) { nodes { id } }
  farmers { nodes { id } }
  dealers { nodes { id } }
}`;

const generate = `mutation ($input: GenerateQrCodesInput!) { generateQrCodes(input: $input) { userErrors { message } } }`;

/**
 * Finds the rows. Generates a batch of two sheets of labels, because the thousands of the demo's own batch would take minutes to check.
 * @param today `YYYY-MM-DD`
 * @throws Error when one of the rows does not exist
 */
export async function findDemo(url: string, today: string): Promise<Demo> {
  const [admin, user] = [await signIn(url, 'admin'), await signIn(url, 'user')];
  const employee = user.person.id;
  const [year, month] = today.split('-').map(Number);
  const wanted = { employee, month, year };
  const [variant] = (await ask<Found>(url, query, wanted, admin.token)).data?.productVariants ?? [];
  const input = { productVariantId: variant?.id, quantity: 130 };
  await ask(url, generate, { input }, admin.token);
  const { data, errors } = await ask<Found>(url, query, wanted, admin.token);
  if (!data || errors) throw new Error(`The query for the demo data failed: ${JSON.stringify(errors)}`);
  const first = (what: string, rows: readonly { readonly id: string }[]): string => {
    const [row] = rows;
    if (row === undefined) throw new Error(`The demo data has no ${what}.`);
    return row.id;
  };
  const meetings = data.meetings.nodes;
  return {
    employee,
    farmerMeeting: first(
      'meeting with a farmer',
      meetings.filter(({ type }) => type === 'FARMER'),
    ),
    dealerMeeting: first(
      'meeting with a dealer',
      meetings.filter(({ type }) => type === 'DEALER'),
    ),
    batch: first('batch', data.qrBatches.nodes),
    invoice: first('invoice', data.invoices.nodes),
    qrUser: first('QR user', data.qrUsers.nodes),
    farmer: first('farmer', data.farmers.nodes),
    dealer: first('dealer', data.dealers.nodes),
  };
}
