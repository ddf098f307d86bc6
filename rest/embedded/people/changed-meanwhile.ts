/** Refuses a change that is based on an older version of the record, which the client has to read again. */
import { sentence } from '../../contract/sentences.ts';
import { Refusal } from '../calls/refusal.ts';

/** @param name author of the newer change, or undefined when nobody has changed the record and the version does not exist */
export const changedMeanwhile = (name: string | undefined): Refusal =>
  name === undefined ? new Refusal(400, sentence('VERSION_UNKNOWN'), { field: 'version' }) : new Refusal(409, sentence('CHANGED_MEANWHILE', { name }));
