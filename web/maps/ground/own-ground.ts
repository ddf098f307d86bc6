/** The ground that every map has. It comes in a file of its own, after the map. */
import { packedGround } from './ground.generated.ts';
import { unpack } from './unpack.ts';

export const ownGround = unpack(packedGround);
