/** Which picture an arrow key leads to: to the ends and no further. */

/** @param at the shown picture, from 0. @returns undefined for a key that turns no page. */
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
