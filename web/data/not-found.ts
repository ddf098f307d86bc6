/** Whether an operation failed because what was asked for does not exist. */
import { CombinedGraphQLErrors } from '@apollo/client';

export const isNotFound = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'NOT_FOUND');
