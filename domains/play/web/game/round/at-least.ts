/**
 * What the work gives, and not before so much time has passed since it began: the law of some places says how long a round
 * of a slot lasts. A round that did not begin is not waited for.
 */
export async function atLeast<Value>(minMs: number, work: Promise<Value | undefined>): Promise<Value | undefined> {
	const passed = new Promise<void>((resolve) => setTimeout(resolve, minMs));
	const value = await work;
	if (value !== undefined) await passed;
	return value;
}
