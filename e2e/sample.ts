/** What a browser test in front of a provider's API starts from: rows of its sample, and its accounts signed in. */
import { sampleAccounts } from '../gateway/testing/sample-people.ts';
import type { Demo } from './demo.ts';
import type { Role, Session } from './session.ts';

/** Rows of the sample to open screens with. */
export const sample: Demo = {
  employee: '100',
  farmerMeeting: '902',
  dealerMeeting: '908',
  batch: '300',
  invoice: '600',
  qrUser: '400',
  farmer: '700',
  dealer: '800',
};

export const sessionOf = (role: Role): Session => ({
  token: role,
  person: { id: String(sampleAccounts[role]), firstName: 'Sample', lastName: 'Patil', roles: [role.toUpperCase()] },
});
