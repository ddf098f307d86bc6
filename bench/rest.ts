/** A REST API that answers the measured calls from memory in a separate process, so nearly all time is spent in front of it. */
import { createServer } from 'node:http';
import { attendance } from '../rest/contract/attendance.ts';
import type { Call } from '../rest/contract/call.ts';
import { days } from '../rest/contract/days.ts';
import { farmers } from '../rest/contract/farmers.ts';
import { session } from '../rest/contract/session.ts';
import { tellPort } from './process.ts';

const many = <Row>(count: number, row: (index: number) => Row): Row[] => Array.from({ length: count }, (_, index) => row(index));

const addressDetails = { street: 'Main Road 4', village: 'Pimpalgaon', taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412210' };
const profile = { firstName: 'Ganesh', lastName: 'Shinde', phoneNumber: '9822041735', profilePicture: 'a.jpg' };
/** The signed-in person. */
const viewer = {
  id: 1,
  ...profile,
  middleName: 'Ramesh',
  email: 'ganesh@example.in',
  gender: 'Male',
  dob: '1990-02-28',
  active: true,
  roles: ['ROLE_MODERATOR'],
  addressDetails,
};
const customer = (id: number) => ({ profile, addressDetails, registerDate: '2026-11-20T04:00:00Z', latitude: 18.5, longitude: 73.8, syncId: `s-${id}` });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, 30 + minute)).toISOString();

const farmer = (farmerId: number) => ({ farmerId, ...customer(farmerId), crops: '[{"name":"Onion","value":"3"}]' });

/** A day of work, with a point every other minute and its meetings. */
const day = {
  travelHistory: many(200, (id) => ({ id, lat: 18.5 + id / 500, lng: 73.8 + id / 700, createdDate: at(id * 2), comment: null, syncComment: null })),
  farmers: many(16, farmer),
  dealers: many(8, (dealerId) => ({ dealerId, ...customer(dealerId), dealerdata: '[{"name":"Licence","value":"A-1"}]' })),
  meetings: many(4, (index) => ({ startLat: 18.5, startLng: 73.8, endLat: 18.6, endLng: 73.9, statusComment: `Visit ${index}` })),
};

const answers: readonly (readonly [Call, unknown])[] = [
  [session.userDetails, viewer],
  [farmers.getAllFarmersPage, many(10, farmer)],
  [days.getEmployeeDasboardByDate, day],
  [days.getUserCheckinCheckoutReport, many(6, (id) => (id % 2 ? { id, checkoutTime: at(id * 60) } : { id, checkinTime: at(id * 60) }))],
  [attendance.approveAttendance, { message: 'Attendance approved' }],
];
/** Wraps the data in the documented envelope. */
function enveloped({ envelope }: Call, data: unknown): unknown {
  if (envelope === 'bare') return data;
  return { status: true, data: envelope === 'data' ? data : { data } };
}

const bodies = new Map(answers.map(([call, payload]) => [`${call.method} ${call.path}`, Buffer.from(JSON.stringify(enveloped(call, payload)))]));

const server = createServer((request, response) => {
  const body = bodies.get(`${request.method} ${request.url?.split('?')[0]}`);
  // The request body is read before the response, as in any server.
  request.resume().once('end', () => {
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json', 'content-length': body?.length ?? 0 }).end(body);
  });
});
server.keepAliveTimeout = 60_000;
tellPort(server);
