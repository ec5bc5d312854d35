import { openIds } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { openDesk } from "../server/index.ts";

/** The domain on the real database, with an audit log in memory. */
export async function openTestDesk() {
	const [database, clock] = [await openTestDatabase(), settableClock()];
	const entries: object[] = [];
	const audit = { record: async (_tx: Tx, entry: object) => void entries.push(entry) };
	const desk = openDesk({ database, clock, ids: openIds(clock), audit });
	return { desk, entries, close: () => database.close() };
}
