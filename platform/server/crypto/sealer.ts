import { check } from "@baize/kernel/check";
import { type Id, idText } from "@baize/kernel/id";
import {
	headerOf,
	keyNumberOf,
	type NumberedKey,
	type OldLayout,
	openOldWith,
	openWith,
	sealWith,
} from "./sealed-layout.ts";

/** Encrypts values in rows, so that a copy of the tables alone does not reveal them. Each value is bound to its row. */
export type Sealer = {
	seal(plain: Uint8Array, rowId: Id): Buffer;
	open(sealed: Buffer, rowId: Id): Buffer;
	sealText(text: string, rowId: Id): Buffer;
	openText(sealed: Buffer, rowId: Id): string;
	/** The same value under the newest key, in the current layout. */
	reseal(sealed: Buffer, rowId: Id): Buffer;
	/** The first bytes of a value that needs no resealing. */
	presentHeader(): Buffer;
};

/** A sealed value fits none of our keys: it was changed, was copied from another row, or its key is gone. */
export class SealBroken extends Error {
	override name = "SealBroken";
	constructor(purpose: string, rowId: Id) {
		super(`what is sealed for ${purpose} in row ${idText(rowId)} cannot be opened`);
	}
}

/** The keys of a purpose are read each time, newest first, because a new one may have been added. */
export function openSealer(purpose: string, keysOf: () => readonly NumberedKey[], oldLayout?: OldLayout): Sealer {
	const boundTo = (rowId: Id): string => `${purpose}:${idText(rowId)}`;

	function newest(): NumberedKey {
		const [key] = keysOf();
		check(key, `${purpose} has a key`);
		return key;
	}

	function openPresent(sealed: Buffer, rowId: Id): Buffer | undefined {
		const number = keyNumberOf(sealed);
		const key = keysOf().find((known) => known.number === number);
		return key && openWith(key.key, sealed, boundTo(rowId));
	}

	// An old value begins with random bytes, which may look like a header. The authentication tag decides.
	function openOld(sealed: Buffer, rowId: Id): Buffer | undefined {
		const first = oldLayout && keysOf().find(({ number }) => number === FIRST_NUMBER);
		return first && openOldWith(first.key, sealed, oldLayout, idText(rowId));
	}

	function open(sealed: Buffer, rowId: Id): Buffer {
		const plain = openPresent(sealed, rowId) ?? openOld(sealed, rowId);
		if (!plain) throw new SealBroken(purpose, rowId);
		return plain;
	}

	const seal = (plain: Uint8Array, rowId: Id): Buffer => sealWith(newest(), plain, boundTo(rowId));

	return {
		seal,
		open,
		sealText: (text, rowId) => seal(Buffer.from(text), rowId),
		openText: (sealed, rowId) => open(sealed, rowId).toString(),
		reseal: (sealed, rowId) => seal(open(sealed, rowId), rowId),
		presentHeader: () => headerOf(newest().number),
	};
}

/** The key of values that were sealed before they contained a key number. */
export const FIRST_NUMBER = 1;
