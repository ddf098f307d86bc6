/** Reports for moderators and administrators (extensions). */
import { Type } from 'typebox';
import { named, read } from './call.ts';
import { AddressDetails, Day, DayCount, Degrees, Flag, Id, Instant, maybe, Numeric, Profile, pageQuery, QueryId, RowKey, SearchText, Text } from './fields.ts';
import { PartyType } from './meetings.ts';

/** Number of farmers or dealers of a taluka, or of the employee who registered them. */
const CoverageRow = Type.Object(
  {
    /** Id of the employee, or state, district and taluka separated by `/`. */
    key: Id(),
    /** Name of the taluka or the employee. */
    label: Text(),
    state: Text(),
    district: Text(),
    total: Numeric(),
    /** Customers with a visit in the last `days` days. */
    visited: Numeric(),
    /** Customers without any visit. */
    never: Numeric(),
  },
  { title: 'CoverageRow' },
);

const counts = {
  /** Visits count on the day of the visit, meetings on the day they began. */
  visits: Numeric(),
  meetingsHeld: Numeric(),
  farmersRegistered: Numeric(),
  dealersRegistered: Numeric(),
  codesUsed: Numeric(),
  pointsGiven: Numeric(),
};

const ActivityCounts = Type.Object(counts, { title: 'ActivityCounts' });

/** Key of the row, by employee and by taluka, that counts the codes of packs without a dealer. */
export const noDealer = 'NONE';

/** Activity of a day, month, employee, taluka or product. Products have no visits. Codes count for the employee and the taluka of the dealer who sold the pack. */
const ActivityRow = Type.Object(
  {
    /** The day, the month as `YYYY-MM`, the id of the employee or product variant, state, district and taluka separated by `/`, or `NONE`. */
    key: Id(),
    label: Text(),
    ...counts,
  },
  { title: 'ActivityRow' },
);

/** A farmer or dealer with whom a meeting was held, or who was seen during one. */
const VisitRow = Type.Object(
  {
    /** Id of the farmer or dealer. */
    id: Id(),
    type: PartyType,
    profile: maybe(Profile),
    addressDetails: maybe(AddressDetails),
    latitude: Degrees(),
    longitude: Degrees(),
    at: Instant(),
    /** True for the farmer or dealer with whom the meeting was held. */
    isMeeting: Flag(),
    meetingId: Id(),
    meetingType: PartyType,
    employeeId: Id(),
    employeeName: Text(),
  },
  { title: 'VisitRow' },
);

const activityGroups = ['DAY', 'MONTH', 'EMPLOYEE', 'TALUKA', 'PRODUCT'] as const;

/** Maximum number of days of a report. */
export const maxReportDays = 366;

export const reports = named({
  fetchActivity: read({
    path: '/api/reports/fetchActivity',
    summary: 'Count visits, meetings, registrations and codes in a period',
    description: `Counts by day, month, employee, taluka or product, with the totals of the period and of the previous period of equal length. By employee, the rows are those of employees whom the caller may read. By employee and by taluka, the row NONE counts the codes of packs without a dealer. A period has up to ${maxReportDays} days.`,
    who: 'moderator',
    query: Type.Object({ from: Day, until: Day, groupBy: Type.Enum([...activityGroups]) }),
    response: Type.Object({ rows: Type.Array(ActivityRow), total: ActivityCounts, previousTotal: ActivityCounts }, { title: 'ActivityReport' }),
    extension: true,
  }),

  fetchVisits: read({
    path: '/api/reports/fetchVisits',
    summary: 'List the visits of a period',
    description:
      'The visits that fetchActivity counts, newest first: all, or with `groupBy` and `key` those of a row of its report. With `meetingsOnly`, only the farmers and dealers with whom a meeting was held.',
    who: 'moderator',
    query: Type.Object({
      from: Day,
      until: Day,
      groupBy: Type.Optional(Type.Enum(['EMPLOYEE', 'TALUKA'])),
      key: Type.Optional(RowKey),
      meetingsOnly: Type.Optional(Type.Literal('true')),
      ...pageQuery,
    }),
    refusals: [404],
    response: Type.Array(VisitRow),
    extension: true,
  }),

  fetchCoverage: read({
    path: '/api/reports/fetchCoverage',
    summary: 'Count visited customers by taluka or by employee',
    description:
      'Visits by any employee count. Grouped by employee, customers count for the employee who registered them, and the rows are those of employees whom the caller may read.',
    who: 'moderator',
    query: Type.Object({
      type: Type.Union([Type.Literal('FARMER'), Type.Literal('DEALER')]),
      days: DayCount,
      groupBy: Type.Union([Type.Literal('TALUKA'), Type.Literal('EMPLOYEE')]),
    }),
    response: Type.Array(CoverageRow),
    extension: true,
  }),
  fetchUnvisitedCounts: read({
    path: '/api/reports/fetchUnvisitedCounts',
    summary: 'Count customers without a visit for several numbers of days',
    description: 'Counts the customers of an area, the customers registered by an employee, or all customers. Customers without any visit are included.',
    who: 'moderator',
    query: Type.Object({
      type: Type.Union([Type.Literal('FARMER'), Type.Literal('DEALER')]),
      /** Up to ten numbers of days, comma-separated. */
      dayCounts: Type.String({ pattern: '^[1-9]\\d{0,3}(,[1-9]\\d{0,3}){0,9}$', maxLength: 49 }),
      userId: Type.Optional(QueryId),
      state: Type.Optional(SearchText),
      district: Type.Optional(SearchText),
      taluka: Type.Optional(SearchText),
    }),
    refusals: [404],
    response: Type.Object({ total: Numeric(), never: Numeric(), counts: Type.Array(Type.Object({ days: Type.Integer(), count: Numeric() })) }),
    extension: true,
  }),
});
