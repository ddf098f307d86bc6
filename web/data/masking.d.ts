/** Enables masking in Apollo Client's types: a component reads a fragment's fields only through that fragment. */
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
