import { type Clock, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Database } from "../database/index.ts";
import type { Log } from "../log/index.ts";
import { lockDataKeys, readDataKeys, removeDataKey, replaceSealedKey } from "./data-key-store.ts";
import { openDataKey, sealDataKey } from "./data-keys.ts";
import type { KeyRing } from "./key-ring.ts";
import type { OpenedSecrets } from "./open-secrets.ts";
import { hasOlderValues, resealColumn, type SealedColumn } from "./sealed-column.ts";
import { keyNumberOf } from "./sealed-layout.ts";

export type ResealPorts = {
	database: Database;
	ring: KeyRing;
	secrets: OpenedSecrets;
	log: Pick<Log, "info" | "error">;
	columns: readonly SealedColumn[];
	clock: Pick<Clock, "nowMs">;
};

/** So long after a new data key begins to write, no process writes with the previous one. */
const SETTLED_MS = HOUR_MS;
/** Every process has read a new data key by then. */
export const WRITES_IN_MS = 10 * MINUTE_MS;

/** Reseals with the newest keys all values that older keys have sealed, and logs which keys are no longer used. */
export async function reseal(ports: ResealPorts): Promise<void> {
	await resealDataKeys(ports);
	await ports.secrets.refresh();
	const isWhole = await resealColumns(ports);
	if (isWhole) await removeUnusedDataKeys(ports);
}

/** The keys of the ring seal data keys and nothing else, so this is the whole rotation. */
async function resealDataKeys({ database, ring, log }: ResealPorts): Promise<void> {
	const resealedCount = await database.transaction(async (tx) => {
		await lockDataKeys(tx);
		const older = (await readDataKeys(tx)).filter(({ sealed }) => keyNumberOf(sealed) !== ring.newest.number);
		for (const row of older)
			await replaceSealedKey(tx, { ...row, sealed: sealDataKey(ring, row, openDataKey(ring, row).key) });
		return older.length;
	});
	const key = ring.newest.number;
	if (resealedCount > 0)
		log.info({ key, count: resealedCount }, "data keys were sealed with the newest key of SECRETS");
	const unused = ring.keys.slice(1).map(({ number }) => number);
	if (unused.length > 0) log.info({ keys: unused }, "older keys of SECRETS are no longer used and can be removed");
}

async function resealColumns({ database, secrets, log, columns }: ResealPorts): Promise<boolean> {
	let isWhole = true;
	for (const column of columns) {
		const { resealedCount, broken } = await resealColumn(database, column, secrets.sealerFor(column));
		const of = { table: column.table, column: column.column };
		if (resealedCount > 0) log.info({ ...of, count: resealedCount }, "values were sealed with the newest data key");
		for (const err of broken) log.error({ err, ...of }, "a sealed value cannot be opened");
		isWhole &&= broken.length === 0;
	}
	return isWhole;
}

async function removeUnusedDataKeys(ports: ResealPorts): Promise<void> {
	const { database, log, secrets, clock } = ports;
	const keys = await readDataKeys(database.reader);
	for (const purpose of new Set(ports.columns.map((column) => column.purpose))) {
		const [newest, ...older] = keys.filter((key) => key.purpose === purpose);
		if (!newest || older.length === 0 || newest.writes_from.getTime() + SETTLED_MS > clock.nowMs()) continue;
		if (await isUsed(ports, purpose)) continue;
		await database.transaction(async (tx) => {
			for (const key of older) await removeDataKey(tx, key);
		});
		log.info(
			{ purpose, keys: older.map(({ number }) => number) },
			"older data keys are no longer used and were removed",
		);
	}
	await secrets.refresh();
}

async function isUsed({ database, secrets, columns }: ResealPorts, purpose: string): Promise<boolean> {
	for (const column of columns)
		if (column.purpose === purpose && (await hasOlderValues(database.reader, column, secrets.sealerFor(column))))
			return true;
	return false;
}
