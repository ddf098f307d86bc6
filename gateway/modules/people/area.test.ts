import { describe, expect, test } from 'vitest';
import { areaSearch } from './area.ts';

const longest = 'शि'.repeat(50);

describe('what searches and exports are narrowed by', () => {
  test('goes as it is, and empty where nothing is given', () => {
    expect(areaSearch({})).toEqual({ taluka: '', district: '', state: '', searchText: '' });
    expect(areaSearch({ area: { state: 'Maharashtra', district: null, taluka: longest }, text: longest })).toEqual({
      taluka: longest,
      district: '',
      state: 'Maharashtra',
      searchText: longest,
    });
  });

  test.each(['area.taluka', 'area.district', 'area.state', 'text'])('%s of more than 100 characters is refused by name', (field) => {
    const value = `${longest}x`;
    const [, part] = field.split('.');
    const filter = part === undefined ? { text: value } : { area: { [part]: value } };
    expect(() => areaSearch(filter)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', message: `"${field}" may have at most 100 characters, not 101` }),
    );
  });
});
