import { check } from "@baize/kernel/check";
import type { SealedColumn } from "./sealed-column.ts";
import type { NumberedKey } from "./sealed-layout.ts";
import { openSealer, type Sealer } from "./sealer.ts";

/** A separate key for each purpose, so that the leak of one opens nothing else. */
export type Secrets = {
	/** For hashes, signatures and seeds, which do not name the key they were made with: always the same key. */
	keyFor(purpose: string): Buffer;
	/** For encrypted values. */
	sealerFor(column: Pick<SealedColumn, "purpose" | "oldLayout">): Sealer;
};

/** From the data keys of each purpose, in order of use: the first one writes. */
export const secretsOf = (keysOf: (purpose: string) => readonly NumberedKey[]): Secrets => ({
	keyFor(purpose) {
		const [key, ...more] = keysOf(purpose);
		check(key && more.length === 0, `${purpose} has one key`);
		return key.key;
	},
	sealerFor: ({ purpose, oldLayout }) => openSealer(purpose, () => keysOf(purpose), oldLayout),
});
