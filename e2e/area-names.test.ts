/** Every place that the area table offers in Maharashtra, and every state, has a name in Hindi and in Marathi. */
import { expect, it } from 'vitest';
import { states } from '../rest/contract/areas.ts';
import { hi } from '../web/people/area-names/hi.ts';
import { mr } from '../web/people/area-names/mr.ts';

const ofMaharashtra = states.find(({ name }) => name === 'Maharashtra')?.districts ?? [];
const offered = [...new Set([...states.map(({ name }) => name), ...ofMaharashtra.flatMap(({ name, talukas }) => [name, ...talukas])])].sort();

it.each([
  ['Hindi', hi],
  ['Marathi', mr],
])('%s', (_language, names) => {
  expect(Object.keys(names).sort()).toEqual(offered);
  expect(Object.values(names).filter((name) => !/^[\p{Script=Devanagari} ]+$/u.test(name))).toEqual([]);
});

it('Hindi writes the names of Maharashtra as Hindi does', () => {
  expect([hi['Jalgaon'], hi['Nagpur'], hi['Pune'], mr['Jalgaon'], mr['Nagpur'], mr['Pune']]).toEqual(['जलगाव', 'नागपुर', 'पुणे', 'जळगाव', 'नागपूर', 'पुणे']);
});
