/** Maps the usage counts of a field. Pure. */
import type { Connection } from '../../graphql/connection.ts';
import type { FieldUsage } from '../../graphql/types.generated.ts';
import type { FieldUsage as CountedField } from '../../graphql/usage/usage.ts';

export interface FieldUsageConnectionModel extends Connection<FieldUsage> {
  readonly countedSince: string | null;
  readonly shared: boolean;
}

/** Largest value of an Int. */
const maxInt = 2 ** 31 - 1;

export function fieldUsage({ coordinate, deprecationReason, clients }: CountedField): FieldUsage {
  const total = clients.reduce((sum, { operationCount }) => sum + operationCount, 0);
  return {
    id: coordinate,
    deprecationReason,
    operationCount: Math.min(total, maxInt),
    lastUsedOn:
      clients
        .map(({ lastUsedOn }) => lastUsedOn)
        .toSorted()
        .at(-1) ?? null,
    clients: clients.map((client) => ({ ...client, operationCount: Math.min(client.operationCount, maxInt) })),
  };
}
