/** Handing over a territory to another employee: an extension. */
import { employees } from '../../../rest/contract/employees.ts';
import { within } from '../../graphql/errors.ts';
import { mutation } from '../../graphql/mutation.ts';
import type { TerritoryCounts, TerritoryTaluka, TransferTerritoryInput } from '../../graphql/types.generated.ts';
import { badShape } from '../../upstream/client.ts';
import { integer, text } from '../../upstream/decode.ts';
import { unsupported } from '../../upstream/fault.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** Maximum number of talukas in a request. */
const maxTalukas = 200;

interface WireCounts {
  readonly farmers?: unknown;
  readonly dealers?: unknown;
  readonly meetings?: unknown;
}

/** @throws UpstreamFault for a missing number, because a sum of the others would mislead */
function counts(wire: WireCounts | null | undefined): TerritoryCounts {
  const [farmers, dealers, meetings] = [integer(wire?.farmers), integer(wire?.dealers), integer(wire?.meetings)];
  if (farmers === null || dealers === null || meetings === null) throw badShape(employees.transferTerritory, 'a count is no number');
  return { farmers, dealers, meetings };
}

interface Transferred {
  readonly handedOverAt: string | null;
  readonly moved: TerritoryCounts | null;
  readonly left: TerritoryTaluka[] | null;
}

export const territoryResolvers: Resolvers = {
  Mutation: {
    transferTerritory: mutation<TransferTerritoryInput, Transferred>(
      'transferTerritory',
      { handedOverAt: null, moved: null, left: null },
      async (input, { calls }) => {
        const { fromUserId, toUserId, talukas, farmers = true, dealers = true, meetings = true, dryRun = false, handedOverSince } = input;
        if (!calls.extensions) throw unsupported(employees.transferTerritory, 'handing a territory over');
        within('talukas', talukas?.length ?? 0, 0, maxTalukas);
        const { message, payload } = await calls.send(employees.transferTerritory, {
          body: {
            fromUserId,
            ...(toUserId && { toUserId }),
            talukas: talukas ?? [],
            farmers,
            dealers,
            meetings,
            dryRun,
            ...(handedOverSince && { handedOverSince }),
          },
        });
        const left = (payload.talukas ?? []).map((row) => ({
          state: text(row.state),
          district: text(row.district),
          taluka: text(row.taluka),
          counts: counts(row),
        }));
        return { message, result: { handedOverAt: dateTime(payload.handedOverAt), moved: counts(payload.moved), left } };
      },
    ),
  },
};
