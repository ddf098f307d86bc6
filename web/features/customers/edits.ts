/** In what changing a farmer and changing a dealer differ: the documents, and the names of what is sent. */
import type { Attempt, Payload } from '../../data/attempt.ts';
import type { customerChange } from './edit-values.ts';
import { useDealerToEditQuery, useFarmerToEditQuery, useUpdateDealerMutation, useUpdateFarmerMutation } from './record.generated.ts';

export type CustomerChange = ReturnType<typeof customerChange> & { id: string; version: number };

type Update = Attempt<CustomerChange, Payload>;

const useUpdateFarmer = (): Update => {
  const { run, ...attempt } = useUpdateFarmerMutation();
  return { ...attempt, run: ({ id, notes, ...change }) => run({ farmerId: id, crops: notes, ...change }) };
};

const useUpdateDealer = (): Update => {
  const { run, ...attempt } = useUpdateDealerMutation();
  return { ...attempt, run: ({ id, notes, ...change }) => run({ dealerId: id, details: notes, ...change }) };
};

export const edits = {
  FARMER: { useToEdit: useFarmerToEditQuery, useUpdate: useUpdateFarmer },
  DEALER: { useToEdit: useDealerToEditQuery, useUpdate: useUpdateDealer },
} as const;
