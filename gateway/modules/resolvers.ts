/** Resolvers of all domains, and the common ones of lists and pictures. */
import { linkTo } from '../graphql/public-link.ts';
import { DateScalar, DateTimeScalar } from '../graphql/scalars.ts';
import { areaResolvers } from './areas/resolvers.ts';
import { attendanceResolvers } from './attendance/resolvers.ts';
import { auditResolvers } from './audit/resolvers.ts';
import { changeResolvers } from './changes/resolvers.ts';
import { duplicateResolvers } from './customers/duplicates.ts';
import { possibleDuplicateResolvers } from './customers/possible-duplicates.ts';
import { registeredResolvers } from './customers/registered.ts';
import { dayResolvers } from './days/resolvers.ts';
import { dealerResolvers } from './dealers/resolvers.ts';
import { employeeResolvers } from './employees/resolvers.ts';
import { territoryResolvers } from './employees/territory.ts';
import { exportResolvers } from './exports/resolvers.ts';
import { farmerResolvers } from './farmers/resolvers.ts';
import { invoiceResolvers } from './invoices/resolvers.ts';
import { meetingResolvers } from './meetings/resolvers.ts';
import { payrollResolvers } from './payroll/resolvers.ts';
import { qrResolvers } from './qr/resolvers.ts';
import { reportResolvers } from './reports/resolvers.ts';
import type { Resolvers } from './resolvers.generated.ts';
import { searchResolvers } from './search/resolvers.ts';
import { sessionResolvers } from './session/resolvers.ts';
import { teamResolvers } from './team/resolvers.ts';
import { tokenResolvers } from './tokens/resolvers.ts';
import { usageResolvers } from './usage/resolvers.ts';
import { webhookResolvers } from './webhooks/resolvers.ts';

const commonResolvers: Resolvers = {
  // Called only when the field is selected, because it may cost a call.
  PageInfo: { hasNextPage: (pageInfo) => pageInfo.hasNextPage() },
  // Links are created only when they are selected.
  Image: { url: ({ fileName }, { absolute }, { services }) => linkTo(services.imageLinks.url(fileName), absolute, services) },
};

export const resolvers: readonly Resolvers[] = [
  { Date: DateScalar, DateTime: DateTimeScalar },
  commonResolvers,
  sessionResolvers,
  employeeResolvers,
  territoryResolvers,
  exportResolvers,
  farmerResolvers,
  dealerResolvers,
  registeredResolvers,
  possibleDuplicateResolvers,
  duplicateResolvers,
  areaResolvers,
  meetingResolvers,
  attendanceResolvers,
  dayResolvers,
  teamResolvers,
  payrollResolvers,
  reportResolvers,
  qrResolvers,
  invoiceResolvers,
  searchResolvers,
  auditResolvers,
  tokenResolvers,
  webhookResolvers,
  changeResolvers,
  usageResolvers,
];
