/** One case for each row of docs/calls.md: the operation, its REST request, the REST response, and the result. */
import { attendance } from '../../rest/contract/attendance.ts';
import type { Call } from '../../rest/contract/call.ts';
import { days } from '../../rest/contract/days.ts';
import { dealers } from '../../rest/contract/dealers.ts';
import { employees } from '../../rest/contract/employees.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { invoices } from '../../rest/contract/invoices.ts';
import { meetings } from '../../rest/contract/meetings.ts';
import { qr } from '../../rest/contract/qr.ts';
import { session } from '../../rest/contract/session.ts';

export interface CallCase {
  /** Coordinate of the field: `Query.x` or `Mutation.x`. */
  readonly field: string;
  readonly call: Call;
  readonly document: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Documented payload of the response. */
  readonly payload: unknown;
  /** Expected value of the field. */
  readonly data: unknown;
}

const addressDetails = { street: 'Main Road 4', village: 'Pimpalgaon', taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412210' };
const profile = { firstName: 'Ganesh', lastName: 'Shinde', phoneNumber: '9822041735', profilePicture: 'a.jpg,b.jpg' };
const addressFields = 'address { street village taluka district state pinCode }';
const imageNames = [{ fileName: 'a.jpg' }, { fileName: 'b.jpg' }];
const page = { pageNumber: '1', pageSize: '5' };
const at = '2026-11-20T09:30:00.000+05:30';

const wireEmployee = {
  id: 42,
  firstName: 'Ganesh',
  middleName: 'Ramesh',
  lastName: 'Shinde',
  phoneNumber: '9822041735',
  email: 'ganesh@example.in',
  gender: 'Male',
  dob: '1990-02-28',
  active: true,
  roles: ['ROLE_USER', 'ROLE_MODERATOR'],
  profilePicture: 'a.jpg,b.jpg',
  addressDetails,
};
const employeeFields = `id firstName middleName lastName phoneNumber email gender dateOfBirth active roles pictures { fileName } ${addressFields} updatedAt`;
const employee = {
  id: '42',
  firstName: 'Ganesh',
  middleName: 'Ramesh',
  lastName: 'Shinde',
  phoneNumber: '9822041735',
  email: 'ganesh@example.in',
  gender: 'MALE',
  dateOfBirth: '1990-02-28',
  active: true,
  roles: ['USER', 'MODERATOR'],
  pictures: imageNames,
  address: addressDetails,
  updatedAt: null,
};

const customer = { profile, addressDetails, registerDate: '2026-11-20T04:00:00Z', latitude: 18.5, longitude: 73.8, syncId: 's-1' };
const customerFields = `id firstName lastName phoneNumber pictures { fileName } ${addressFields} registeredAt updatedAt location { latitude longitude } syncId`;
const customerData = {
  id: '7',
  firstName: 'Ganesh',
  lastName: 'Shinde',
  phoneNumber: '9822041735',
  pictures: imageNames,
  address: addressDetails,
  registeredAt: at,
  updatedAt: null,
  location: { latitude: 18.5, longitude: 73.8 },
  syncId: 's-1',
};
const wireFarmer = { farmerId: 7, ...customer, crops: '[{"name":"Onion","value":"3"}]' };
const farmerFields = `${customerFields} crops { name value } cropsText`;
const farmer = { ...customerData, crops: [{ name: 'Onion', value: '3' }], cropsText: null };
const wireDealer = { dealerId: 7, ...customer, dealerdata: 'not JSON' };
const dealerFields = `${customerFields} details { name value } detailsText`;
const dealer = { ...customerData, details: [], detailsText: 'not JSON' };

const wireEntry = {
  id: 7,
  name: 'Ganesh Shinde',
  mobile: 9822041735,
  whatsAppMobile: '9822041735',
  state: 'Maharashtra',
  district: 'Pune',
  tahasil: 'Shirur',
  village: 'Pimpalgaon',
};
const entryFields = 'id farmerId dealerId name mobile whatsAppMobile state district taluka village';
const entry = {
  name: 'Ganesh Shinde',
  mobile: '9822041735',
  whatsAppMobile: '9822041735',
  state: 'Maharashtra',
  district: 'Pune',
  taluka: 'Shirur',
  village: 'Pimpalgaon',
};

const wireMeeting = {
  meetingId: 9,
  createdBy: { firstName: 'Asha', lastName: 'Patil' },
  createdDate: '2026-11-20T09:30:00',
  startTime: 1_795_147_200_000,
  endTime: null,
  statusComment: 'Seed order',
  status: 'STARTED',
  farmerDetails: { profile, addressDetails },
};
const partyFields = `firstName lastName phoneNumber pictures { fileName } ${addressFields} location { latitude longitude }`;
const party = { firstName: 'Ganesh', lastName: 'Shinde', phoneNumber: '9822041735', pictures: imageNames, address: addressDetails, location: null };
const meetingFields = `id number type createdBy { firstName lastName email } createdAt updatedAt startedAt endedAt status comment party { ${partyFields} }`;
const meeting = {
  id: 'FARMER-9',
  number: '9',
  type: 'FARMER',
  createdBy: { firstName: 'Asha', lastName: 'Patil', email: null },
  createdAt: at,
  updatedAt: null,
  startedAt: '2026-11-20T09:30:00.000+05:30',
  endedAt: null,
  status: 'STARTED',
  comment: 'Seed order',
  party,
};
const wireDetails = {
  ...wireMeeting,
  user: { firstName: 'Ganesh', lastName: 'Shinde', email: 'ganesh@example.in', profilePicture: 'a.jpg,b.jpg' },
  visitedFarmers: [{ profile, addressDetails, latitude: '18.5', longitude: '73.8' }],
  visitedDealers: [],
  startLat: 18.5,
  startLng: 73.8,
  endLat: null,
  endLng: null,
  meetingPictures: 'a.jpg,b.jpg',
};
const detailsFields = `${meetingFields} assignedTo { firstName lastName email pictures { fileName } } startLocation { latitude longitude } endLocation { latitude longitude } visitedFarmers { ${partyFields} } visitedDealers { firstName } pictures { fileName }`;
const details = {
  ...meeting,
  assignedTo: { firstName: 'Ganesh', lastName: 'Shinde', email: 'ganesh@example.in', pictures: imageNames },
  startLocation: { latitude: 18.5, longitude: 73.8 },
  endLocation: null,
  visitedFarmers: [{ ...party, location: { latitude: 18.5, longitude: 73.8 } }],
  visitedDealers: [],
  pictures: imageNames,
};

const wireAttendance = {
  id: 5,
  entryDate: '2026-11-20',
  punchInTime: '09:04',
  punchOutTime: '2026-11-20T18:21:00+05:30',
  workDuration: '08:36',
  approveStatus: false,
};
const attendanceFields = 'id date punchInAt punchOutAt workDuration workMinutes approved';
const attendanceDay = {
  id: '5',
  date: '2026-11-20',
  punchInAt: '2026-11-20T09:04:00.000+05:30',
  punchOutAt: '2026-11-20T18:21:00.000+05:30',
  workDuration: '08:36',
  workMinutes: 516,
  approved: false,
};

const person = { firstName: 'Ganesh', middleName: 'Ramesh', lastName: 'Shinde', phoneNumber: '9822041735', address: 'Shirur', language: 'mr' };
const personFields = 'firstName middleName lastName phoneNumber address language';

const ofMonth = 'month: 11, year: 2026, page: 1, size: 5';
const monthBody = { month: 11, year: 2026, pageNumber: 1, pageSize: 5 };
const monthQuery = { month: '11', year: '2026', page: '1', size: '5' };

const personInput =
  'firstName: "Ganesh", lastName: "Shinde", dateOfBirth: "1990-02-28", gender: MALE, phoneNumber: "9822041735", email: "g@example.in", address: { street: "Main Road 4", taluka: "Shirur", district: "Pune", state: "Maharashtra", pinCode: "412210" }';
const personBody = {
  firstName: 'Ganesh',
  middleName: '',
  lastName: 'Shinde',
  dob: '1990-02-28',
  gender: 'Male',
  phoneNumber: '9822041735',
  email: 'g@example.in',
  street: 'Main Road 4',
  village: '',
  taluka: 'Shirur',
  district: 'Pune',
  state: 'Maharashtra',
  pinCode: '412210',
};
const message = { message: 'Saved' };
const saved = { message: 'Saved', userErrors: [], clientMutationId: 'id-1' };
const paid = 'message userErrors { message code } clientMutationId';
const mutationId = 'clientMutationId: "id-1"';

export const callCases: readonly CallCase[] = [
  { field: 'Query.me', call: session.userDetails, document: `{ me { ${employeeFields} } }`, payload: wireEmployee, data: employee },
  {
    field: 'Query.viewer',
    call: session.userDetails,
    document: '{ viewer { id firstName lastName roles } }',
    payload: wireEmployee,
    data: { id: '42', firstName: 'Ganesh', lastName: 'Shinde', roles: ['USER', 'MODERATOR'] },
  },
  { field: 'Query.profile', call: employees.getProfile, document: `{ profile { ${employeeFields} } }`, payload: wireEmployee, data: employee },
  {
    field: 'Query.employees',
    call: employees.fetchAllEmployeeByPage,
    document: `{ employees(roles: [USER, MODERATOR, ADMIN], page: 1, size: 5) { nodes { ${employeeFields} } } }`,
    query: { ...page, roles: 'user,mod,admin' },
    payload: [wireEmployee],
    data: { nodes: [employee] },
  },
  {
    field: 'Query.employee',
    call: employees.fetchAllEmployeeByPage,
    document: `{ employee(id: "42") { ${employeeFields} } }`,
    query: { pageNumber: '0', pageSize: '100', roles: 'user,mod,admin' },
    payload: [wireEmployee],
    data: employee,
  },
  {
    field: 'Query.farmers',
    call: farmers.getAllFarmersPage,
    document: `{ farmers(page: 1, size: 5) { nodes { ${farmerFields} } } }`,
    query: page,
    payload: [wireFarmer],
    data: { nodes: [farmer] },
  },
  {
    field: 'Query.farmers',
    call: farmers.getAllFarmersPage,
    document: '{ farmers(userId: "../4 2", page: 1, size: 5) { nodes { id } } }',
    query: { userId: '../4 2', ...page },
    payload: [wireFarmer],
    data: { nodes: [{ id: '7' }] },
  },
  {
    field: 'Query.dealers',
    call: dealers.getAllDealersPage,
    document: `{ dealers(userId: "3", page: 1, size: 5) { nodes { ${dealerFields} } } }`,
    query: { userId: '3', ...page },
    payload: [wireDealer],
    data: { nodes: [dealer] },
  },
  {
    field: 'Query.farmersCreatedBy',
    call: farmers.getAllFarmersCreatedByPage,
    document: `{ farmersCreatedBy(userId: "3", page: 1, size: 5) { nodes { ${farmerFields} } } }`,
    query: { userId: '3', ...page },
    payload: [wireFarmer],
    data: { nodes: [farmer] },
  },
  {
    field: 'Query.dealersCreatedBy',
    call: dealers.getAllDealersCreatedByPage,
    document: `{ dealersCreatedBy(page: 1, size: 5) { nodes { ${dealerFields} } } }`,
    query: page,
    payload: [wireDealer],
    data: { nodes: [dealer] },
  },
  {
    field: 'Query.searchFarmers',
    call: farmers.searchFarmerByArea,
    document: `{ searchFarmers(area: { state: "Maharashtra", taluka: "Shirur" }, text: "शिंदे") { nodes { ${farmerFields} } totalCount cut } }`,
    body: { taluka: 'Shirur', district: '', state: 'Maharashtra', searchText: 'शिंदे' },
    payload: [wireFarmer],
    data: { nodes: [farmer], totalCount: 1, cut: false },
  },
  {
    field: 'Query.searchDealers',
    call: dealers.searchDealerByArea,
    document: `{ searchDealers { nodes { ${dealerFields} } totalCount cut } }`,
    body: { taluka: '', district: '', state: '', searchText: '' },
    payload: [wireDealer],
    data: { nodes: [dealer], totalCount: 1, cut: false },
  },
  {
    field: 'Query.meetings',
    call: meetings.getAllFarmerMeetingCreatedByPage,
    document: `{ meetings(userId: "3", status: STARTED, page: 1, size: 5) { nodes { ${meetingFields} } } }`,
    query: { userId: '3', status: 'STARTED', ...page },
    payload: [wireMeeting],
    data: { nodes: [meeting] },
  },
  {
    field: 'Query.meetings',
    call: meetings.getAllFarmerMeetingCreatedByPage,
    document: '{ meetings(status: null, page: 1, size: 5) { nodes { id } } }',
    query: { status: 'ALL', ...page },
    payload: [{ meetingId: 'm-1' }],
    data: { nodes: [{ id: 'FARMER-m-1' }] },
  },
  {
    field: 'Query.meetings',
    call: meetings.getAllFarmerMeetingByUserPage,
    document: '{ meetings(scope: ASSIGNED, page: 1, size: 5) { nodes { id type party { firstName } } } }',
    query: { status: 'ALL', ...page },
    payload: [{ meetingId: 'm-1', dealerDetails: { profile } }],
    data: { nodes: [{ id: 'DEALER-m-1', type: 'DEALER', party: { firstName: 'Ganesh' } }] },
  },
  {
    field: 'Query.meeting',
    call: meetings.getFarmerMeetingDetails,
    document: `{ meeting(id: "9", type: FARMER) { ${detailsFields} } }`,
    query: { meetingId: '9' },
    payload: wireDetails,
    data: details,
  },
  {
    field: 'Query.meeting',
    call: meetings.getDealerMeetingDetails,
    document: '{ meeting(id: "DEALER-9") { id } }',
    query: { meetingId: '9' },
    payload: { ...wireDetails, farmerDetails: null },
    data: { id: 'DEALER-9' },
  },
  {
    field: 'Query.attendance',
    call: attendance.getPunchInPunchOutReport,
    document: `{ attendance(userId: "3", period: CURRENT_WEEK) { ${attendanceFields} } }`,
    query: { userId: '3', searchType: 'CURRENT_WEEK' },
    payload: [wireAttendance],
    data: [attendanceDay],
  },
  {
    field: 'Query.attendance',
    call: attendance.getPunchInPunchOutReport,
    document: '{ attendance(userId: "3", period: DECEMBER) { id } }',
    query: { userId: '3', searchType: '12' },
    payload: [],
    data: [],
  },
  {
    field: 'Query.checkEvents',
    call: days.getUserCheckinCheckoutReport,
    document: '{ checkEvents(userId: "3", date: "2026-11-20") { id kind at } }',
    body: { userId: '3', date: '2026-11-20' },
    payload: [
      { id: 2, checkoutTime: '13:05' },
      { id: 1, checkinTime: '2026-11-20T08:58:00+05:30' },
    ],
    data: [
      { id: 'CHECK_IN-1', kind: 'CHECK_IN', at: '2026-11-20T08:58:00.000+05:30' },
      { id: 'CHECK_OUT-2', kind: 'CHECK_OUT', at: '2026-11-20T13:05:00.000+05:30' },
    ],
  },
  {
    field: 'Query.dayDashboard',
    call: days.getEmployeeDasboardByDate,
    document: `{ dayDashboard(userId: "3", date: "2026-11-20") { date travel { id at location { latitude longitude } comment syncComment } farmers { ${farmerFields} } dealers { ${dealerFields} } meetings { startLocation { latitude } endLocation { latitude } comment } summary { pointCount skippedCount } } }`,
    body: { userId: '3', date: '2026-11-20' },
    payload: {
      travelHistory: [{ id: 1, lat: 18.5, lng: '73.8', createdDate: '2026-11-20T09:30:00', comment: 'In', syncComment: null }],
      dealers: [wireDealer],
      farmers: [wireFarmer],
      meetings: [{ startLat: 18.5, startLng: 73.8, statusComment: 'Seed order' }],
    },
    data: {
      date: '2026-11-20',
      travel: [{ id: '1', at, location: { latitude: 18.5, longitude: 73.8 }, comment: 'In', syncComment: null }],
      farmers: [farmer],
      dealers: [dealer],
      meetings: [{ startLocation: { latitude: 18.5 }, endLocation: null, comment: 'Seed order' }],
      summary: { pointCount: 1, skippedCount: 0 },
    },
  },
  {
    field: 'Query.qrBatches',
    call: qr.getQRBatches,
    document: `{ qrBatches(${ofMonth}) { nodes { id createdAt productName packageSize expiryInMonths quantity points } } }`,
    body: monthBody,
    payload: [{ id: 3, createdDate: '2026-11-20T04:00:00Z', productName: 'Neem oil', packageSize: '1 l', expiryInMonths: '24', qrCodeQuantity: 5, points: 50 }],
    data: { nodes: [{ id: '3', createdAt: at, productName: 'Neem oil', packageSize: '1 l', expiryInMonths: 24, quantity: 5, points: 50 }] },
  },
  {
    field: 'Query.qrCards',
    call: qr.getQRDetailsByBatch,
    document: '{ qrCards(batchId: "3", page: 1, size: 5) { nodes { id createdAt updatedAt code productName packageSize expiryDate used points } } }',
    body: { batchId: '3', pageNumber: 1, pageSize: 5 },
    payload: [
      {
        id: 31,
        createdDate: '2026-11-20T04:00:00Z',
        updatedDate: null,
        qrCodeId: 'ABCD',
        productName: 'Neem oil',
        packageSize: '1 l',
        expiryDate: '2028-11-20',
        isUsed: false,
        points: 50,
      },
    ],
    data: {
      nodes: [
        {
          id: '31',
          createdAt: at,
          updatedAt: null,
          code: 'ABCD',
          productName: 'Neem oil',
          packageSize: '1 l',
          expiryDate: '2028-11-20',
          used: false,
          points: 50,
        },
      ],
    },
  },
  {
    field: 'Query.qrUsers',
    call: qr.getQRCodeUsers,
    document: `{ qrUsers(${ofMonth}) { nodes { id createdAt updatedAt ${personFields} } } }`,
    body: monthBody,
    payload: [{ id: 8, createdDate: '2026-11-20T04:00:00Z', updatedDate: '2026-11-20T04:00:00Z', ...person }],
    data: { nodes: [{ id: '8', createdAt: at, updatedAt: at, ...person }] },
  },
  {
    field: 'Query.qrUses',
    call: qr.getQRCodeUseHistory,
    document: `{ qrUses(${ofMonth}) { nodes { id createdAt ${personFields} transactionType points code dealerName dealerMobile } } }`,
    body: monthBody,
    payload: [
      {
        id: 6,
        createdDate: '2026-11-20T04:00:00Z',
        ...person,
        transactionType: 'EARN',
        points: 50,
        qrCodeDetails: { qrCodeId: 'ABCD' },
        dealerName: 'Patil Agro',
        dealerMobile: 9822041735,
      },
    ],
    data: {
      nodes: [{ id: '6', createdAt: at, ...person, transactionType: 'EARN', points: 50, code: 'ABCD', dealerName: 'Patil Agro', dealerMobile: '9822041735' }],
    },
  },
  {
    field: 'Query.productVariants',
    call: qr.getProducts,
    document: '{ productVariants { id name productName } }',
    payload: [{ id: 4, variantName: '1 l', product: { name: 'Neem oil' } }],
    data: [{ id: '4', name: '1 l', productName: 'Neem oil' }],
  },
  {
    field: 'Query.invoices',
    call: invoices.fetchInvoice,
    document: `{ invoices(${ofMonth}) { nodes { id createdAt dealer { name mobile } warehouse { name } scannedBy } } }`,
    query: monthQuery,
    payload: [
      {
        invoiceId: 100,
        createdDate: '2026-11-20T04:00:00Z',
        dealer: { name: 'Patil Agro', mobile: '9822041735' },
        warehouse: { name: 'Pune' },
        scanedBy: 'Asha',
      },
    ],
    data: { nodes: [{ id: '100', createdAt: at, dealer: { name: 'Patil Agro', mobile: '9822041735' }, warehouse: { name: 'Pune' }, scannedBy: 'Asha' }] },
  },
  {
    field: 'Query.invoice',
    call: invoices.fetchInvoiceDetails,
    document: '{ invoice(id: "100") { id createdAt dealer { name } warehouse { name } scannedBy products { id productId name qrLinked } } }',
    query: { invoiceId: '100' },
    payload: {
      invoiceId: 100,
      createdDate: '2026-11-20T04:00:00Z',
      dealer: null,
      warehouse: null,
      scanedBy: null,
      products: [{ id: 1, name: 'Neem oil', qrLinked: true }],
    },
    data: {
      id: '100',
      createdAt: at,
      dealer: null,
      warehouse: null,
      scannedBy: null,
      products: [{ id: '100-1-1', productId: '1', name: 'Neem oil', qrLinked: true }],
    },
  },
  {
    field: 'Query.farmerDirectory',
    call: farmers.fetchFarmers,
    document: `{ farmerDirectory(${ofMonth}) { nodes { ${entryFields} } } }`,
    query: monthQuery,
    payload: [wireEntry],
    data: { nodes: [{ id: 'FARMER-7', farmerId: '7', dealerId: null, ...entry }] },
  },
  {
    field: 'Query.dealerDirectory',
    call: dealers.fetchDealers,
    document: `{ dealerDirectory(${ofMonth}) { nodes { ${entryFields} } } }`,
    query: monthQuery,
    payload: [wireEntry],
    data: { nodes: [{ id: 'DEALER-7', farmerId: null, dealerId: '7', ...entry }] },
  },

  {
    field: 'Mutation.signIn',
    call: session.signIn,
    document: `mutation { signIn(input: { username: "asha", password: "p", ${mutationId} }) { userErrors { message } clientMutationId token viewer { id firstName lastName roles } } }`,
    body: { username: 'asha', password: 'p' },
    payload: { token: 'T', id: 1, firstName: 'Asha', lastName: 'Patil', roles: ['ROLE_ADMIN'] },
    data: { userErrors: [], clientMutationId: 'id-1', token: 'T', viewer: { id: '1', firstName: 'Asha', lastName: 'Patil', roles: ['ADMIN'] } },
  },
  {
    field: 'Mutation.signUp',
    call: session.signUp,
    document: `mutation { signUp(input: { firstName: "A", middleName: "B", lastName: "C", mobileNumber: "9822041735", dateOfBirth: "1990-02-28", gender: OTHER, username: "abc", email: "a@b.in", password: "p", confirmPassword: "q", ${mutationId} }) { ${paid} } }`,
    body: {
      firstName: 'A',
      middleName: 'B',
      lastName: 'C',
      mobileNumber: '9822041735',
      dob: '1990-02-28',
      gender: 'Other',
      username: 'abc',
      email: 'a@b.in',
      password: 'p',
      confirmPassword: 'q',
      role: ['user'],
    },
    payload: message,
    data: saved,
  },
  {
    field: 'Mutation.forgotPassword',
    call: session.forgotPassword,
    document: `mutation { forgotPassword(input: { email: "a@b.in", ${mutationId} }) { ${paid} } }`,
    body: { email: 'a@b.in' },
    payload: message,
    data: saved,
  },
  {
    field: 'Mutation.resetPassword',
    call: session.resetPassword,
    document: `mutation { resetPassword(input: { token: "t", password: "p", confirmPassword: "q", ${mutationId} }) { ${paid} } }`,
    body: { token: 't', password: 'p', confirmPassword: 'q' },
    payload: message,
    data: saved,
  },
  {
    field: 'Mutation.changePassword',
    call: session.changePassword,
    document: `mutation { changePassword(input: { oldPassword: "o", newPassword: "n", confirmPassword: "c", ${mutationId} }) { ${paid} } }`,
    body: { oldPassword: 'o', newPassword: 'n', confirmPassword: 'c' },
    payload: message,
    data: saved,
  },
  {
    field: 'Mutation.addFarmer',
    call: farmers.addFarmer,
    document: `mutation { addFarmer(input: { ${personInput}, pictures: ["a.jpg", "b.jpg"], ${mutationId} }) { ${paid} } }`,
    body: { ...personBody, profilePicture: 'a.jpg,b.jpg' },
    payload: message,
    data: saved,
  },
  {
    field: 'Mutation.addDealer',
    call: dealers.addDealer,
    document: `mutation { addDealer(input: { ${personInput}, middleName: "R", ${mutationId} }) { ${paid} } }`,
    body: { ...personBody, middleName: 'R', profilePicture: '' },
    payload: message,
    data: saved,
  },
  {
    field: 'Mutation.addEmployee',
    call: employees.addUser,
    document: `mutation { addEmployee(input: { ${personInput}, roles: [USER, MODERATOR], ${mutationId} }) { ${paid} setPasswordUrl } }`,
    body: { ...personBody, role: ['user', 'mod'] },
    payload: { ...message, setPasswordToken: 'not relied upon' },
    data: { ...saved, setPasswordUrl: null },
  },
  {
    field: 'Mutation.setEmployeeActive',
    call: employees.activateUser,
    document: `mutation { setEmployeeActive(input: { email: "a@b.in", active: false, ${mutationId} }) { ${paid} active } }`,
    body: { activate: false, email: 'a@b.in' },
    payload: message,
    data: { ...saved, active: false },
  },
  {
    field: 'Mutation.scheduleMeeting',
    call: meetings.scheduleFarmerMeet,
    document: `mutation { scheduleMeeting(input: { userId: "3", dealerId: "7", ${mutationId} }) { ${paid} } }`,
    body: { userId: '3', dealerId: '7' },
    payload: message,
    data: saved,
  },
  {
    field: 'Mutation.approveAttendance',
    call: attendance.approveAttendance,
    document: `mutation { approveAttendance(input: { userId: "3", date: "2026-11-19", ${mutationId} }) { ${paid} } }`,
    body: { userId: '3', date: '2026-11-19' },
    payload: message,
    data: saved,
  },
  {
    field: 'Mutation.markAttendance',
    call: attendance.markAttendance,
    document: `mutation { markAttendance(input: { userId: "3", ${mutationId} }) { ${paid} userId date } }`,
    body: { latitude: 18.5204, longitude: 73.8567 },
    payload: message,
    data: { ...saved, userId: null, date: null },
  },
  {
    field: 'Mutation.generateQrCodes',
    call: qr.generateProductItem,
    document: `mutation { generateQrCodes(input: { productVariantId: "4", ${mutationId} }) { ${paid} } }`,
    body: { productVarientId: '4', expiryInMonths: 24, points: 50, quantity: 5 },
    payload: message,
    data: saved,
  },
];
