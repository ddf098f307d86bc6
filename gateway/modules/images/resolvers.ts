import { address } from '../../graphql/address.ts';
import type { Resolvers } from '../resolvers.generated.ts';

export const imageResolvers: Resolvers = {
  Image: { url: ({ fileName }, { absolute }, { services }) => address(services.imageLinks.url(fileName), absolute, services) },
};
