/** Lists that each mutation changes. They are evicted after the mutation, so active queries refetch them. */
import { type ApolloCache, ApolloLink } from '@apollo/client';
import { mergeMap, of } from 'rxjs';

/** Fields of Query by the mutation's field. Changes of a single object are written where the mutation is sent. */
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
  exportDealerDuplicates: [],
  exportDealers: [],
  exportFarmerDuplicates: [],
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
  transferTerritory: ['farmers', 'dealers', 'farmer', 'dealer', 'farmerHistory', 'dealerHistory', 'meetings', 'meeting', 'dayDashboard', 'territoryTransfers'],
  updateDealer: ['dealerHistory', 'searchDealers', 'dealerDirectory'],
  updateEmployee: ['employees', 'payrollMonth'],
  updateFarmer: ['farmerHistory', 'searchFarmers', 'farmerDirectory'],
  updateProfile: ['employees'],
  voidQrCodes: [],
  updateWebhook: ['webhooks'],
  withdrawApproval: ['payrollMonth', 'dayTypes'],
};

/** Mutations whose screens refetch what has changed, so no list is evicted. */
const refetchedByScreens: readonly string[] = ['setQrRecallCall', 'voidQrCodes'];

const changesQueries = (mutation: string): boolean => Boolean(changedLists[mutation]?.length) || refetchedByScreens.includes(mutation);

/** Returns false for a refused mutation, which changes nothing. */
const isDone = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && !('userErrors' in payload && Array.isArray(payload.userErrors) && payload.userErrors.length > 0);

declare module '@apollo/client' {
  interface DefaultContext {
    /** True for one of several mutations in a row. The sender evicts the lists once afterwards, so active queries refetch only once. */
    keepsLists?: boolean;
  }
}

/** Evicts the lists that a mutation changes. @param mutation its field */
export function forgetLists(cache: ApolloCache, mutation: string): void {
  for (const fieldName of changedLists[mutation] ?? []) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

let changedAt = Number.NEGATIVE_INFINITY;

/** Returns the time of the last change by this tab, in milliseconds. */
export const lastChangeAt = (): number => changedAt;

/**
 * Evicts the lists that a mutation has changed. A query sent before the mutation finished may miss the change, so it is refetched.
 * Without the refetch, Apollo would deduplicate later queries onto the outdated pending one.
 */
export function forgetChangedLists(): ApolloLink {
  let changes = 0;
  return new ApolloLink((operation, forward) => {
    const before = changes;
    return forward(operation).pipe(
      mergeMap((answer) => {
        if (operation.operationType === 'query') return changes === before ? of(answer) : forward(operation);
        for (const [field, payload] of Object.entries(answer.data ?? {})) {
          if (!isDone(payload)) continue;
          changedAt = Date.now();
          if (!changesQueries(field)) continue;
          changes += 1;
          if (!operation.getContext().keepsLists) forgetLists(operation.client.cache, field);
        }
        return of(answer);
      }),
    );
  });
}
