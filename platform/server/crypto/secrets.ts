import { check } from "@baize/kernel/check";
import type { SealedColumn } from "./sealed-column.ts";
import type { NumberedKey } from "./sealed-layout.ts";
import { openSealer, type Sealer } from "./sealer.ts";

/** A key of its own for each purpose, so that the leak of one opens nothing else. */
export type Secrets = {
	/** For hashes, signatures and seeds, which do not say which key they were made with: always the same key. */
	keyFor(purpose: string): Buffer;
	/** For what is encrypted. */
	sealerFor(column: Pick<SealedColumn, "purpose" | "oldLayout">): Sealer;
};

/** By the data keys of each purpose, in the order in which they are to be used: the first one writes. */
export const secretsOf = (keysOf: (purpose: string) => readonly NumberedKey[]): Secrets => ({
	keyFor(purpose) {
		const [key, ...more] = keysOf(purpose);
		check(key && more.length === 0, `${purpose} has one key`);
		return key.key;
	},
	sealerFor: ({ purpose, oldLayout }) => openSealer(purpose, () => keysOf(purpose), oldLayout),
});
