import { randomBytes } from "node:crypto";
import type { Clock } from "@baize/kernel/time";
import type { Database } from "../database/index.ts";
import { addDataKeys, lockDataKeys, readDataKeys } from "./data-key-store.ts";
import { sealDataKey } from "./data-keys.ts";
import type { KeyRing } from "./key-ring.ts";
import { WRITES_IN_MS } from "./reseal.ts";
import { KEY_BYTES } from "./sealed-layout.ts";

type Ports = { database: Database; ring: KeyRing; clock: Pick<Clock, "nowMs"> };

/**
 * Adds a data key for a purpose whose values name the key that sealed them. It writes after some minutes, when every
 * process has read it; then the values are resealed, and the key before it is removed. Returns its number.
 */
export async function renewDataKey({ database, ring, clock }: Ports, purpose: string): Promise<number> {
	return database.transaction(async (tx) => {
		await lockDataKeys(tx);
		const newest = (await readDataKeys(tx)).find((key) => key.purpose === purpose);
		const number = (newest?.number ?? 0) + 1;
		const key = randomBytes(KEY_BYTES);
		const writesFrom = new Date(clock.nowMs() + WRITES_IN_MS);
		await addDataKeys(tx, [{ purpose, number, sealed: sealDataKey(ring, { purpose, number }, key), writesFrom }]);
		return number;
	});
}
