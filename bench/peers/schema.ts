/** Schema of the peers: the product's own, with minimal resolvers for the measured fields. Values are returned unchanged. */
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { attendance } from '../../rest/contract/attendance.ts';
import type { BodyOf, ResponseOf } from '../../rest/contract/call.ts';
import { days } from '../../rest/contract/days.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { session } from '../../rest/contract/session.ts';
import type { Rest } from './rest.ts';

export interface PeerContext {
  readonly rest: Rest;
}

type Customer = Pick<ResponseOf<typeof farmers.getAllFarmersPage>[number], 'profile' | 'addressDetails' | 'latitude' | 'longitude' | 'registerDate'>;
type DayArgs = BodyOf<typeof days.getEmployeeDasboardByDate>;

const place = (latitude: unknown, longitude: unknown) => ({ latitude, longitude });

const customer = ({ profile, addressDetails, latitude, longitude, registerDate }: Customer) => ({
  firstName: profile?.firstName,
  lastName: profile?.lastName,
  phoneNumber: profile?.phoneNumber,
  address: addressDetails,
  location: place(latitude, longitude),
  registeredAt: registerDate,
});

async function dayDashboard(args: DayArgs, { rest }: PeerContext) {
  const [day, events] = await Promise.all([
    rest.send(days.getEmployeeDasboardByDate, { body: args }),
    rest.send(days.getUserCheckinCheckoutReport, { body: args }),
  ]);
  return {
    travel: (day.travelHistory ?? []).map(({ id, createdDate, lat, lng, comment }) => ({ id, at: createdDate, location: place(lat, lng), comment })),
    farmers: (day.farmers ?? []).map((row) => ({ id: row.farmerId, ...customer(row) })),
    dealers: (day.dealers ?? []).map((row) => ({ id: row.dealerId, ...customer(row) })),
    meetings: (day.meetings ?? []).map((row) => ({
      startLocation: place(row.startLat, row.startLng),
      endLocation: place(row.endLat, row.endLng),
      comment: row.statusComment,
    })),
    checkEvents: events.map(({ id, checkinTime, checkoutTime }) => ({
      id,
      kind: checkinTime === undefined ? 'CHECK_OUT' : 'CHECK_IN',
      at: checkinTime ?? checkoutTime,
    })),
  };
}

async function farmersPage(page: number, { rest }: PeerContext) {
  const rows = await rest.send(farmers.getAllFarmersPage, { query: { pageNumber: String(page), pageSize: '10' } });
  const nodes = rows.map((row) => ({ id: row.farmerId, ...customer(row) }));
  return {
    nodes,
    edges: nodes.map((node, at) => ({ cursor: Buffer.from(`${page * 10 + at}`).toString('base64url'), node })),
    pageInfo: { hasPreviousPage: page > 0 },
  };
}

async function me({ rest }: PeerContext) {
  const { id, firstName, lastName, roles } = await rest.send(session.userDetails, {});
  return { id, firstName, lastName, roles: (roles ?? []).map((role) => String(role).replace('ROLE_', '')) };
}

async function approve(body: BodyOf<typeof attendance.approveAttendance>, { rest }: PeerContext) {
  const { message } = await rest.send(attendance.approveAttendance, { body });
  return { message, userErrors: [] };
}

const typeDefs = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

export const schema = makeExecutableSchema<PeerContext>({
  typeDefs,
  resolvers: {
    Query: {
      me: (_root, _args, context) => me(context),
      farmers: (_root, { page }, context) => farmersPage(page, context),
      dayDashboard: (_root, { userId, date }, context) => dayDashboard({ userId, date }, context),
    },
    Mutation: {
      approveAttendance: (_root, { input: { userId, date } }, context) => approve({ userId, date }, context),
    },
  },
});
