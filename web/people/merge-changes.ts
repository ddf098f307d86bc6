/** Merges a change with one that another person saved first. Pure. */
import { type Area, areaParts } from './area.ts';

export interface Merged<Values> {
  /** The other person's values, except for fields with typed input. */
  values: Values;
  /** Fields that the other person changed and that have no typed input. */
  taken: readonly (keyof Values & string)[];
  /** Fields that both changed, to different values. */
  disputed: readonly (keyof Values & string)[];
}

/** Merges two changes of the same values, field by field. The parts of an area are merged together, because a district belongs to its state. */
export function mergeChanges<Values extends Area>(base: Values, mine: Values, theirs: Values): Merged<Values> {
  type Name = keyof Values & string;
  const differs = (one: Values, other: Values, field: Name) => JSON.stringify(one[field]) !== JSON.stringify(other[field]);
  const isMine = (field: Name) => (areaParts.some((part) => part === field) ? areaParts.some((part) => base[part] !== mine[part]) : differs(base, mine, field));
  const values = { ...theirs };
  const taken: Name[] = [];
  const disputed: Name[] = [];
  for (const field in theirs) {
    if (isMine(field)) values[field] = mine[field];
    if (differs(base, theirs, field) && differs(mine, theirs, field)) (isMine(field) ? disputed : taken).push(field);
  }
  return { values, taken, disputed };
}
