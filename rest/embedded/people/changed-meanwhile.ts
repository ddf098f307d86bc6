/** Refuses a change that was made from an older version. What the other one changed is in the record, which has to be read again. */
import { Refusal } from '../calls/refusal.ts';

/** @param name who was quicker; undefined when nobody has changed anything, so that the version is made up */
export const changedMeanwhile = (name: string | undefined): Refusal =>
  name === undefined
    ? new Refusal(400, 'version has to be the one that was read', { field: 'version' })
    : new Refusal(409, `${name} has changed this meanwhile. Nothing of yours was saved: read it again first`);
