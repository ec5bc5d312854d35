import { check } from "../check/index.ts";
import { SERVER_SEED_BYTES, type Sha256 } from "./fair.ts";
import { toHex } from "./hex.ts";

/**
 * A chain of seeds. Its last element is secret; each element before it is the SHA-256 of the one after. What precedes the
 * first one is published before anything is drawn, and with it all elements are fixed: each that is revealed is proved by
 * the one before, and none foretells a later one.
 */
export type SeedChain = {
	length: number;
	/** What is published: the SHA-256 of the first element, in hexadecimal. */
	commitment: string;
	/** The element at a place, from 1 to the length. */
	element(place: number): Uint8Array;
	/** The commitment to one element: the element before it, in hexadecimal. */
	commitmentTo(place: number): string;
};

/** Elements between two that are kept: at most so many hashes find any other. */
const KEPT_APART = 256;

export function openSeedChain(last: Uint8Array, length: number, sha256: Sha256): SeedChain {
	const steps = seedChainSteps(last, length, sha256);
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/** The same in steps of some hundred hashes, for a process that must do other things between them. */
export function* seedChainSteps(last: Uint8Array, length: number, sha256: Sha256): Generator<void, SeedChain, void> {
	check(last.length === SERVER_SEED_BYTES, `an element of a chain has ${SERVER_SEED_BYTES} bytes`);
	const kept = new Map<number, Uint8Array>([[length, last]]);
	let at = last;
	for (let place = length - 1; place >= 0; place--) {
		at = sha256(at);
		if (place % KEPT_APART !== 0) continue;
		kept.set(place, at);
		yield;
	}

	function find(place: number): Uint8Array {
		let from = Math.min(length, Math.ceil(place / KEPT_APART) * KEPT_APART);
		let found = kept.get(from)!;
		for (; from > place; from--) found = sha256(found);
		return found;
	}

	return {
		length,
		commitment: toHex(at),
		element(place) {
			check(Number.isInteger(place) && place >= 1 && place <= length, "a chain has elements from 1 to its length");
			return find(place);
		},
		commitmentTo: (place) => toHex(find(place - 1)),
	};
}

/** Whether a revealed element stands at this place of the chain with this commitment. It takes as many hashes. */
export function isInChain(element: Uint8Array, place: number, commitment: string, sha256: Sha256): boolean {
	let at = element;
	for (let left = place; left > 0; left--) at = sha256(at);
	return toHex(at) === commitment.toLowerCase();
}
