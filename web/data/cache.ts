/** The normalised cache: keys of objects, and the arguments that identify a list. */
import { InMemoryCache } from '@apollo/client';
import possibleTypes from './possible-types.generated.ts';

export const createCache = () =>
  new InMemoryCache({
    ...possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          employees: { keyArgs: ['roles', 'page', 'filter', 'orderBy'] },
          // A person from a list is in the cache when their page opens.
          farmer: { read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'Farmer', id: args?.['id'] }) },
          dealer: { read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'Dealer', id: args?.['id'] }) },
          employee: { read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'Employee', id: args?.['id'] }) },
        },
      },
      // Identified by the link, because a picture's file name is not always requested.
      Image: { keyFields: ['url'] },
      // Lists of objects without ids: the new list replaces the old one.
      Employee: { fields: { pictures: { merge: false } } },
      // A list of days and the sheet of a day select different parts of the same day.
      DayDashboard: {
        merge: true,
        fields: { meetings: { merge: false }, plannedMeetings: { merge: false }, stops: { merge: false }, oddities: { merge: false } },
      },
      Farmer: { fields: { pictures: { merge: false }, crops: { merge: false } } },
      Dealer: { fields: { pictures: { merge: false }, details: { merge: false } } },
      // The key of the maps is fetched later than the rest.
      ClientConfig: { merge: true },
      CustomerRecord: { merge: true, fields: { history: { merge: false } } },
      TeamDay: { fields: { people: { merge: false } } },
      AttendanceDay: {
        fields: { corrections: { merge: false }, refusals: { merge: false }, questions: { merge: false }, state: { merge: false } },
      },
      TeamMonth: { fields: { people: { merge: false } } },
      // The figures of a person differ from month to month.
      PayrollPerson: { keyFields: false },
      // Objects without ids: two selections at the same place in the data are merged.
      Address: { merge: true },
      InvoiceWarehouse: { merge: true },
    },
  });
