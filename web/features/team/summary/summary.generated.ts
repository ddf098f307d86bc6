/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../../data/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DayActivityQueryVariables = Exact<{
  date: string;
}>;


export type DayActivityQuery = { activityReport: { __typename: 'ActivityReport', rows: Array<{ __typename: 'ActivityRow', key: string, farmersRegistered: number | null, dealersRegistered: number | null }>, total: { __typename: 'ActivityCounts', farmersRegistered: number | null, dealersRegistered: number | null, codesUsed: number | null } | null } | null };


export const DayActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DayActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"EnumValue","value":"EMPLOYEE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"farmersRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"dealersRegistered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"farmersRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"dealersRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"codesUsed"}}]}}]}}]}}]} as unknown as DocumentNode<DayActivityQuery, DayActivityQueryVariables>;
export const useDayActivityQuery = /* #__PURE__ */ bindQuery(DayActivityDocument);