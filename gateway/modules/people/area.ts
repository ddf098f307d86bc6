/** The area and text filters of searches and exports as arguments of the calls. An absent filter is sent as empty text. */
import type { Static } from 'typebox';
import { type AreaSearch, maxSearchLength } from '../../../rest/contract/fields.ts';
import { badInput } from '../../graphql/errors.ts';
import type { AreaInput } from '../../graphql/types.generated.ts';

export interface AreaFilter {
  readonly area?: AreaInput | null;
  readonly text?: string | null;
}

/** @throws ApiError BAD_USER_INPUT when a text is too long, before any call is made */
export function areaSearch({ area, text }: AreaFilter): Static<typeof AreaSearch> {
  return {
    taluka: checkLength('area.taluka', area?.taluka),
    district: checkLength('area.district', area?.district),
    state: checkLength('area.state', area?.state),
    searchText: checkLength('text', text),
  };
}

/** @throws ApiError BAD_USER_INPUT */
export function checkLength(field: string, value: string | null | undefined): string {
  const { length } = [...(value ?? '')];
  if (length > maxSearchLength) throw badInput(field, `"${field}" may have at most ${maxSearchLength} characters, not ${length}`);
  return value ?? '';
}

/** Returns a required text. @throws ApiError BAD_USER_INPUT when it is empty or too long */
export function searchText(field: string, value: string): string {
  if (value.trim() === '') throw badInput(field, `"${field}" must not be empty`);
  return checkLength(field, value);
}
