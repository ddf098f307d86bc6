import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays } from '../../calendar/india.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useText } from '../../i18n/text-context.ts';
import { sinceWords } from './columns.tsx';
import { customersTexts } from './texts/texts.ts';

it('shows the days since a visit, and today for zero', () => {
  const { result } = renderHook(() => useText(customersTexts));
  const daysBefore = (days: number) => sinceWords(result.current, `${addDays(indiaToday(), -days)}T18:00:00+05:30`);
  expect([daysBefore(0), daysBefore(1), daysBefore(12)]).toEqual(['today', '1 day ago', '12 days ago']);
});
