/**
 * Work of the sample REST API's employees around today: attendance, days and meetings, the same for each person. Times have no offset, and some have
 * no day.
 */
import { attendance } from '../../rest/contract/attendance.ts';
import { addDays } from '../../rest/contract/clock.ts';
import { days } from '../../rest/contract/days.ts';
import { meetings } from '../../rest/contract/meetings.ts';
import type { FakeRest, LoggedRequest } from './fake-rest.ts';
import { customer, sampleDealers, sampleFarmers } from './sample-customers.ts';
import { pageOf } from './sample-page.ts';

const host = { firstName: 'Sample20', lastName: 'Patil' };
const statuses = ['SCHEDULED', 'STARTED', 'FINISHED'] as const;

/** Creates meeting number `id`. Every fourth is with a dealer. */
const meeting = (id: number, today: string) => {
  const status = statuses[id % statuses.length];
  return {
    meetingId: id,
    createdBy: host,
    createdDate: `${today}T09:00:00`,
    startTime: status === 'SCHEDULED' ? null : `${today}T10:15:00`,
    endTime: status === 'FINISHED' ? `${today}T12:48:00` : null,
    statusComment: 'Drip dosing on two acres',
    status,
    ...(id % 4 === 0 ? { dealerDetails: customer(800 + (id % 12), 'Krushi Kendra') } : { farmerDetails: customer(700 + (id % 20), 'Shinde') }),
  };
};

const meetingIds = Array.from({ length: 14 }, (_, step) => 900 + step);

const meetingDetails = (id: number, today: string) => ({
  ...meeting(id, today),
  user: { firstName: 'Sample100', lastName: 'Patil', email: 'sample100@example.in', profilePicture: null },
  visitedFarmers: [customer(700, 'Shinde'), customer(701, 'Shinde')],
  visitedDealers: [customer(800, 'Krushi Kendra')],
  startLat: 18.6655,
  startLng: 74.4391,
  endLat: '18.7433',
  endLng: '74.4580',
});

/** Returns the last day with rows in a period: today, a week ago, or a day that every month has. */
const lastDayOf = (searchType: string | undefined, today: string): string => {
  if (searchType === 'CURRENT_WEEK') return today;
  if (searchType === 'LAST_WEEK') return addDays(today, -7);
  return `${today.slice(0, 5)}${(searchType ?? '1').padStart(2, '0')}-20`;
};

const attendanceRow = (day: string, back: number) => ({
  id: Number(day.replaceAll('-', '')),
  entryDate: day,
  punchInTime: '09:04',
  punchOutTime: back === 0 ? null : '18:21',
  workDuration: back === 0 ? null : '08:36',
  approveStatus: back > 2,
});

const track = [
  { lat: 18.8267, lng: 74.3739, comment: 'Check In' },
  { lat: 18.7862, lng: 74.3015, comment: 'On the way' },
  { lat: null, lng: null, comment: 'On the way', syncComment: 'no position' },
  { lat: '18.6901', lng: '74.2988', comment: 'Farmer visit' },
  { lat: 18.6655, lng: 74.4391, comment: 'Check Out' },
] as const;

/** Makes the fake answer the calls about attendance, days and meetings. @param today `YYYY-MM-DD` */
export function answerWithWork(fake: FakeRest, today: string): void {
  const listed = (request: LoggedRequest) => {
    const { status } = request.query;
    const rows = meetingIds.map((id) => meeting(id, today)).filter((row) => status === 'ALL' || status === row.status);
    return { payload: pageOf(rows, request) };
  };
  for (const call of [meetings.getAllFarmerMeetingCreatedByPage, meetings.getAllFarmerMeetingByUserPage]) fake.answer(call, listed);
  for (const call of [meetings.getFarmerMeetingDetails, meetings.getDealerMeetingDetails]) {
    fake.answer(call, ({ query }) => {
      const id = meetingIds.find((each) => String(each) === query['meetingId']);
      return id === undefined ? { status: 404, body: { status: false, message: 'No such meeting' } } : { payload: meetingDetails(id, today) };
    });
  }
  fake.answer(meetings.scheduleFarmerMeet, { payload: { message: 'Meeting scheduled' } });

  fake.answer(attendance.getPunchInPunchOutReport, ({ query }) => {
    const last = lastDayOf(query['searchType'], today);
    return { payload: [0, 1, 2, 3, 4].map((back) => attendanceRow(addDays(last, -back), back)) };
  });
  fake.answer(attendance.approveAttendance, { payload: { message: 'Attendance approved' } });
  fake.answer(attendance.markAttendance, { payload: { message: 'Attendance marked' } });

  fake.answer(days.getUserCheckinCheckoutReport, {
    payload: [
      { id: 1, checkinTime: '09:04' },
      { id: 2, checkoutTime: '13:05' },
    ],
  });
  fake.answer(days.getEmployeeDasboardByDate, ({ body }) => ({
    payload: {
      travelHistory: track.map((point, step) => ({ id: step + 1, createdDate: `${Object(body).date}T${String(9 + step).padStart(2, '0')}:21:40`, ...point })),
      farmers: sampleFarmers.slice(0, 2),
      dealers: sampleDealers.slice(0, 1),
      meetings: [{ startLat: 18.6744, startLng: 74.3421, endLat: 18.659, endLng: 74.3905, statusComment: 'Drip dosing' }],
    },
  }));
}
