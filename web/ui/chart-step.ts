/** Calculates the distance between the grid lines of a chart. Pure. */

/** Returns the smallest of 1, 2, 5, 10, 20, 50 and so on with which at most four lines reach the largest value. */
export function chartStep(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((each) => each * 4 >= most);
    if (step !== undefined) return step;
  }
}
