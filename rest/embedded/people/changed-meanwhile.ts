/** Refuses a change that is based on an older version of the record, which the client has to read again. */
import { Refusal } from '../calls/refusal.ts';

/** @param name author of the newer change, or undefined when nobody has changed the record and the version does not exist */
export const changedMeanwhile = (name: string | undefined): Refusal =>
  name === undefined
    ? new Refusal(400, 'version has to be the one that was read', { field: 'version' })
    : new Refusal(409, `${name} has changed this meanwhile. Nothing of yours was saved: read it again first`);
