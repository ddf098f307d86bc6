declare module 'virtual:ground' {
  import type { PackedGround } from './ground.ts';

  const ground: PackedGround;
  export default ground;
}
