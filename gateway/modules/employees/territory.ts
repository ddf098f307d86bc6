/** Handing over a territory to another employee, and earlier hand-overs: extensions. */
import type { Call } from '../../../rest/contract/call.ts';
import { employees } from '../../../rest/contract/employees.ts';
import { within } from '../../graphql/errors.ts';
import { mutation } from '../../graphql/mutation.ts';
import type { TerritoryCounts, TerritoryTaluka, TerritoryTransfer, TransferTerritoryInput, UnfinishedTransfer } from '../../graphql/types.generated.ts';
import { badShape } from '../../upstream/client.ts';
import { flag, id, integer, personName, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** Maximum number of talukas in a request. */
const maxTalukas = 200;

type WireTransfer = LooseResponse<typeof employees.fetchTerritoryTransfers>[number];

interface WireCounts {
  readonly farmers?: unknown;
  readonly dealers?: unknown;
  readonly meetings?: unknown;
}

interface WireTaluka extends WireCounts {
  readonly state?: unknown;
  readonly district?: unknown;
  readonly taluka?: unknown;
}

/** @throws UpstreamFault for a missing number, because a sum of the others would mislead */
function counts(call: Call, wire: WireCounts | null | undefined): TerritoryCounts {
  const [farmers, dealers, meetings] = [integer(wire?.farmers), integer(wire?.dealers), integer(wire?.meetings)];
  if (farmers === null || dealers === null || meetings === null) throw badShape(call, 'a count is no number');
  return { farmers, dealers, meetings };
}

const taluka =
  (call: Call) =>
  (row: WireTaluka): TerritoryTaluka => ({ state: text(row.state), district: text(row.district), taluka: text(row.taluka), counts: counts(call, row) });

const unfinished = (wire: NonNullable<WireTransfer['unfinished']>): UnfinishedTransfer => ({
  talukas: (wire.talukas ?? []).map((row) => ({ state: text(row.state) ?? '', district: text(row.district) ?? '', taluka: text(row.taluka) ?? '' })),
  farmers: flag(wire.farmers) ?? false,
  dealers: flag(wire.dealers) ?? false,
  meetings: flag(wire.meetings) ?? false,
  handedOverSince: dateTime(wire.handedOverSince),
  handedOverUntil: dateTime(wire.handedOverUntil),
});

const transfer = (wire: WireTransfer): TerritoryTransfer => ({
  id: id(wire.id),
  fromUserId: id(wire.fromUserId),
  fromName: personName(wire.fromName),
  toUserId: id(wire.toUserId),
  toName: personName(wire.toName),
  movedByName: personName(wire.movedByName),
  toolName: text(wire.toolName),
  startedAt: dateTime(wire.startedAt),
  endedAt: dateTime(wire.endedAt),
  reason: text(wire.reason),
  talukas: (wire.talukas ?? []).map(taluka(employees.fetchTerritoryTransfers)),
  unfinished: wire.unfinished ? unfinished(wire.unfinished) : null,
});

interface Transferred {
  readonly handedOverAt: string | null;
  readonly moved: TerritoryCounts | null;
  readonly left: TerritoryTaluka[] | null;
}

export const territoryResolvers: Resolvers = {
  Query: {
    async territoryTransfers(_root, { userId }, { calls }) {
      const { payload } = await calls.send(employees.fetchTerritoryTransfers, { query: { userId } });
      return payload.map(transfer);
    },
  },
  Mutation: {
    transferTerritory: mutation<TransferTerritoryInput, Transferred>(
      'transferTerritory',
      { handedOverAt: null, moved: null, left: null },
      async (input, { calls }) => {
        const { fromUserId, toUserId, talukas, farmers = true, dealers = true, meetings = true, dryRun = false } = input;
        const { handedOverSince, handedOverUntil, reason } = input;
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
            ...(handedOverUntil && { handedOverUntil }),
            ...(reason && { reason }),
          },
        });
        const left = (payload.talukas ?? []).map(taluka(employees.transferTerritory));
        return { message, result: { handedOverAt: dateTime(payload.handedOverAt), moved: counts(employees.transferTerritory, payload.moved), left } };
      },
    ),
  },
};
