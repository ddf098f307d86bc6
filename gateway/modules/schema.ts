/** The schema as it is run. One for the process: it holds nothing of a gateway, and takes longer to make than all else of one. */
import { createSchema } from '../graphql/schema.ts';
import { resolvers } from './resolvers.ts';

export const schema = createSchema([...resolvers]);
