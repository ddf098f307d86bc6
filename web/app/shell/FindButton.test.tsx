/** The Find anything field accepts letters before its script has loaded. */
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EmployeesDocument } from '../../features/employees/employees.generated.ts';
import { SearchDocument } from '../../features/search/search.generated.ts';
import { employeePage } from '../../testing/employees.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';

const script = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrive, arrived };
});
vi.mock('../../screens/find/FindAnything.tsx', async (load) => {
  await script.arrived;
  return load();
});

it('searches for letters typed before the script has loaded, together with the following letters', async () => {
  const searched: string[] = [];
  answer(EmployeesDocument, () => ({ data: employeePage([]) }));
  answer(SearchDocument, ({ text }) => {
    searched.push(text);
    return { data: { search: [] } };
  });
  const { user } = await renderRoute('/', { as: 'ADMIN' });
  await user.keyboard('/old');
  const early = await screen.findByRole('textbox', { name: 'Find anything' });
  expect(early).toHaveProperty('value', 'old');
  (await screen.findByRole<HTMLDialogElement>('dialog')).close();
  await user.keyboard('{Control>}k{/Control}tana');
  expect(await screen.findByRole('textbox', { name: 'Find anything' })).toHaveProperty('value', 'tana');

  script.arrive();
  const field = await screen.findByRole('combobox', { name: 'Find anything' });
  await user.keyboard('ji');
  expect(field).toHaveProperty('value', 'tanaji');
  expect(await screen.findByText('Nothing found for "tanaji"')).toBeTruthy();
  expect(searched.at(-1)).toBe('tanaji');
});
