/**
 * Tasks of a working day and of a month, done as a person does them, with every press counted. `npm run work` writes their table in docs/work.md, and
 * `work.spec.ts` checks it.
 */
import type { Locator, Page } from 'playwright';
import { field } from './form.ts';
import { focused, heading, openedDialog, rows } from './screen.ts';
import { ask, type Role, signIn } from './session.ts';

/** Actions of a person on a page. Each counts: a click, a choice in a list, a key, each typed letter. */
interface Hands {
  readonly page: Page;
  click(target: Locator): Promise<void>;
  choose(list: Locator, choice: string | { readonly index: number }): Promise<void>;
  key(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Pastes from the clipboard, which counts as one key. */
  paste(text: string): Promise<void>;
  /** Counts as a click; the dialog that chooses the file is the browser's own. */
  upload(target: Locator, name: string, content: string): Promise<void>;
}

/** Facts that the person knows beforehand, read from the product by its API. */
export interface Known {
  /** The last five digits of a farmer's phone number. */
  readonly digits: string;
  readonly farmer: string;
  /** A used code. */
  readonly code: string;
  readonly usedAt: string;
  /** A batch of this month with used cards. */
  readonly batch: string;
  /** An invoice of last month. */
  readonly invoice: string;
  /** An employee on the first page who travelled yesterday. */
  readonly traveller: string;
  readonly leaver: string;
  /** An employee who takes over a territory. */
  readonly successor: string;
}

export interface Task {
  readonly name: string;
  readonly role: Role;
  /** Maximum number of presses. */
  readonly goal: number;
  /** Runs the task, starting on the staff home. */
  readonly run: (hands: Hands, known: Known) => Promise<void>;
  /** Returns the lines to read, for tasks that consist of reading. */
  readonly lines?: (page: Page) => Locator;
}

export interface Presses {
  readonly clicks: number;
  readonly keys: number;
  readonly lines: number | undefined;
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const finder = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
const found = (page: Page, kind: string) => page.getByRole('group', { name: kind, exact: true }).getByRole('option');
/** Waits until yesterday's board is shown with all people, because today's may be shown before. */
const yesterdayIn = (page: Page) => page.locator('table[aria-busy="false"]', { hasText: '19 Nov 2026' }).waitFor();

const notIn = (page: Page) => page.getByRole('region', { name: 'Not in yet' }).getByRole('link', { name: /^\d{5} \d{5}$/ });

/** Farmers as an office keeps them: former names of places, both scripts, numbers with a prefix, a date of Excel, and one phone number with a digit too few. */
const dirtySheet = `Name,Surname,Mobile no.,DOB,E-mail,Dist,Tal,गाव,Address,Pin code
Ganpat,Uploadkar,+91 90000 12401,12/02/1984,ganpat@example.in,Poona,Haweli,Wagholi,Gat No. 1,412207
सुनीता,अपलोडकर,090000 12402,30000,sunita@example.in,पुणे,हवेली,Wagholi,Gat No. 2,412207
Bapu,Uploadkar,9000012403,3-11-79,bapu@example.in,Pune,Shirur,Nimone,Gat No. 3,412211
Lata,Uploadkar,90000-12404,1979-11-03,lata@example.in,पुणे,शिरूर,Nimone,Gat No. 4,412211
Kisan,Uploadkar,9000012405,1/1/1990,kisan@example.in,Pune,Shirur,Karde,Gat No. 5,412211
Asha,Uploadkar,900001240,2/1/1990,asha@example.in,Pune,Shirur,Karde,Gat No. 6,412211
`;

const story = (page: Page) => page.getByRole('list', { name: 'Summary' }).getByRole('button');

export const tasks: readonly Task[] = [
  {
    name: 'approve the week of one employee',
    role: 'moderator',
    goal: 3,
    run: async ({ page, click }) => {
      await click(link(page, 'Team'));
      await click(button(page, 'Week'));
      await page.locator('table[role="grid"][aria-busy="false"] tfoot').waitFor();
      await click(button(page, /^Approve \d+ days? of/).first());
      await page.getByText(/^\d+ days? approved\.$/).waitFor();
    },
  },
  {
    name: "approve everybody's yesterday, and check what is odd",
    role: 'moderator',
    goal: 4,
    run: async ({ page, click }) => {
      await click(link(page, 'Team'));
      await heading(page, 'Team').waitFor();
      await click(button(page, 'Previous day'));
      await yesterdayIn(page);
      await click(button(page, /^Approve \d+ days?$/));
      await page.getByText(/^\d+ days? approved\.$/).waitFor();
      await link(page, /^See the day of/).waitFor();
    },
  },
  {
    name: 'where an employee was yesterday, how far, and whom they met',
    role: 'moderator',
    goal: 3,
    run: async ({ page, click }, { traveller }) => {
      await click(rows(page).getByRole('link', { name: traveller }).first());
      await click(link(page, 'View Attendance'));
      await click(link(page, /^Map, Traveled Location, .*19 Nov/));
      await story(page).first().waitFor();
    },
    lines: story,
  },
  {
    name: 'find a farmer by the last digits of the phone',
    role: 'moderator',
    goal: 8,
    run: async ({ page, key, type, click }, { digits, farmer }) => {
      await key('/');
      await focused(finder(page));
      await type(digits);
      await click(found(page, 'Farmers').filter({ hasText: farmer }).first());
      await page.waitForURL('**/farmers/**');
    },
  },
  {
    name: 'find a farmer by a name in Devanagari',
    role: 'moderator',
    goal: 8,
    run: async ({ page, key, type, click }) => {
      await key('/');
      await focused(finder(page));
      await type('तानाजी');
      await click(found(page, 'Farmers').first());
      await page.waitForURL('**/farmers/**');
    },
  },
  {
    name: 'register a farmer whose phone is first typed wrong',
    role: 'moderator',
    goal: 97,
    run: async ({ page, click, choose, type, key }) => {
      const fill = async (label: string, text: string) => {
        await click(field(page, label));
        await type(text);
      };
      await click(link(page, 'Farmers'));
      await click(link(page, 'Add Farmer'));
      await fill('First Name', 'Anil');
      await fill('Last Name', 'Kale');
      await click(field(page, 'Date of Birth'));
      await key('Control+A');
      await type('31/1/90');
      await fill('Phone Number', '982204173');
      await fill('Email', 'anil@kale.in');
      await choose(field(page, 'State'), 'Maharashtra');
      await choose(field(page, 'District'), 'Pune');
      await choose(field(page, 'Taluka'), 'Shirur');
      await fill('Street', 'Canal Road');
      await fill('Pincode', '412208');
      await click(field(page, 'Phone Number'));
      await key('End');
      await type('5');
      await click(page.getByRole('main').getByRole('button', { name: 'Add Farmer' }));
      await heading(page, 'Farmers').waitFor();
    },
  },
  {
    name: 'a meeting with a dealer on a date',
    role: 'moderator',
    goal: 11,
    run: async ({ page, click, type }, { traveller }) => {
      await click(rows(page).getByRole('link', { name: traveller }).first());
      await click(page.getByRole('navigation').getByRole('link', { name: 'Schedule Dealer Meeting' }));
      await click(
        rows(page)
          .first()
          .getByRole('button', { name: /^Schedule Meet/ }),
      );
      const dialog = await openedDialog(page);
      await click(dialog.getByRole('combobox', { name: 'Date' }));
      await type('28/11');
      await click(inDialog(page, 'Schedule Meet'));
      await page.getByText('Scheduled', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'export the farmers of a district',
    role: 'moderator',
    goal: 5,
    run: async ({ page, click, choose }) => {
      await click(link(page, 'Farmers'));
      await click(button(page, 'Export'));
      const saving = page.waitForEvent('download');
      await choose(page.getByRole('dialog').getByRole('combobox', { name: 'District' }), 'Satara');
      await click(inDialog(page, 'Export'));
      await saving;
    },
  },
  {
    name: 'make 1,000 codes, and print their labels',
    role: 'admin',
    goal: 14,
    run: async ({ page, click, choose, type, key }) => {
      await click(link(page, 'QR Code Dashboard'));
      await click(link(page, 'Generate QR Code'));
      await choose(page.getByLabel('Product'), { index: 1 });
      await click(page.getByLabel('Quantity'));
      await key('Control+A');
      await type('1000');
      await click(page.getByRole('main').getByRole('button', { name: 'Generate QR Code' }));
      await click(inDialog(page, /1,000/));
      await click(link(page, /^Open batch/));
      await click(link(page, 'Print sheet'));
      await page.getByText(/^1,000 labels on/).waitFor();
    },
  },
  {
    name: 'whether a code was used, when, by whom and where',
    role: 'admin',
    goal: 2,
    run: async ({ page, key, paste }, { code, usedAt }) => {
      await key('Control+K');
      await focused(finder(page));
      await paste(code);
      await page.getByRole('dialog').getByText(usedAt).first().waitFor();
    },
  },
  {
    name: 'an invoice of last month',
    role: 'moderator',
    goal: 12,
    run: async ({ page, key, type, click }, { invoice }) => {
      await key('Control+K');
      await focused(finder(page));
      await type(invoice);
      await click(found(page, 'Invoices').filter({ hasText: invoice }).first());
      await page.getByRole('article').getByText(invoice, { exact: true }).waitFor();
    },
  },
  {
    name: 'an employee leaves',
    role: 'admin',
    goal: 3,
    run: async ({ page, click }, { leaver }) => {
      await click(rows(page).getByRole('link', { name: leaver }).first());
      await click(button(page, 'Deactivate'));
      await click(inDialog(page, 'Save changes'));
      await page
        .getByText(/is inactive\. They cannot log in/)
        .last()
        .waitFor();
    },
  },
  {
    name: 'a new password for an employee who forgot theirs',
    role: 'admin',
    goal: 3,
    run: async ({ page, click }, { traveller }) => {
      await click(rows(page).getByRole('link', { name: traveller }).first());
      await click(button(page, 'New password link'));
      await click(inDialog(page, 'Copy'));
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'the points of a farmer, by the last digits of the phone',
    role: 'admin',
    goal: 7,
    run: async ({ page, key, type, click }, { digits, farmer }) => {
      await key('/');
      await focused(finder(page));
      await type(digits);
      await click(found(page, 'Farmers').filter({ hasText: farmer }).first());
      await page
        .getByText(/^Balance$|^Nobody with this phone number has used a code$/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'the people to call about a batch',
    role: 'admin',
    goal: 3,
    run: async ({ page, click }, { batch }) => {
      await click(link(page, 'QR Code Dashboard'));
      await click(rows(page).getByRole('link', { name: batch, exact: true }));
      await click(link(page, /^People to call/));
      await rows(page)
        .first()
        .getByRole('link', { name: /^\d{5} \d{5}$/ })
        .waitFor();
    },
  },
  {
    name: 'dealers whom nobody visited for 14 days, by employee',
    role: 'moderator',
    goal: 3,
    run: async ({ page, click }) => {
      await click(link(page, 'Dealers'));
      await click(button(page, 'By employee'));
      await page.getByRole('columnheader', { name: 'Share visited', exact: true }).waitFor();
      await click(button(page, /^14 days/));
      await page.locator('table[aria-busy="false"]', { hasText: 'Not visited for 14 days' }).waitFor();
    },
    lines: (page) => rows(page),
  },
  {
    name: 'farmers of a taluka whom nobody visited for 60 days',
    role: 'moderator',
    goal: 3,
    run: async ({ page, click }) => {
      await click(link(page, 'Farmers'));
      await click(button(page, 'By taluka'));
      await click(
        rows(page)
          .getByRole('link', { name: /Not visited for 60 days/ })
          .first(),
      );
      await page.locator('table[aria-busy="false"]', { hasText: 'Last visit' }).waitFor();
    },
    lines: (page) => rows(page),
  },
  {
    name: 'six visits of an employee in a week',
    role: 'moderator',
    goal: 15,
    run: async ({ page, click }) => {
      await click(link(page, 'Meetings'));
      await click(button(page, 'Week'));
      await click(page.getByRole('link', { name: /^Plan for/ }).first());
      const boxes = page.getByRole('checkbox', { name: /^Plan a visit to/ });
      await boxes.nth(5).waitFor();
      for (let at = 0; at < 6; at += 1) await click(boxes.nth(at));
      await click(button(page, 'Schedule 6 meetings'));
      await page.getByText(/^6 meetings are scheduled/).waitFor();
    },
  },
  {
    name: 'six visits to farmers who are selected in the list',
    role: 'moderator',
    goal: 15,
    run: async ({ page, click, type }, { traveller }) => {
      await click(link(page, 'Farmers'));
      const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
      await boxes.nth(5).waitFor();
      for (let at = 0; at < 6; at += 1) await click(boxes.nth(at));
      await click(link(page, 'Plan visits'));
      await click(page.getByRole('searchbox', { name: 'Employee' }));
      await type(traveller.slice(0, 3));
      await click(page.getByRole('radio', { name: traveller }));
      await click(button(page, 'Schedule 6 meetings'));
      await page.getByText(/^6 meetings are scheduled/).waitFor();
    },
  },
  {
    name: 'a month to payroll, as a file with every column',
    role: 'admin',
    goal: 4,
    run: async ({ page, click }) => {
      await click(link(page, 'Team'));
      await click(button(page, 'Payroll'));
      // Until then, the button may belong to the previous span.
      await page.getByRole('grid', { name: /^Payroll, / }).waitFor();
      await click(button(page, 'Export'));
      const saving = page.waitForEvent('download');
      await click(inDialog(page, 'Export'));
      await saving;
    },
  },
  {
    name: "today's summary as a text for the boss",
    role: 'moderator',
    goal: 2,
    run: async ({ page, click }) => {
      await click(link(page, 'Summary of the day'));
      await click(button(page, 'Copy'));
      // A browser without clipboard access selects the text.
      await page.getByText(/^(Copied|The text is selected\..*)$/).waitFor();
    },
  },
  {
    name: "this month's visits beside last month's, by employee",
    role: 'moderator',
    goal: 2,
    run: async ({ page, click }) => {
      await click(link(page, 'Overview'));
      await page.getByRole('table', { name: 'Visits by employee' }).waitFor();
    },
  },
  {
    name: 'merge the two records of one farmer',
    role: 'moderator',
    goal: 5,
    run: async ({ page, click }) => {
      await click(link(page, 'Farmers'));
      await click(link(page, 'Likely duplicates'));
      await click(button(page, 'Merge'));
      await click(page.getByRole('dialog').getByRole('checkbox'));
      await click(inDialog(page, /^Merge into/));
      await page.getByText(/is merged into/).waitFor();
    },
  },
  {
    name: 'correct the wrong phone of a dealer, and see who changed it',
    role: 'moderator',
    goal: 21,
    run: async ({ page, click, key, type }) => {
      await click(link(page, 'Dealers'));
      await heading(page, 'Dealers').waitFor();
      await click(rows(page).first().getByRole('link').first());
      await click(link(page, 'Edit'));
      await click(field(page, 'Phone Number'));
      await key('Control+A');
      await type('9822041799');
      await click(button(page, 'Save changes'));
      await page
        .locator('[data-event=CHANGED]')
        .getByText(/98220 ?41799/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'a check-out that was forgotten, with the reason',
    role: 'moderator',
    goal: 20,
    run: async ({ page, click, type, key }) => {
      await click(link(page, 'Team'));
      await click(button(page, 'Month'));
      await page.locator('table[role="grid"][aria-busy="false"] tfoot').waitFor();
      await click(page.locator('table [data-state="missing"]').first());
      const dialog = await openedDialog(page);
      await click(dialog.getByLabel('Reason'));
      await type('Battery empty');
      await key('Enter');
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'six farmers from a spreadsheet, one with a wrong phone',
    role: 'moderator',
    goal: 20,
    run: async ({ page, click, key, type, upload }) => {
      await click(link(page, 'Farmers'));
      await click(link(page, 'Import'));
      await upload(page.getByLabel('Choose a file'), 'farmers.csv', dirtySheet);
      await click(button(page, 'Check 6 rows'));
      await page.getByText('5 ready, 1 with errors.').waitFor();
      await click(page.getByLabel(/^Phone Number/));
      await key('Control+A');
      await type('9000012406');
      await click(button(page, 'Send 6 farmers'));
      await page.getByText('6 registered, 0 not.').waitFor();
    },
  },
  {
    name: 'call those who are not in yet',
    role: 'moderator',
    goal: 2,
    run: async ({ page, click }) => {
      await click(link(page, 'Overview'));
      await notIn(page).first().waitFor();
    },
  },
  {
    name: 'hand the territory of one employee over to another',
    role: 'admin',
    goal: 6,
    run: async ({ page, click, paste }, { traveller, successor }) => {
      await click(rows(page).getByRole('link', { name: traveller }).first());
      await click(link(page, 'Hand over territory'));
      await click(page.getByRole('searchbox', { name: 'Search who takes it over' }));
      await paste(successor);
      await click(page.getByRole('radio').first());
      await click(button(page, /^Hand over [\d,]+$/));
      await page.getByText(/handed over to/).waitFor();
    },
  },
];

/** Runs a task on a blank page. */
export async function doTask(page: Page, task: Task, known: Known): Promise<Presses> {
  const presses = { clicks: 0, keys: 0 };
  await page.goto('/');
  await rows(page).first().waitFor();
  await task.run(
    {
      page,
      click: async (target) => {
        presses.clicks += 1;
        await target.click();
      },
      choose: async (list, choice) => {
        presses.clicks += 1;
        await list.selectOption(choice);
      },
      key: async (chord) => {
        presses.keys += 1;
        await page.keyboard.press(chord);
      },
      type: async (text) => {
        presses.keys += [...text].length;
        await page.keyboard.type(text);
      },
      paste: async (text) => {
        presses.keys += 1;
        await page.keyboard.insertText(text);
      },
      upload: async (target, name, content) => {
        presses.clicks += 1;
        await target.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
      },
    },
    known,
  );
  return { ...presses, lines: await task.lines?.(page).count() };
}

/** Returns a task's row of the table in docs/work.md. */
export function rowOf({ name }: Task, { clicks, keys, lines }: Presses): string {
  const cells = [name, clicks, keys, clicks + keys, lines === undefined ? '' : `${lines} lines`];
  return `| ${cells.join(' | ')} |`;
}

interface Answers {
  readonly farmers: { readonly nodes: readonly { readonly firstName: string; readonly lastName: string; readonly phoneNumber: string }[] };
  readonly qrUses: { readonly nodes: readonly { readonly code: string | null; readonly dealerName: string | null; readonly batchId: string | null }[] };
  readonly qrBatches: { readonly nodes: readonly { readonly id: string }[] };
  readonly invoices: { readonly nodes: readonly { readonly id: string }[] };
  readonly employees: {
    readonly nodes: readonly { readonly id: string; readonly firstName: string; readonly lastName: string; readonly active: boolean | null }[];
  };
}

const question = `{
  farmers { nodes { firstName lastName phoneNumber } }
  qrUses(month: 11, year: 2026, size: 100) { nodes { code dealerName batchId } }
  qrBatches(month: 11, year: 2026) { nodes { id } }
  invoices(month: 10, year: 2026) { nodes { id } }
  employees(roles: [USER]) { nodes { id firstName lastName active } }
}`;

const yesterday = 'query ($id: ID!) { dayDashboard(userId: $id, date: "2026-11-19") { stops { fromAt } } }';

/** Finds the facts. @throws Error when the demo data has nothing for a task */
export async function findKnown(url: string): Promise<Known> {
  const { token } = await signIn(url, 'admin');
  const { data } = await ask<Answers>(url, question, {}, token);
  const wanted = <Value>(what: string, value: Value | null | undefined): Value => {
    if (value === undefined || value === null) throw new Error(`The demo data has no ${what}.`);
    return value;
  };
  const farmer = wanted(
    'farmer',
    data?.farmers.nodes.find(({ firstName }) => /^[A-Z]/.test(firstName)),
  );
  const use = wanted(
    'use of a code',
    data?.qrUses.nodes.find(({ code, dealerName }) => code !== null && dealerName !== null),
  );
  const people = data?.employees.nodes ?? [];
  const stops = await Promise.all(
    people.map(async ({ id }) => {
      const { data } = await ask<{ dayDashboard: { stops: readonly unknown[] | null } }>(url, yesterday, { id }, token);
      return data?.dayDashboard.stops?.length ?? 0;
    }),
  );
  const nameOf = (person: (typeof people)[number] | undefined) => {
    const { firstName, lastName } = wanted('such employee', person);
    return `${firstName} ${lastName}`;
  };
  const [traveller, leaver] = [people.find((_, at) => (stops[at] ?? 0) > 2), people.findLast(({ active }) => active)];
  return {
    digits: farmer.phoneNumber.slice(-5),
    farmer: `${farmer.firstName} ${farmer.lastName}`,
    code: wanted('code', use.code),
    usedAt: wanted('dealer', use.dealerName),
    batch: wanted(
      'used batch of this month',
      data?.qrBatches.nodes.find(({ id }) => data.qrUses.nodes.some(({ batchId }) => batchId === id)),
    ).id,
    invoice: wanted(
      'invoice',
      data?.invoices.nodes.find(({ id }) => id.length > 2),
    ).id,
    traveller: nameOf(traveller),
    leaver: nameOf(leaver),
    successor: nameOf(people.find((person) => person.active && person !== traveller && person !== leaver)),
  };
}
