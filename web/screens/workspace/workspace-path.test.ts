/** Addresses of the workspace and of a day round-trip, and invalid ones are parsed as the default. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periods } from '../../features/attendance/periods.ts';
import { dayLayers } from '../../features/days/day-layers.ts';
import { readUserMapQuery, readWorkspaceQuery, userMapPath, workspaceOptions, workspacePanels, workspacePath } from './workspace-path.ts';

const searchOf = (path: string) => new URL(path, 'http://localhost').searchParams;

const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const user = fc.string({ minLength: 1 });
const hidden = fc.subarray([...dayLayers]);

describe('the workspace', () => {
  it('shows the meetings and the current week by default', () => {
    expect(workspacePath({ user: '42' })).toBe('/userprofile?user=42');
    expect(readWorkspaceQuery(searchOf('/userprofile?user=42'))).toMatchObject({ user: '42', panel: 'meetings', period: 'CURRENT_WEEK', date: undefined });
    expect(readWorkspaceQuery(searchOf('/userprofile')).user).toBeUndefined();
  });

  it('has its options in their order', () => {
    expect(workspaceOptions).toEqual(['attendance', 'meetings', 'farmers', 'dealers', 'scheduleDealer', 'scheduleFarmer']);
  });

  it('round-trips', () => {
    const query = fc.record({
      user,
      panel: fc.constantFrom(...workspacePanels),
      period: fc.constantFrom(...periods),
      date: fc.option(day, { nil: undefined }),
      hidden,
      points: fc.boolean(),
    });
    fc.assert(
      fc.property(query, (view) => {
        expect(readWorkspaceQuery(searchOf(workspacePath(view)))).toMatchObject(view);
      }),
    );
  });

  it.each(['2026-02-30', '20-11-2026', '2026-11-2', 'today', ''])('%j is not a day', (date) => {
    expect(readWorkspaceQuery(new URLSearchParams({ date })).date).toBeUndefined();
  });

  it('parses any panel and period as existing ones', () => {
    expect(readWorkspaceQuery(new URLSearchParams({ panel: 'secrets', period: 'FOREVER' }))).toMatchObject({ panel: 'meetings', period: 'CURRENT_WEEK' });
  });
});

describe('the map of a day', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(user, fc.option(day, { nil: undefined }), hidden, fc.boolean(), (who, date, hide, points) => {
        expect(readUserMapQuery(searchOf(userMapPath({ user: who, date, hidden: hide, points })))).toEqual({ user: who, date, hidden: hide, points });
      }),
    );
  });

  it('is short by default', () => {
    expect(userMapPath({ user: '42', date: '2026-11-20' })).toBe('/usermap?user=42&date=2026-11-20');
  });
});
