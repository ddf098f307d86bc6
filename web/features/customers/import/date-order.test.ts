/** A date column is read in a single order, which its own cells determine where possible. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnOrder, dayFirst } from './date-order.ts';

it.each([
  [['12/02/1984', '31/01/1990'], 'DAY_FIRST', false],
  [['02/12/1984', '01/31/1990'], 'MONTH_FIRST', false],
  [['2-13-84 00:00', '१/३१/१९९०'], 'MONTH_FIRST', false],
  [['02/12/1984', '03/04/1990'], 'DAY_FIRST', true],
  [['31/01/1990', '01/31/1990', '03/04/1990'], 'DAY_FIRST', true],
  [['05/05/1984', '12 Feb 1984', '1984-02-12', '30724', ''], 'DAY_FIRST', false],
] as const)('%j is %s, assumed: %s', (cells, order, isAssumed) => {
  expect(columnOrder(cells)).toMatchObject({ order, isAssumed });
});

it('a single day above 12 decides for every cell of the column', () => {
  const part = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(fc.array(fc.tuple(part, part)), fc.integer({ min: 13, max: 31 }), part, fc.nat(), (others, day, month, at) => {
      const write = (isMonthFirst: boolean) => {
        const cells = others.map(([one, other]) => `${one}/${other}/1984`);
        cells.splice(at % (cells.length + 1), 0, isMonthFirst ? `${month}/${day}/1984` : `${day}/${month}/1984`);
        return columnOrder(cells);
      };
      expect(write(true)).toMatchObject({ order: 'MONTH_FIRST', isAssumed: false });
      expect(write(false)).toMatchObject({ order: 'DAY_FIRST', isAssumed: false });
    }),
  );
});

it('swaps a date only when the month is first and both are figures', () => {
  expect(dayFirst('02/13/1984 00:00', 'MONTH_FIRST')).toBe('13/02/1984 00:00');
  expect(dayFirst('02/13/1984', 'DAY_FIRST')).toBe('02/13/1984');
  expect(['1984-02-12', '12 Feb 1984', 'Feb 12, 1984', '30724'].map((text) => dayFirst(text, 'MONTH_FIRST'))).toEqual([
    '1984-02-12',
    '12 Feb 1984',
    'Feb 12, 1984',
    '30724',
  ]);
});
