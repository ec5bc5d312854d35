import { check } from "@baize/kernel/check";
import type { Clock } from "@baize/kernel/time";
import type { Database } from "../database/index.ts";
import { type DataKeyRow, readDataKeys } from "./data-key-store.ts";
import { type DataKey, makeDataKeys, openDataKey } from "./data-keys.ts";
import type { KeyRing } from "./key-ring.ts";
import type { NumberedKey } from "./sealed-layout.ts";
import { type Secrets, secretsOf } from "./secrets.ts";

export type OpenedSecrets = Secrets & {
	/** Reads new keys. Call it every minute, in every process. */
	refresh(): Promise<void>;
};

type Ports = { database: Database; ring: KeyRing; purposes: readonly string[]; clock: Pick<Clock, "nowMs"> };

/**
 * The keys of this database, opened once and cached in memory. Throws `SecretIsAnother` if the ring does not open them.
 */
export async function openSecrets({ database, ring, purposes, clock }: Ports): Promise<OpenedSecrets> {
	let keys = await database.transaction((tx) => makeDataKeys(tx, ring, purposes)).then(byPurpose);
	const secrets = secretsOf((purpose) => {
		const known = keys.get(purpose);
		check(known, `${purpose} is a purpose that is listed`);
		return known.length === 1 ? known : newestWritingFirst(known, clock.nowMs());
	});
	return {
		...secrets,
		async refresh() {
			const known = [...keys.values()].flat();
			const isOf = (row: DataKeyRow) => (key: DataKey) => key.purpose === row.purpose && key.number === row.number;
			// A key that is already open here may since be sealed with a key that only newer processes were started with.
			keys = byPurpose(
				(await readDataKeys(database.reader)).map((row) => known.find(isOf(row)) ?? openDataKey(ring, row)),
			);
		},
	};
}

function byPurpose(keys: readonly DataKey[]): Map<string, DataKey[]> {
	const found = new Map<string, DataKey[]>();
	for (const key of keys) found.set(key.purpose, [...(found.get(key.purpose) ?? []), key]);
	return found;
}

/** A key that does not write yet still opens values from a process whose clock is ahead. */
function newestWritingFirst(keys: readonly DataKey[], nowMs: number): NumberedKey[] {
	const isWriting = ({ writes_from }: DataKey): boolean => writes_from.getTime() <= nowMs;
	return [...keys.filter(isWriting), ...keys.filter((key) => !isWriting(key)).reverse()];
}
