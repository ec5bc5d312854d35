/** What a caller sent as a bet or an action, before it is known to be one: an object of JSON, or anything else. */
type Unread<Name extends string> = Readonly<Record<Name, unknown>>;

/** The object with these properties and no others; null for everything else. */
export function readProperties<Name extends string>(value: unknown, names: readonly Name[]): Unread<Name> | null {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
	const found = Object.keys(value);
	return found.length === names.length && names.every((name) => Object.hasOwn(value, name))
		? (value as Unread<Name>)
		: null;
}

/** A whole number from `min` to `max`. */
export const isWhole = (value: unknown, min: number, max: number): value is number =>
	Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

/** An amount as it is sent: a whole number of minor units that is not below zero. */
export const isAmount = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER);
