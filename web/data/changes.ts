/** Which lists each mutation changes: once it is done they are forgotten, so that whoever shows one asks for it anew. */
import { type ApolloCache, ApolloLink } from '@apollo/client';
import { mergeMap, of } from 'rxjs';

/** Fields of Query, by the mutation's field. What a mutation changes of a single object is written where it is sent. */
export const changedLists: Readonly<Record<string, readonly string[]>> = {
  addDealer: ['dealers', 'searchDealers', 'dealerDirectory'],
  addEmployee: ['employees'],
  addFarmer: ['farmers', 'searchFarmers', 'farmerDirectory'],
  answerDayQuestion: ['payrollMonth'],
  approveAttendance: ['payrollMonth'],
  approveDays: ['payrollMonth'],
  askAboutDay: ['payrollMonth'],
  cancelMeeting: ['meetings', 'meeting', 'dayDashboard', 'plannedMeetings', 'visitSuggestions'],
  changePassword: [],
  closePayrollMonth: ['payrollMonth'],
  correctAttendance: ['dayDashboard', 'teamDay', 'payrollMonth', 'dayTypes'],
  createAccessToken: ['accessTokens'],
  createWebhook: ['webhooks'],
  deleteWebhook: ['webhooks'],
  dismissDuplicate: ['duplicates'],
  exportAttendance: [],
  exportAuditEvents: [],
  exportDealers: [],
  exportFarmers: [],
  exportInvoices: [],
  exportMeetings: [],
  exportPayrollMonth: ['payrollMonth'],
  exportQrBatchCards: [],
  exportQrBatchPeople: [],
  exportQrBatches: [],
  exportQrUses: [],
  forgotPassword: [],
  generateQrCodes: ['qrBatches'],
  makePasswordLink: [],
  markAttendance: ['attendance', 'checkEvents', 'dayDashboard', 'teamDay', 'teamMonth', 'payrollMonth', 'dayTypes'],
  mergeCustomers: [
    'farmers',
    'dealers',
    'farmer',
    'dealer',
    'farmerHistory',
    'dealerHistory',
    'searchFarmers',
    'searchDealers',
    'farmerDirectory',
    'dealerDirectory',
    'duplicates',
    'meetings',
    'meeting',
    'invoices',
  ],
  planMeeting: ['meetings', 'meeting', 'dayDashboard', 'plannedMeetings'],
  planMeetings: ['meetings', 'dayDashboard', 'plannedMeetings', 'visitSuggestions'],
  redeliverWebhook: ['webhookDeliveries'],
  refuseDay: ['payrollMonth', 'dayTypes'],
  reopenPayrollMonth: ['payrollMonth'],
  resetPassword: [],
  revokeAccessToken: ['accessTokens'],
  scheduleMeeting: ['meetings', 'dayDashboard', 'plannedMeetings', 'visitSuggestions'],
  setDayType: ['payrollMonth', 'dayTypes'],
  setEmployeeActive: ['employees', 'payrollMonth'],
  setHoliday: ['payrollMonth', 'dayTypes', 'holidays'],
  setQrRecallCall: [],
  signIn: [],
  signOut: [],
  signUp: ['employees'],
  testWebhook: ['webhookDeliveries'],
  transferTerritory: ['farmers', 'dealers', 'farmer', 'dealer', 'farmerHistory', 'dealerHistory', 'meetings', 'meeting', 'dayDashboard'],
  updateDealer: ['dealerHistory', 'searchDealers', 'dealerDirectory'],
  updateEmployee: ['employees', 'payrollMonth'],
  updateFarmer: ['farmerHistory', 'searchFarmers', 'farmerDirectory'],
  updateProfile: ['employees'],
  voidQrCodes: [],
  updateWebhook: ['webhooks'],
  withdrawApproval: ['payrollMonth', 'dayTypes'],
};

/** A refused mutation has changed nothing. */
const isDone = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && !('userErrors' in payload && Array.isArray(payload.userErrors) && payload.userErrors.length > 0);

declare module '@apollo/client' {
  interface DefaultContext {
    /** One of several mutations in a row, after which the sender forgets the lists itself: whoever shows one then asks for it once, and not after each. */
    keepsLists?: boolean;
  }
}

/** Forgets the lists that a mutation changes. @param mutation its field */
export function forgetLists(cache: ApolloCache, mutation: string): void {
  for (const fieldName of changedLists[mutation] ?? []) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/**
 * Forgets the lists that a mutation has changed. What was asked for before the mutation was done may not show it, so it is asked for once more:
 * Apollo would otherwise hand this old answer to whoever asks after the mutation, too, since it sends the same question only once at a time.
 */
export function forgetChangedLists(): ApolloLink {
  let changes = 0;
  return new ApolloLink((operation, forward) => {
    const before = changes;
    return forward(operation).pipe(
      mergeMap((answer) => {
        if (operation.operationType === 'query') return changes === before ? of(answer) : forward(operation);
        for (const [field, payload] of Object.entries(answer.data ?? {})) {
          if (!isDone(payload) || !changedLists[field]?.length) continue;
          changes += 1;
          if (!operation.getContext().keepsLists) forgetLists(operation.client.cache, field);
        }
        return of(answer);
      }),
    );
  });
}
