/** Equal as data, whatever the order of the keys: a database that stores JSON may have sorted them. */
export function isSame(one: unknown, other: unknown): boolean {
	if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
	const keys = Object.keys(one);
	if (keys.length !== Object.keys(other).length) return false;
	return keys.every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]));
}
