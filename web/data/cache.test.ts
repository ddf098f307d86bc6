/** Cache writes and the queries that they notify. */
import { gql } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { createCache } from './cache.ts';

const query = gql`
  query Employees($page: Int!) {
    employees(page: $page) {
      nodes {
        id
        firstName
        pictures {
          url
        }
      }
      totalCount
    }
  }
`;

/** A response in the order of the gateway: `__typename` is last. */
const answerOf = (firstName: string) => ({
  employees: {
    nodes: [{ id: '7', firstName, pictures: [{ url: '/images/a.jpg?sig=1', __typename: 'Image' }], __typename: 'Employee' }],
    totalCount: 1,
    __typename: 'EmployeeConnection',
  },
});

describe('a response', () => {
  const variables = { page: 0 };

  it.each([
    ['that repeats the cached values notifies nobody and keeps the object identity', 'Asha', 0],
    ['that changes a value notifies watchers', 'Sunita', 1],
  ])('%s', (_case, firstName, notified) => {
    const cache = createCache();
    const callback = vi.fn();
    cache.writeQuery({ query, variables, data: answerOf('Asha') });
    cache.watch({ query, variables, optimistic: true, immediate: true, callback });
    const before = cache.readQuery({ query, variables });
    callback.mockClear();
    cache.writeQuery({ query, variables, data: answerOf(firstName) });
    expect(callback).toHaveBeenCalledTimes(notified);
    expect(cache.readQuery({ query, variables })).toEqual(answerOf(firstName));
    expect(cache.readQuery({ query, variables }) === before).toBe(notified === 0);
  });
});

it('keeps the parts of a day that another query selected', () => {
  const cache = createCache();
  const day = gql`
    query Day {
      dayDashboard(userId: "7", date: "2026-11-20") {
        visitCount
      }
    }
  `;
  const lastPoint = gql`
    query LastPoint {
      dayDashboard(userId: "7", date: "2026-11-20") {
        lastPoint {
          id
        }
      }
    }
  `;
  cache.writeQuery({ query: day, data: { dayDashboard: { visitCount: 3, __typename: 'DayDashboard' } } });
  cache.writeQuery({ query: lastPoint, data: { dayDashboard: { lastPoint: { id: '9', __typename: 'TravelPoint' }, __typename: 'DayDashboard' } } });
  expect(cache.readQuery({ query: day })).toMatchObject({ dayDashboard: { visitCount: 3 } });
  expect(cache.readQuery({ query: lastPoint })).toMatchObject({ dayDashboard: { lastPoint: { id: '9' } } });
});
