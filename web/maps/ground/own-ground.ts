/** The ground that every map has. It comes in a file of its own, after the map. */
import packed from 'virtual:ground';
import { unpack } from './unpack.ts';

export const ownGround = unpack(packed);
