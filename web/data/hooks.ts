/**
 * Bind functions for the generated hooks. Each binds one document to one of Apollo's hooks and keeps its types
 * (required variables are required, unknown ones are refused, `skipToken` is accepted).
 */
import type { DataValue, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { type SkipToken, useFragment, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { type AttemptOptions, type Payload, useAttempt } from './attempt.ts';

type Args<Variables, Options> = Record<string, never> extends Variables ? [options?: Options] : [options: Options];

export function bindQuery<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  return (...args: Args<Variables, useQuery.Options<Data, Variables> | SkipToken>) => useQuery(document, ...(args as [useQuery.Options<Data, Variables>]));
}

export function bindLazyQuery<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  return (options?: useLazyQuery.Options<Data, Variables>) => useLazyQuery(document, options);
}

interface MutationOptions<Data, Variables extends OperationVariables> extends AttemptOptions {
  /** Updates single objects in the cache from the response. */
  update?: useMutation.Options<Data, Variables>['update'];
}

/** Binds a mutation that takes its `input` and returns an outcome, see `useAttempt`. @param field the mutation's selected field */
export function bindMutation<Input, Field extends string, Answer extends Payload>(
  document: TypedDocumentNode<{ [name in Field]: Answer | null }, { input: Input }>,
  field: Field,
) {
  type Data = { [name in Field]: Answer | null };
  return ({ harmless = false, update }: MutationOptions<Data, { input: Input }> = {}) => {
    const [send] = useMutation(document, update && { update });
    return useAttempt(
      async (clientMutationId, input: Omit<Input, 'clientMutationId'>) => {
        const { data } = await send({ variables: { input: { ...input, clientMutationId } as Input } });
        return data?.[field] as Answer | null | undefined;
      },
      { harmless },
    );
  };
}

/**
 * Binds a fragment. The hook returns the fragment's fields of an object, or undefined once the cache has lost one of them.
 * @param fragmentName the bound fragment, because the document also contains the fragments that it spreads
 */
export function bindFragment<Data>(fragment: TypedDocumentNode<Data, Record<string, never>>, fragmentName: string) {
  return (from: useFragment.FromOptionValue<Data>): DataValue.Complete<Data> | undefined => {
    const result = useFragment({ fragment, fragmentName, from });
    return result.complete ? result.data : undefined;
  };
}

/** Enables masking in Apollo Client's types: a component reads a fragment's fields only through that fragment. */
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
