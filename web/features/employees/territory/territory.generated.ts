/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/schema.generated.ts';

import { bindMutation } from '../../../data/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TransferTerritoryMutationVariables = Exact<{
  input: Types.TransferTerritoryInput;
}>;


export type TransferTerritoryMutation = { transferTerritory: { __typename: 'TransferTerritoryPayload', message: string | null, handedOverAt: string | null, userErrors: Array<{ __typename: 'UserError', message: string, code: Types.UserErrorCode }>, moved: { __typename: 'TerritoryCounts', farmers: number, dealers: number, meetings: number } | null, left: Array<{ __typename: 'TerritoryTaluka', state: string | null, district: string | null, taluka: string | null, counts: { __typename: 'TerritoryCounts', farmers: number, dealers: number, meetings: number } }> | null } | null };


export const TransferTerritoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferTerritory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferTerritoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferTerritory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"handedOverAt"}},{"kind":"Field","name":{"kind":"Name","value":"moved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"farmers"}},{"kind":"Field","name":{"kind":"Name","value":"dealers"}},{"kind":"Field","name":{"kind":"Name","value":"meetings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"taluka"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"farmers"}},{"kind":"Field","name":{"kind":"Name","value":"dealers"}},{"kind":"Field","name":{"kind":"Name","value":"meetings"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TransferTerritoryMutation, TransferTerritoryMutationVariables>;
export const useTransferTerritoryMutation = /* #__PURE__ */ bindMutation(TransferTerritoryDocument, 'transferTerritory');