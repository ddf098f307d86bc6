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
  [['02–13–1984', '02|12|1984'], 'MONTH_FIRST', false],
  [['84/02/12', '12/02/10'], 'YEAR_FIRST', false],
  [['45/02/1984', '12/02/1984'], 'DAY_FIRST', false],
  [['1984/13/02', '1984/12/02'], 'DAY_FIRST', true],
] as const)('%j is %s, assumed: %s', (cells, order, isAssumed) => {
  expect(columnOrder(cells)).toMatchObject({ order, isAssumed });
});

it.each([
  ['DOB (MM/DD/YYYY)', ['02/03/1984'], 'MONTH_FIRST', false],
  ['Birth date dd-mm-yy', ['02/03/1984'], 'DAY_FIRST', false],
  // The dates say otherwise than the header.
  ['DOB (MM/DD/YYYY)', ['13/02/1984', '02/03/1984'], 'DAY_FIRST', false],
  ['DOB', ['02/03/1984'], 'DAY_FIRST', true],
] as const)('the header %s decides what the dates leave open', (title, cells, order, isAssumed) => {
  expect(columnOrder(cells, title)).toMatchObject({ order, isAssumed });
});

it('five digits are a serial day, unless other cells are days of six digits', () => {
  expect(columnOrder(['30724', '12/02/1984']).hasSerials).toBe(true);
  expect(columnOrder(['120284', '20284']).hasSerials).toBe(false);
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
  expect(['84/02/12', '12/02/1984', '1984-02-12'].map((text) => dayFirst(text, 'YEAR_FIRST'))).toEqual(['12/02/84', '1984/02/12', '1984-02-12']);
  expect(['1984-02-12', '12 Feb 1984', 'Feb 12, 1984', '30724'].map((text) => dayFirst(text, 'MONTH_FIRST'))).toEqual([
    '1984-02-12',
    '12 Feb 1984',
    'Feb 12, 1984',
    '30724',
  ]);
});
