/** Adding a farmer, a dealer or an employee: the request, errors, and preserved input. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddDealerDocument, type AddDealerMutation, AddFarmerDocument, type AddFarmerMutation } from '../../features/customers/customers.generated.ts';
import { PossibleDuplicatesDocument, type PossibleDuplicatesQuery } from '../../features/customers/duplicates.generated.ts';
import { AddEmployeeDocument, type AddEmployeeMutation, EmployeesDocument } from '../../features/employees/employees.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { dealers, farmers } from '../../testing/customers.ts';
import { employee, employeePage } from '../../testing/employees.ts';
import { answerAreas, field, fill, fillPerson } from '../../testing/forms.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, deferred, payload } from '../../testing/server.ts';

const added = (message: string | null, refusal?: string): Answer<AddFarmerMutation> => ({
  data: { addFarmer: { __typename: 'AddFarmerPayload', ...payload(message, refusal) } },
});

const employeeAdded = (setPasswordUrl: string | null): Answer<AddEmployeeMutation> => ({
  data: { addEmployee: { __typename: 'AddEmployeePayload', message: 'Added.', userErrors: [], setPasswordUrl } },
});

const button = (name: string) => screen.getByRole('button', { name });

const person = {
  firstName: 'Dattatray',
  middleName: null,
  lastName: 'Kharat',
  dateOfBirth: '1990-01-31',
  gender: 'MALE',
  phoneNumber: '9822041735',
  email: 'kharat@example.in',
  address: { street: 'Canal Road', village: null, taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412208' },
};

beforeEach(() => {
  answerAreas();
  answer(PossibleDuplicatesDocument, () => ({ data: { possibleDuplicates: [] } }));
  answer(EmployeesDocument, () => ({ data: employeePage([]) }));
  const fields = { firstName: 'Dattatray', lastName: 'Kharat', phoneNumber: '9822041735' };
  farmers.pages(() => ({ rows: [['7', fields], ['1']] }));
  dealers.pages(() => ({ rows: [['8', fields]] }));
});

const open = async (address: string, as: 'ADMIN' | 'MODERATOR' = 'MODERATOR') => {
  const view = await renderRoute(address, { as });
  // The last response that the page needs.
  await screen.findByRole('option', { name: 'Maharashtra' });
  return view;
};

describe('a person who may already be registered', () => {
  const found = (id: string, reason: 'PHONE' | 'NAME', lastName: string): NonNullable<PossibleDuplicatesQuery['possibleDuplicates']>[number] => ({
    __typename: 'PossibleDuplicate',
    id: `FARMER-${id}`,
    reasons: [reason],
    farmer: {
      __typename: 'Farmer',
      id,
      firstName: 'Dattatray',
      lastName,
      phoneNumber: '9822041735',
      address: { __typename: 'Address', village: 'Nimone', taluka: 'Shirur' },
    },
    dealer: null,
  });

  it('is shown below the phone number or the address, with a link, and blocks nothing', { tags: 'slow' }, async () => {
    const questions = answer(PossibleDuplicatesDocument, ({ phone, firstName }) => ({
      data: { possibleDuplicates: [...(phone ? [found('7', 'PHONE', 'More')] : []), ...(firstName ? [found('8', 'NAME', 'Kharat')] : [])] },
    }));
    await open('/?panel=addFarmer');
    fill('Phone Number', '98220 4173');
    fill('Phone Number', '98220 41735');
    const hint = await screen.findByText('Dattatray More has this phone number.');
    expect(hint.closest('[role=status]')?.textContent).toContain('Farmer 7, Nimone, Shirur, 98220 41735');
    const link = screen.getByRole('link', { name: 'Open farmer' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/farmers/7', '_blank']);
    fillPerson();
    const name = await screen.findByText('Dattatray Kharat is registered in this taluka.');
    // A hint moves only the content below it.
    expect(field('Taluka').compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(questions.at(-1)?.variables).toMatchObject({
      type: 'FARMER',
      phone: '9822041735',
      firstName: 'Dattatray',
      lastName: 'Kharat',
      area: { taluka: 'Shirur' },
    });
    expect(questions.every(({ variables: { phone } }) => phone === undefined || phone === '9822041735')).toBe(true);
    expect(button('Add Farmer')).toHaveProperty('disabled', false);
  });
});

describe('a new form', () => {
  it('starts with 12 February 2024 and Male, and requires a confirmation for a person under 18', { tags: 'slow' }, async () => {
    await open('/addFarmer');
    expect(field('Date of Birth')).toHaveProperty('value', 'Mon 12 Feb 2024');
    expect(screen.getByRole('radio', { name: 'Male' })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Yes, this person is under 18')).toBeTruthy();
    await waitFor(() => expect(field('First Name')).toBe(document.activeElement));
  });

  it('requires every field except middle name, village and pictures', async () => {
    await open('/addFarmer');
    const required = screen.getAllByLabelText(/\*$/).map((each) => each.getAttribute('name') ?? each.getAttribute('role'));
    expect(required).toEqual([
      'firstName',
      'lastName',
      'dateOfBirth',
      'radiogroup',
      'phoneNumber',
      'email',
      'state',
      'district',
      'taluka',
      'street',
      'pinCode',
    ]);
  });
});

describe('the request', () => {
  it('contains a normalised farmer with an id; the server message is then shown over the farmers, with the new one marked', { tags: 'slow' }, async () => {
    const sent = answer(AddFarmerDocument, () => added('Farmer added successfully'));
    const view = await open('/addFarmer');
    fillPerson();
    fill('Profile Picture', 'kharat-01.jpg, kharat-02.jpg,');
    await view.user.click(button('Add Farmer'));
    await screen.findByText('Farmer added successfully');
    await waitFor(() => expect(view.address()).toBe('/?panel=farmers'));
    expect((await screen.findByRole('row', { current: true })).textContent).toContain('Dattatray KharatNew');
    expect(screen.getAllByRole('row', { current: true })).toHaveLength(1);
    expect(sent.map(({ variables }) => variables.input)).toEqual([
      { ...person, whatsAppMobile: null, crops: [], pictures: ['kharat-01.jpg', 'kharat-02.jpg'], clientMutationId: expect.stringMatching(/./) },
    ]);
    await view.user.click(button('Close'));
    expect(screen.queryByText('Farmer added successfully')).toBeNull();
  });

  it('contains a mark in place of a missing last name, which is not shown', { tags: 'slow' }, async () => {
    const sent = answer(AddFarmerDocument, () => added(null));
    farmers.pages(() => ({ rows: [['7', { firstName: 'Dattatray', lastName: null, phoneNumber: '9822041735' }], ['1']] }));
    const view = await open('/addFarmer');
    fillPerson();
    await view.user.click(screen.getByLabelText('No last name'));
    expect(field('Last Name')).toHaveProperty('value', '');
    await view.user.click(button('Add Farmer'));
    await screen.findByText('Dattatray has been added.');
    expect((await screen.findByRole('row', { current: true })).textContent).toContain('DattatrayNew');
    expect(sent.map(({ variables }) => variables.input.lastName)).toEqual(['.']);
  });

  it('contains a last name again after the checkbox was checked and unchecked', { tags: 'slow' }, async () => {
    const sent = answer(AddFarmerDocument, () => added('Farmer added'));
    const view = await open('/addFarmer');
    fillPerson();
    await view.user.click(screen.getByLabelText('No last name'));
    await view.user.click(screen.getByLabelText('No last name'));
    await view.user.click(button('Add Farmer'));
    await screen.findByRole('link', { name: 'Last Name' });
    fill('Last Name', 'Kharat');
    await view.user.click(button('Add Farmer'));
    await screen.findByText('Farmer added');
    expect(sent.map(({ variables }) => variables.input.lastName)).toEqual(['Kharat']);
  });

  it('adds an employee, who is found on the last page when the directory puts new ones there', { tags: 'slow' }, async () => {
    answer(AddEmployeeDocument, () => employeeAdded(null));
    const fields = { firstName: 'Dattatray', lastName: 'Kharat', phoneNumber: '9822041735' };
    const requests = answer(EmployeesDocument, ({ page }) => ({ data: employeePage(page === 99 ? [employee('7', fields)] : [employee('1')], true) }));
    const view = await open('/addEmployee');
    fillPerson();
    await view.user.click(button('Add Employee'));
    await waitFor(() => expect(screen.getByRole('row', { current: true }).textContent).toMatch(/Dattatray Kharat.*New/));
    expect(view.address()).toBe('/?page=100');
    await view.user.click(button('Previous Page'));
    await screen.findByRole('row', { name: /Shinde 1/ });
    expect(requests.map(({ variables }) => variables.page)).toEqual([0, 99, 98]);
  });

  it('adds a dealer, from the panel of staff home', { tags: 'slow' }, async () => {
    const sent = answer(
      AddDealerDocument,
      (): Answer<AddDealerMutation> => ({ data: { addDealer: { __typename: 'AddDealerPayload', message: null, userErrors: [] } } }),
    );
    const view = await open('/?panel=addDealer');
    fillPerson();
    await view.user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Dattatray Kharat has been added.');
    expect(sent[0]?.variables.input).toMatchObject(person);
  });

  it('adds an employee with the roles that an admin has chosen, and the link is shown once', { tags: 'slow' }, async () => {
    const sent = answer(AddEmployeeDocument, () => employeeAdded('https://product.example/reset/token'));
    const view = await open('/addEmployee', 'ADMIN');
    fillPerson();
    await view.user.click(screen.getByRole('checkbox', { name: 'mod' }));
    await view.user.click(button('Add Employee'));
    const link = await screen.findByLabelText(/The employee sets a password with this link/);
    expect(link).toHaveProperty('value', 'https://product.example/reset/token');
    expect(sent[0]?.variables.input).toMatchObject({ ...person, roles: ['USER', 'MODERATOR'] });
    await view.user.click(button('Copy'));
    await screen.findByText('Copied');
    expect(await navigator.clipboard.readText()).toBe('https://product.example/reset/token');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('reset/token');
  });

  it('adds a plain user for a moderator, who cannot assign roles', async () => {
    const sent = answer(AddEmployeeDocument, () => employeeAdded(null));
    const view = await open('/addEmployee');
    expect(screen.queryByRole('checkbox', { name: 'mod' })).toBeNull();
    fillPerson();
    await view.user.click(button('Add Employee'));
    await screen.findByText('Added.');
    expect(sent[0]?.variables.input.roles).toEqual(['USER']);
  });

  it('is sent once for repeated presses', { tags: 'slow' }, async () => {
    const { promise: released, resolve: release } = deferred<Answer<AddFarmerMutation>>();
    const sent = answer(AddFarmerDocument, () => released);
    const view = await open('/addFarmer');
    fillPerson();
    await view.user.dblClick(button('Add Farmer'));
    await view.user.keyboard('{Enter}');
    expect(button('Add Farmer').getAttribute('aria-busy')).toBe('true');
    release(added('Farmer added successfully'));
    await screen.findByText('Farmer added successfully');
    // Otherwise the list would be fetched during the next test.
    await screen.findByRole('row', { current: true });
    expect(sent).toHaveLength(1);
  });

  it('leads nobody to the list who has left the form before the response', { tags: 'slow' }, async () => {
    const { promise: released, resolve: release } = deferred<Answer<AddFarmerMutation>>();
    const sent = answer(AddFarmerDocument, () => released);
    const view = await open('/addFarmer');
    fillPerson();
    await view.user.click(button('Add Farmer'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await view.goTo('/addDealer');
    await view.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await screen.findByRole('heading', { name: 'Add Dealer' });
    fill('First Name', 'Balu');
    release(added('Farmer added successfully'));
    await screen.findByText('Farmer added successfully');
    await view.user.type(field('First Name'), 'ram');
    expect(field('First Name')).toHaveProperty('value', 'Baluram');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(view.address()).toBe('/addDealer');
  });

  it('"Save and add another" keeps the area and focuses the first field', { tags: 'slow' }, async () => {
    answer(AddFarmerDocument, () => added('Farmer added successfully'));
    const view = await open('/addFarmer');
    fillPerson();
    await view.user.click(button('Save and add another'));
    await screen.findByText('Farmer added successfully');
    expect(view.address()).toBe('/addFarmer');
    await waitFor(() => expect(field('First Name')).toBe(document.activeElement));
    expect(field('First Name')).toHaveProperty('value', '');
    expect(['State', 'District', 'Taluka'].map((label) => field(label)).map((select) => select instanceof HTMLSelectElement && select.value)).toEqual([
      'Maharashtra',
      'Pune',
      'Shirur',
    ]);
    expect(screen.queryByText('Kept as a draft in this tab')).toBeNull();
  });

  it('"Save and add another" is reset after an error, so the main button leads to the list', { tags: 'slow' }, async () => {
    answer(AddFarmerDocument, () => added('Farmer added successfully'));
    const view = await open('/addFarmer');
    await view.user.click(button('Save and add another'));
    expect(screen.getByRole('alert')).toBeTruthy();
    fillPerson();
    await view.user.click(button('Add Farmer'));
    await waitFor(() => expect(view.address()).toBe('/?panel=farmers'));
  });
});

describe.each(['FARMER', 'DEALER'] as const)('a new %s with a REST API with extensions', (type) => {
  const isFarmer = type === 'FARMER';
  const title = isFarmer ? 'Add Farmer' : 'Add Dealer';
  const dealerAdded: Answer<AddDealerMutation> = { data: { addDealer: { __typename: 'AddDealerPayload', message: 'Added.', userErrors: [] } } };
  const answerAdding = () => (isFarmer ? answer(AddFarmerDocument, () => added('Added.')) : answer(AddDealerDocument, () => dealerAdded));

  beforeEach(() => {
    answerConfig(true);
  });

  it('has a WhatsApp number and crops or details, like the edit form', { tags: 'slow' }, async () => {
    const sent = answerAdding();
    const view = await open(isFarmer ? '/addFarmer' : '/addDealer');
    expect(screen.queryByLabelText(/^Profile Picture/)).toBeNull();
    expect(button('Add pictures')).toBeTruthy();
    fillPerson();
    fill('WhatsApp Mobile', '+91 98220-41736');
    await view.user.click(button(isFarmer ? 'Add a crop' : 'Add a detail'));
    await view.user.keyboard('Onion{Enter}{Enter} Wheat ');
    await view.user.click(screen.getByLabelText(isFarmer ? 'Area or note 3' : 'Value 3'));
    await view.user.keyboard('2 acres');
    await view.user.click(button('Save and add another'));
    await screen.findByText('Added.');
    const notes = [
      { name: 'Onion', value: null },
      { name: 'Wheat', value: '2 acres' },
    ];
    expect(sent[0]?.variables.input).toMatchObject({
      ...person,
      whatsAppMobile: '9822041736',
      pictures: [],
      ...(isFarmer ? { crops: notes } : { details: notes }),
    });
    await waitFor(() => expect(field('WhatsApp Mobile')).toHaveProperty('value', ''));
    expect(screen.queryByDisplayValue('Wheat')).toBeNull();
  });

  it('shows errors of a WhatsApp number and of a row without its name, and sends nothing', { tags: 'slow' }, async () => {
    const sent = answerAdding();
    const view = await open(isFarmer ? '/addFarmer' : '/addDealer');
    fillPerson();
    fill('WhatsApp Mobile', '12');
    await view.user.click(button(isFarmer ? 'Add a crop' : 'Add a detail'));
    await view.user.click(screen.getByLabelText(isFarmer ? 'Area or note 1' : 'Value 1'));
    await view.user.keyboard('2 acres');
    await view.user.click(button(title));
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['WhatsApp Mobile', isFarmer ? 'Crops' : 'Shop']);
    expect(sent).toEqual([]);
  });
});

describe('an error', () => {
  it('is shown at its field and linked in the red box, which receives the focus', { tags: 'slow' }, async () => {
    const sent = answer(AddFarmerDocument, () => added(null));
    const view = await open('/addFarmer');
    fillPerson();
    fill('Phone Number', '98220 4173');
    await view.user.selectOptions(field('District'), 'Nashik');
    await view.user.click(button('Add Farmer'));
    const box = screen.getByRole('alert');
    await waitFor(() => expect(box).toBe(document.activeElement));
    expect(within(box).getByText('Correct 2 fields.')).toBeTruthy();
    expect(field('Phone Number').getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(field('Phone Number').getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Enter a 10-digit mobile number starting with 6, 7, 8 or 9');
    await view.user.click(within(box).getByRole('link', { name: 'Taluka' }));
    await waitFor(() => expect(field('Taluka')).toBe(document.activeElement));
    expect(sent).toEqual([]);
  });

  it('keeps the checkbox of a young person until the press that leaves the date of birth has reached its target', async () => {
    const view = await open('/addEmployee', 'ADMIN');
    fill('Date of Birth', '31/01/1990');
    const moderator = screen.getByRole('checkbox', { name: 'mod' });
    await view.user.pointer({ keys: '[MouseLeft>]', target: moderator });
    expect(screen.getByLabelText('Yes, this person is under 18')).toBeTruthy();
    await view.user.pointer({ keys: '[/MouseLeft]', target: moderator });
    expect(screen.queryByLabelText('Yes, this person is under 18')).toBeNull();
    expect(moderator).toHaveProperty('checked', true);
  });

  it('a date of birth under 18 is accepted after confirmation, and another one needs a new confirmation', { tags: 'slow' }, async () => {
    const sent = answer(AddFarmerDocument, () => added('Farmer added successfully'));
    const view = await open('/addFarmer');
    fillPerson();
    fill('Date of Birth', '01/06/2015');
    await view.user.tab();
    expect(field('Date of Birth')).toHaveProperty('value', 'Mon 1 Jun 2015');
    await view.user.click(screen.getByLabelText('Yes, this person is under 18'));
    fill('Date of Birth', '2015-06-02');
    await view.user.click(button('Add Farmer'));
    await screen.findByText('Correct the date of birth, or select the checkbox below');
    expect(sent).toEqual([]);
    await view.user.click(screen.getByLabelText('Yes, this person is under 18'));
    await view.user.click(button('Add Farmer'));
    await screen.findByText('Farmer added successfully');
    expect(sent[0]?.variables.input.dateOfBirth).toBe('2015-06-02');
  });

  it('rejects a future date and text that is not a date as the date of birth', async () => {
    const view = await open('/addFarmer');
    fill('Date of Birth', '31/02/1990');
    // Past the button of the calendar, which belongs to the field.
    await view.user.tab();
    await view.user.tab();
    await screen.findByText('Enter a date, such as 19/11/2026');
    expect(field('Date of Birth')).toHaveProperty('value', '31/02/1990');
    fill('Date of Birth', '2999-01-01');
    await view.user.tab();
    await view.user.tab();
    await screen.findByText('Enter a date that is not in the future');
  });

  it('is the server message verbatim, and all typed input stays', async () => {
    answer(AddFarmerDocument, () => added(null, 'A farmer with this name and phone number is there already'));
    const view = await open('/addFarmer');
    fillPerson();
    await view.user.click(button('Add Farmer'));
    const box = await screen.findByRole('alert');
    expect(box.textContent).toBe('A farmer with this name and phone number is there already');
    await waitFor(() => expect(box).toBe(document.activeElement));
    expect(field('First Name')).toHaveProperty('value', 'Dattatray');
    expect(view.address()).toBe('/addFarmer');
  });

  it.each(['unreachable', { code: 'OUTCOME_UNKNOWN' }] as const)(
    '%o keeps all input, and the button sends it again as another attempt',
    async (reply: Answer<never>) => {
      let answers: Answer<AddFarmerMutation> = reply;
      const sent = answer(AddFarmerDocument, () => answers);
      const view = await open('/addFarmer');
      fillPerson();
      await view.user.click(button('Add Farmer'));
      const box = await screen.findByRole('alert');
      expect(box.textContent).toContain('We could not confirm whether this was saved. Check first; send again only if it is not there.');
      const look = within(box).getByRole('link', { name: 'Check if it was saved (new tab)' });
      expect([look.getAttribute('href'), look.getAttribute('target')]).toEqual(['/?panel=farmers', '_blank']);
      expect(field('Street')).toHaveProperty('value', 'Canal Road');
      expect(screen.queryByRole('button', { name: 'Add Farmer' })).toBeNull();
      answers = added('Farmer added successfully');
      await view.user.click(button('Send again'));
      await screen.findByText('Farmer added successfully');
      expect(new Set(sent.map(({ variables }) => variables.input.clientMutationId)).size).toBe(2);
    },
  );
});

describe('unsaved input', () => {
  it('is kept as a draft, and restored after a reload', async () => {
    await open('/addFarmer');
    fill('First Name', 'Dattatray');
    await screen.findByText('Kept as a draft in this tab');
    const unload = new Event('beforeunload', { cancelable: true });
    await waitFor(() => {
      window.dispatchEvent(unload);
      expect(unload.defaultPrevented).toBe(true);
    });
    expect(sessionStorage.getItem('draft.addFarmer')).toContain('Dattatray');
  });

  it('asks for confirmation before another panel opens: stay, keep the draft or discard it', { tags: 'slow' }, async () => {
    const view = await open('/?panel=addFarmer');
    fill('First Name', 'Dattatray');
    await screen.findByText('Kept as a draft in this tab');
    const leave = async (answerOf: string) => {
      await view.user.click(screen.getByRole('link', { name: 'View Employees' }));
      await view.user.click(await screen.findByRole('button', { name: answerOf }));
    };
    await leave('Stay here');
    expect(view.address()).toBe('/?panel=addFarmer');
    expect(field('First Name')).toHaveProperty('value', 'Dattatray');
    await leave('Leave, keep the draft');
    await waitFor(() => expect(view.address()).toBe('/'));
    await view.goBack();
    expect(await screen.findByLabelText(/^First Name/)).toHaveProperty('value', 'Dattatray');
    await leave('Discard');
    await waitFor(() => expect(view.address()).toBe('/'));
    expect(sessionStorage.getItem('draft.addFarmer')).toBeNull();
  });

  it('asks for confirmation before the log-out', async () => {
    const view = await open('/addFarmer');
    fill('First Name', 'Dattatray');
    await screen.findByText('Kept as a draft in this tab');
    const logOut = async () => {
      await view.user.click(await screen.findByRole('button', { name: /Welcome/ }));
      await view.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    };
    await logOut();
    await screen.findByText('Your changes are not saved. If you leave, they will be lost.');
    await view.user.click(button('Stay here'));
    expect(view.address()).toBe('/addFarmer');
  });

  it('needs no confirmation without changes', async () => {
    const view = await open('/?panel=addFarmer');
    await view.user.click(button('Cancel'));
    await waitFor(() => expect(view.address()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each(['/addFarmer', '/addDealer', '/addEmployee', '/profile'])('%s is not available to a plain user', async (address) => {
  await act(() => renderRoute(address, { as: 'USER' }));
  await screen.findByText("You don't have access");
});
