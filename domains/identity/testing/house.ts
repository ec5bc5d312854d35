import type { Clock } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import { openTestDatabase } from "@baize/testing";
import { openTestIdentity, type TestIdentity, type TestWish } from "./open.ts";
import { type Site, siteOf } from "./site.ts";

/** The room on a database of its own, answering over HTTP. Nothing goes out before its outbox is started. */
export type TestHouse = TestIdentity & { database: Database; site: Site; close(): Promise<void> };

export async function openTestHouse(clock: Clock, wish: TestWish = {}): Promise<TestHouse> {
	const database = await openTestDatabase();
	const room = await openTestIdentity(database, clock, wish);
	const site = siteOf(room.identity, clock, room.factors.bindings);
	return {
		...room,
		database,
		site,
		async close() {
			await room.outbox.stop();
			await site.close();
			await database.close();
		},
	};
}
