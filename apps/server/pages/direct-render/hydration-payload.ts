import { scriptLiteral } from "@baize/platform-web/script-literal";
import { bytesOf } from "../page-bytes.ts";

// The codes that the router's format has for special values.
const NULL = -5;
const UNDEFINED = -7;

/** A page's loaders returned more than plain data, which only the router itself can serialise. */
export class NotPlainData extends Error {
	override name = "NoPlainData";
}

/** Writes the hydration payload of a page, as the literal in its script. */
export type PayloadWriter = (state: unknown) => string;

/** A part of the list: its literal from one index on, and how many indexes it takes. */
type Written = { literal: string; places: number };
type WrittenBefore = (value: object, place: number) => Written | undefined;

/** How many indexes of the same value are cached. */
const MAX_PLACES = 16;

/**
 * Writes the hydration payload in the form that the router reads (`decodeViaTurboStream`): one list of values, in which
 * objects refer to the indexes of their keys and values. The router's own writer supports everything that a stream may
 * carry; for plain data, which is all that calls answer, this takes a fifth of its time. It writes the literal of the
 * page's script, in bytes, and caches what it wrote for values that never change.
 */
export function openPayloadWriter(isUnchanging: (value: object) => boolean): PayloadWriter {
	const remembered = new WeakMap<object, Map<number, Written>>();

	const writtenBefore: WrittenBefore = (value, place) => {
		if (!isUnchanging(value)) return undefined;
		const byPlace = remembered.get(value) ?? new Map<number, Written>();
		remembered.set(value, byPlace);
		const known = byPlace.get(place);
		if (known) return known;
		if (byPlace.size >= MAX_PLACES) byPlace.clear();
		const written = writeFrom(place, value, () => undefined);
		byPlace.set(place, written);
		return written;
	};

	return (state) => `"[${writeFrom(0, state, writtenBefore).literal}]\\n"`;
}

function writeFrom(firstPlace: number, root: unknown, before: WrittenBefore): Written {
	const literals: string[] = [];
	const places = new Map<unknown, number>();
	let nextPlace = firstPlace;

	function placeOf(value: unknown): number {
		if (value === undefined) return UNDEFINED;
		if (value === null) return NULL;
		const known = places.get(value);
		if (known !== undefined) return known;
		const place = nextPlace;
		places.set(value, place);
		write(value, place);
		return place;
	}

	function write(value: unknown, place: number): void {
		const known = typeof value === "object" ? before(value as object, place) : undefined;
		nextPlace += known?.places ?? 1;
		const index = literals.push(known?.literal ?? "") - 1;
		if (!known) literals[index] = typeof value === "object" ? literalOfObject(value as object) : literalOfPlain(value);
	}

	function literalOfObject(value: object): string {
		if (Array.isArray(value)) return `[${value.map(placeOf).join()}]`;
		if (Object.getPrototypeOf(value) !== Object.prototype) throw new NotPlainData();
		let text = "";
		for (const key of Object.keys(value)) {
			text += `${text && ","}\\"_${placeOf(key)}\\":${placeOf((value as Record<string, unknown>)[key])}`;
		}
		return `{${text}}`;
	}

	placeOf(root);
	return { literal: literals.join(), places: nextPlace - firstPlace };
}

function literalOfPlain(value: unknown): string {
	const isPlain = typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
	if (!isPlain || Object.is(value, -0)) throw new NotPlainData();
	if (typeof value !== "string") return String(value);
	return bytesOf(scriptLiteral(JSON.stringify(value)).slice(1, -1));
}
