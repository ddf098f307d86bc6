/** Finds people who may already be registered, with two documented searches. */
import { dealers } from '../../../rest/contract/dealers.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { mobileDigits } from '../../../rest/contract/visible-text.ts';
import type { Context } from '../../graphql/context.ts';
import type { DuplicateReason, MeetingType, QueryPossibleDuplicatesArgs } from '../../graphql/types.generated.ts';
import { type DealerModel, dealer } from '../dealers/dealer.ts';
import { type FarmerModel, farmer } from '../farmers/farmer.ts';
import { areaSearch } from '../people/area.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { prefixed } from './customer-ids.ts';

interface Found {
  readonly farmer: FarmerModel | null;
  readonly dealer: DealerModel | null;
  readonly phoneNumber: string | null;
}

/** Maximum number of people beside a form. */
const most = 5;

/** Page of the search, an extension. It is larger than the result, because some people have the digits in another field than the phone number. */
const page = { pageNumber: 0, pageSize: 2 * most };

type Search = ReturnType<typeof areaSearch>;

async function search(type: MeetingType, area: Search, { calls }: Context): Promise<readonly Found[]> {
  const body = { ...area, ...(calls.extensions && page) };
  if (type === 'FARMER') {
    const { payload } = await calls.send(farmers.searchFarmerByArea, { body });
    return payload.map(farmer).map((found) => ({ farmer: found, dealer: null, phoneNumber: found.phoneNumber ?? null }));
  }
  const { payload } = await calls.send(dealers.searchDealerByArea, { body });
  return payload.map(dealer).map((found) => ({ farmer: null, dealer: found, phoneNumber: found.phoneNumber ?? null }));
}

/** Returns the search for a name if the names and the taluka are given. @throws ApiError BAD_USER_INPUT when a text is too long */
function nameSearch({ firstName, lastName, area }: QueryPossibleDuplicatesArgs): Search | undefined {
  const [first, last] = [firstName, lastName].map((name) => name?.trim() ?? '');
  const body = areaSearch({ ...(area && { area }), text: `${first} ${last}` });
  return first && last && body.taluka ? body : undefined;
}

export const possibleDuplicateResolvers: Resolvers = {
  Query: {
    async possibleDuplicates(_root, args, context) {
      const { type } = args;
      const phone = mobileDigits(args.phone ?? '');
      const byName = nameSearch(args);
      const none: readonly Found[] = [];
      const [phones, names] = await Promise.all([
        phone === undefined ? none : search(type, areaSearch({ text: phone }), context),
        byName === undefined ? none : search(type, byName, context),
      ]);
      const people = new Map<string, Found & { readonly reasons: DuplicateReason[] }>();
      const add = (found: Found, reason: DuplicateReason) => {
        const id = found.farmer?.id ?? found.dealer?.id ?? '';
        const existing = people.get(id);
        if (existing === undefined) people.set(id, { ...found, reasons: [reason] });
        else existing.reasons.push(reason);
      };
      // A search also finds the digits in other fields, such as the WhatsApp number.
      for (const found of phones) if (mobileDigits(found.phoneNumber ?? '') === phone) add(found, 'PHONE');
      for (const found of names) add(found, 'NAME');
      return [...people].slice(0, most).map(([id, found]) => ({ ...found, id: prefixed(type, id) }));
    },
  },
};
