/** Tells Apollo Client that the generated types are masked: a component sees a fragment's fields only through that fragment. */
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
