/** Which lists each mutation changes: once it is done they are forgotten, so that whoever shows one asks for it anew. */
import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

/** Fields of Query, by the mutation's field. What a mutation changes of a single object is written where it is sent. */
export const changedLists: Readonly<Record<string, readonly string[]>> = {
  addDealer: ['dealers', 'searchDealers', 'dealerDirectory'],
  addEmployee: ['employees'],
  addFarmer: ['farmers', 'searchFarmers', 'farmerDirectory'],
  approveAttendance: [],
  approveDays: [],
  cancelMeeting: ['meetings', 'meeting', 'dayDashboard'],
  changePassword: [],
  correctAttendance: ['dayDashboard', 'teamDay'],
  createAccessToken: ['accessTokens'],
  exportDealers: [],
  exportFarmers: [],
  forgotPassword: [],
  generateQrCodes: ['qrBatches'],
  makePasswordLink: [],
  markAttendance: ['attendance', 'checkEvents', 'dayDashboard', 'teamDay', 'teamMonth'],
  planMeeting: ['meetings', 'meeting', 'dayDashboard'],
  resetPassword: [],
  revokeAccessToken: ['accessTokens'],
  scheduleMeeting: ['meetings', 'dayDashboard'],
  setEmployeeActive: ['employees'],
  signIn: [],
  signOut: [],
  signUp: ['employees'],
  updateDealer: ['dealerHistory', 'searchDealers', 'dealerDirectory'],
  updateEmployee: ['employees'],
  updateFarmer: ['farmerHistory', 'searchFarmers', 'farmerDirectory'],
  updateProfile: ['employees'],
  withdrawApproval: [],
};

/** A refused mutation has changed nothing. */
const isDone = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && !('userErrors' in payload && Array.isArray(payload.userErrors) && payload.userErrors.length > 0);

export const forgetChangedLists = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data }) => {
      const done = Object.entries(data ?? {}).filter(([, payload]) => isDone(payload));
      for (const fieldName of done.flatMap(([field]) => changedLists[field] ?? [])) operation.client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    }),
  ),
);
