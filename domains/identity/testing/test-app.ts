import type { Clock } from "@baize/kernel/time";
import type { Binding, Database } from "@baize/platform-server";
import { openTestDatabase } from "@baize/testing";
import { openTestIdentity, type TestIdentity, type TestOptions } from "./open.ts";
import { type Site, siteOf } from "./site.ts";

/** The domain on a database of its own, served over HTTP. Nothing is sent before its outbox is started. */
export type TestApp = TestIdentity & { database: Database; site: Site; close(): Promise<void> };

/** `above` opens a higher domain over it, and returns its calls. */
export async function openTestApp(
	clock: Clock,
	options: TestOptions = {},
	above: (opened: TestIdentity) => readonly Binding[] = () => [],
): Promise<TestApp> {
	const database = await openTestDatabase();
	const opened = await openTestIdentity(database, clock, options);
	const site = siteOf(opened.identity, clock, [...opened.factorBindings, ...above(opened)]);
	return {
		...opened,
		database,
		site,
		async close() {
			await opened.outbox.stop();
			await site.close();
			await database.close();
		},
	};
}
