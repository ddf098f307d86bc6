/** A part that crashes leaves the page around it: a map beside the story of its day, and Find anything over any page. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DayDocument } from '../features/days/day.generated.ts';
import { answerEmployee, onFriday } from '../testing/attendance.ts';
import { answerConfig } from '../testing/config.ts';
import { day } from '../testing/days.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { answer } from '../testing/server.ts';

const crash = vi.hoisted(() => (name: string) => () => {
  throw new Error(`${name} has crashed`);
});
vi.mock('../maps/SchematicMap.tsx', () => ({ SchematicMap: crash('The map') }));
vi.mock('./find/FindAnything.tsx', () => ({ FindAnything: crash('The search') }));

onFriday();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerEmployee();
  answerConfig(true);
  answer(DayDocument, () => ({ data: day() }));
});
afterEach(() => vi.restoreAllMocks());

it('keeps the story of a day when its map crashes', async () => {
  await renderRoute('/usermap?user=42&date=2026-11-19', { as: 'MODERATOR' });
  await screen.findByText('The map has crashed');
  await screen.findByRole('heading', { name: 'Activity on 19 Nov 2026' });
  expect(screen.getByRole('button', { name: 'Previous day' })).toBeTruthy();
});

it('keeps the page when Find anything crashes, and closes', async () => {
  const { user } = await renderRoute('/usermap?user=42&date=2026-11-19', { as: 'MODERATOR' });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByText('The search has crashed');
  await screen.findByRole('heading', { name: 'Activity on 19 Nov 2026' });
  screen.getByRole<HTMLDialogElement>('dialog', { name: 'Find anything' }).close();
  await waitFor(() => expect(screen.queryByText('The search has crashed')).toBeNull());
});
