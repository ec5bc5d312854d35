import { openIds } from "@baize/kernel/id";
import { type Bus, type Database, openLog, openOutbox } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import type { Draft } from "../contract/index.ts";
import { type Content, type ContentPorts, openContent } from "../server/index.ts";

// One id counter for the whole test process, so that several stores over one database never make the same id.
const ids = openIds(settableClock());

export const TEST_PREVIEW_KEY = Buffer.from("the key of previews in tests");

/** A bus within one process: messages arrive at once. */
export function localBus(): Bus {
	const listeners = new Map<string, ((text: string) => void)[]>();
	return {
		publish(channel, text) {
			for (const receive of listeners.get(channel) ?? []) receive(text);
		},
		subscribe: (channel, receive) => void listeners.set(channel, [...(listeners.get(channel) ?? []), receive]),
		close: async () => {},
	};
}

/** The content store over a test's database; nothing is hidden unless `ports` say so. */
export function openTestContent(database: Database, ports: Partial<ContentPorts> = {}): Promise<Content> {
	const clock = settableClock();
	const log = openLog("silent");
	return openContent({
		database,
		clock,
		ids,
		outbox: openOutbox(database, log),
		bus: localBus(),
		log,
		geoVisibilityOf: () => () => true,
		geoVisibilityAt: () => () => true,
		previewKey: TEST_PREVIEW_KEY,
		...ports,
	});
}

/** Publishes entries and waits until readers have them. */
export async function publishAll(content: Content, database: Database, drafts: readonly Draft[]): Promise<void> {
	await database.transaction(async (tx) => {
		for (const draft of drafts) await content.publish(tx, draft, "test");
	});
	await content.refresh();
}
