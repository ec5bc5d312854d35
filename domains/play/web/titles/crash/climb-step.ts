/** So many steps from one doubling to the next: about one in a second. */
const STEPS_A_DOUBLING = 12;

/** How many steps a height has behind it. It is for the ear: nothing is paid by it. */
export const climbStepOf = (x100: number): number =>
	Math.floor(STEPS_A_DOUBLING * Math.log2(Math.max(100, x100) / 100));
