/** How far the lines of a picture of numbers stand apart. Pure. */

/** The least of 1, 2, 5, 10, 20, 50 and so on of which at most four reach the largest value. */
export function chartStep(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((each) => each * 4 >= most);
    if (step !== undefined) return step;
  }
}
