import { check } from "@baize/kernel/check";
import type { Clock } from "@baize/kernel/time";
import type { Database } from "../database/index.ts";
import { type DataKeyRow, readDataKeys } from "./data-key-store.ts";
import { type DataKey, makeDataKeys, openDataKey } from "./data-keys.ts";
import type { KeyRing } from "./key-ring.ts";
import type { NumberedKey } from "./sealed-layout.ts";
import { type Secrets, secretsOf } from "./secrets.ts";

export type OpenedSecrets = Secrets & {
	/** Reads the keys that have come since. To be called every minute, in every process. */
	refresh(): Promise<void>;
};

type Ports = { database: Database; ring: KeyRing; purposes: readonly string[]; clock: Pick<Clock, "nowMs"> };

/** The keys of this database, opened once and cached in memory. Throws `SecretIsAnother` where the ring does not open them. */
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
			// One that is known may meanwhile be sealed with a key that only other processes were started with.
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

/** A key that does not write yet opens what a process whose clock is ahead has sealed with it. */
function newestWritingFirst(keys: readonly DataKey[], nowMs: number): NumberedKey[] {
	const isWriting = ({ writes_from }: DataKey): boolean => writes_from.getTime() <= nowMs;
	return [...keys.filter(isWriting), ...keys.filter((key) => !isWriting(key)).reverse()];
}
