import { openTestDatabase, settableClock } from "@baize/testing";
import { expect, it } from "vitest";
import { openEventCache } from "./event-cache.ts";
import { openEventChanges } from "./event-changes.ts";

it("changes that come while the process stops are read to the end, or not at all", async () => {
	const [database, clock] = [await openTestDatabase(), settableClock()];
	const warnings: unknown[] = [];
	const listeners: ((text: string) => void)[] = [];
	const bus = {
		subscribe: (_channel: string, listener: (text: string) => void) => void listeners.push(listener),
		publish() {},
	};
	const log = { warn: (_details: unknown, text: string) => void warnings.push(text) };
	const changes = openEventChanges({ database, clock, bus, log } as never, openEventCache(clock, {} as never));
	const change = (): void => listeners[0]?.(JSON.stringify({ changed: ["0000000000001"] }));
	change();
	await changes.stop();
	change();
	await database.close();
	change();
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(listeners).toHaveLength(1);
	expect(warnings).toEqual([]);
});
