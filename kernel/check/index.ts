/** Guards against our own bugs, and stays on in production: a false condition is a defect, never a person's mistake. */
export function check(condition: unknown, why: string): asserts condition {
	if (!condition) throw new BrokenPromise(why);
}

/** A promise of our own code did not hold. It is answered as an internal error and logged with its cause. */
export class BrokenPromise extends Error {
	override name = "BrokenPromise";
}

/** For the default branch of a switch over a union: the compiler proves that it cannot be reached. */
export function unreachable(value: never): never {
	throw new BrokenPromise(`unexpected case: ${JSON.stringify(value)}`);
}
