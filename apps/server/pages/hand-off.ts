// The places that the router's form has for what is no value of its own.
const NULL = -5;
const UNDEFINED = -7;

/** What a page's loaders gave is more than plain data, which only the router itself knows how to write. */
export class NoPlainData extends Error {
	override name = "NoPlainData";
}

/**
 * Writes what a page wakes up with in the form that the router reads (`decodeViaTurboStream`): one list of values, in
 * which objects name the places of their keys and values, and nothing stands twice. The router's own writer is made for
 * whatever a stream may carry; for plain data, which is all that calls answer, this takes a fifth of its time.
 */
export function handOffText(state: unknown): string {
	const written: string[] = [];
	const places = new Map<unknown, number>();

	function placeOf(value: unknown): number {
		if (value === undefined) return UNDEFINED;
		if (value === null) return NULL;
		const known = places.get(value);
		if (known !== undefined) return known;
		const place = written.length;
		places.set(value, place);
		written.push("");
		written[place] = typeof value === "object" ? textOfObject(value) : textOfPlain(value);
		return place;
	}

	function textOfObject(value: object): string {
		if (Array.isArray(value)) return `[${value.map(placeOf).join()}]`;
		if (Object.getPrototypeOf(value) !== Object.prototype) throw new NoPlainData();
		let text = "";
		for (const key of Object.keys(value)) {
			text += `${text && ","}"_${placeOf(key)}":${placeOf((value as Record<string, unknown>)[key])}`;
		}
		return `{${text}}`;
	}

	placeOf(state);
	return `[${written.join()}]\n`;
}

function textOfPlain(value: unknown): string {
	const isPlain = typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
	if (!isPlain || Object.is(value, -0)) throw new NoPlainData();
	return JSON.stringify(value);
}
