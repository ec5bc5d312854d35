import { countChange, retire } from "../store.ts";
import { readDue, readOver, updateRevision } from "./entry-store.ts";
import type { OfficePorts } from "./ports.ts";
import { announceChange } from "./publication.ts";

/** Shows what is due, and takes back what has ended. */
export async function followSchedule(ports: Pick<OfficePorts, "database" | "clock" | "outbox">): Promise<void> {
	const { database, clock } = ports;
	const now = new Date(clock.nowMs());
	if (!(await isAnythingDue(ports, now))) return;
	await database.transaction(async (tx) => {
		const change = await countChange(tx);
		// Read after the lock, because an operator may have taken one back in between.
		for (const row of await readOver(tx, now)) {
			await updateRevision(tx, row.id, { state: "retired", change });
			await announceChange(ports, tx, keyOf(row));
		}
		for (const row of await readDue(tx, now)) {
			await retire(tx, keyOf(row), ["published"], change);
			const isOver = row.shown_until !== null && row.shown_until <= now;
			await updateRevision(tx, row.id, { state: isOver ? "retired" : "published", change });
			await announceChange(ports, tx, keyOf(row));
		}
	});
}

async function isAnythingDue({ database: { reader } }: Pick<OfficePorts, "database">, now: Date): Promise<boolean> {
	return (await readDue(reader, now)).length > 0 || (await readOver(reader, now)).length > 0;
}

type Due = Awaited<ReturnType<typeof readDue>>[number];
const keyOf = ({ content_type: type, slug, locale }: Due) => ({ type, slug, locale });
