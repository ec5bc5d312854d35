/** Guards against our own bugs, and stays on in production: a false condition is a defect, never a user's mistake. */
export function check(condition: unknown, why: string): asserts condition {
	if (!condition) throw new BrokenInvariant(why);
}

/** An invariant of our own code is broken. It is answered as an internal error and logged with its cause. */
export class BrokenInvariant extends Error {
	override name = "BrokenInvariant";
}

/** For the default branch of a switch over a union: the compiler proves that it cannot be reached. */
export function unreachable(value: never): never {
	throw new BrokenInvariant(`unexpected case: ${JSON.stringify(value)}`);
}
