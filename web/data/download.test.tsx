/** A file of the page stays readable after it was offered, because Safari reads it late. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadBlob } from './download.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('offers a file under its name, and frees it only after a minute', () => {
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:attendance');
  const free = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  downloadBlob(new Blob(['rows']), 'Attendance.xlsx');
  expect(names).toEqual(['Attendance.xlsx']);
  vi.advanceTimersByTime(59_000);
  expect(free).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(free).toHaveBeenCalledExactlyOnceWith('blob:attendance');
});
