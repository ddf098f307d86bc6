/** Returns the picture that an arrow key moves to, without wrapping around. */

/** @param at index of the shown picture, from 0 @returns undefined for any other key */
export function turnPhoto(at: number, count: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowRight':
      return Math.min(at + 1, count - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
