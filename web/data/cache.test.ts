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

function watched() {
  const cache = createCache();
  const written = vi.spyOn(cache['data'], 'merge');
  const told = vi.fn();
  const variables = { page: 0 };
  cache.writeQuery({ query, variables, data: answerOf('Asha') });
  cache.watch({ query, variables, optimistic: true, callback: told });
  const read = () => cache.readQuery({ query, variables });
  const before = read();
  written.mockClear();
  told.mockClear();
  return { cache, variables, written, told, read, before };
}

describe('a response', () => {
  it('that repeats the cached values is not written, notifies nobody, and keeps the object identity', () => {
    const { cache, variables, written, told, read, before } = watched();
    cache.writeQuery({ query, variables, data: answerOf('Asha') });
    expect([written.mock.calls.length, told.mock.calls.length]).toEqual([0, 0]);
    expect(read()).toBe(before);
  });

  it('that changes a value is written and notifies watchers', () => {
    const { cache, variables, written, told, read } = watched();
    cache.writeQuery({ query, variables, data: answerOf('Sunita') });
    expect(written).toHaveBeenCalled();
    expect(told).toHaveBeenCalledOnce();
    expect(read()).toMatchObject(answerOf('Sunita'));
  });

  it('is written again after its objects were evicted', () => {
    const { cache, variables, written, read } = watched();
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'employees' });
    expect(read()).toBeNull();
    cache.writeQuery({ query, variables, data: answerOf('Asha') });
    expect(written).toHaveBeenCalled();
    expect(read()).toMatchObject(answerOf('Asha'));
  });

  it('with the same values for another page is written', () => {
    const { cache, written } = watched();
    cache.writeQuery({ query, variables: { page: 1 }, data: answerOf('Asha') });
    expect(written).toHaveBeenCalled();
    expect(cache.readQuery({ query, variables: { page: 1 } })).toMatchObject(answerOf('Asha'));
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
