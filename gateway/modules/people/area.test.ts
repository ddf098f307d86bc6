import { describe, expect, test } from 'vitest';
import { areaSearch } from './area.ts';

const longest = 'शि'.repeat(50);

describe('filters of searches and exports', () => {
  test('are sent unchanged, or as empty text when absent', () => {
    expect(areaSearch({})).toEqual({ taluka: '', district: '', state: '', searchText: '' });
    expect(areaSearch({ area: { state: 'Maharashtra', district: null, taluka: longest }, text: longest })).toEqual({
      taluka: longest,
      district: '',
      state: 'Maharashtra',
      searchText: longest,
    });
  });

  test.each(['area.taluka', 'area.district', 'area.state', 'text'])('refuse %s above 100 characters with its name', (field) => {
    const value = `${longest}x`;
    const [, part] = field.split('.');
    const filter = part === undefined ? { text: value } : { area: { [part]: value } };
    expect(() => areaSearch(filter)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', message: `"${field}" may have at most 100 characters, not 101` }),
    );
  });
});
