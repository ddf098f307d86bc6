/** Finds the people of a list who are registered as farmers or dealers: an extension. */
import { dealers } from '../../../rest/contract/dealers.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { within } from '../../graphql/errors.ts';
import type { MeetingType } from '../../graphql/types.generated.ts';
import { flag, id, integer, text } from '../../upstream/decode.ts';
import { presentFields } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { customerIds } from './customer-ids.ts';

/** Maps a registered person. The index is part of the id, because another request may contain the same person at another index. */
function registered(type: MeetingType, restId: string, index: number) {
  const ids = customerIds(type, restId);
  return { ...ids, id: `${ids.id}-${index}` };
}

export const registeredResolvers: Resolvers = {
  Query: {
    async registeredCustomers(_root, { type, people, otherNames }, { calls }) {
      within('people', people.length, 1, 100);
      const call = type === 'FARMER' ? farmers.fetchRegisteredFarmers : dealers.fetchRegisteredDealers;
      const { payload } = await calls.send(call, {
        body: {
          people: people.map(({ area, village, ...person }) => ({ ...person, ...presentFields({ ...area, village }) })),
          ...(otherNames && { otherNames }),
        },
      });
      return payload.flatMap((row) => {
        const index = integer(row.index);
        return index === null
          ? []
          : [{ index, otherName: text(row.otherName), soundsAlike: flag(row.soundsAlike) ?? false, ...registered(type, id(row.id), index) }];
      });
    },
  },
};
