/**
 * Whether a value from outside can be stored exactly: PostgreSQL stores no NUL and no half of a surrogate pair in a
 * text, and a number beyond 2^53 changes when it is read.
 */
export function isStorable(value: string | number): boolean {
	if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
	return value.isWellFormed() && !value.includes("\0");
}
