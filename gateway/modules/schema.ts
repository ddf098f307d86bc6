/** The executable schema. One for the process, because it contains nothing of a gateway and is slow to build. */
import { createSchema } from '../graphql/schema.ts';
import { resolvers } from './resolvers.ts';

export const schema = createSchema([...resolvers]);
