/**
 * What generated hooks are made of: each binds one document to one of Apollo's hooks and keeps its types
 * (required variables are required, unknown ones refused, `skipToken` accepted).
 */
import type { DataValue, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useFragment, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';

type Args<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export function bindQuery<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  return (...args: Args<Variables, useQuery.Options<Data, Variables> | SkipToken>) => useQuery(document, ...(args as [useQuery.Options<Data, Variables>]));
}

export function bindLazyQuery<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  return (options?: useLazyQuery.Options<Data, Variables>) => useLazyQuery(document, options);
}

export function bindMutation<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  return (options?: Omit<useMutation.Options<Data, Variables>, 'variables'>) => useMutation<Data, Variables>(document, options);
}

/** The fragment's fields of an object that was read with it; undefined once the cache no longer holds all of them. */
export function bindFragment<Data>(fragment: TypedDocumentNode<Data, Record<string, never>>) {
  return (from: useFragment.FromOptionValue<Data>): DataValue.Complete<Data> | undefined => {
    const result = useFragment({ fragment, from });
    return result.complete ? result.data : undefined;
  };
}
