import type { Binding, Tx } from "@baize/platform-server";
import { CONTENT_CHANGED, type ContentType, type Draft, type Region } from "../contract/index.ts";
import { openLiveSnapshot } from "./live-snapshot.ts";
import type { ContentPorts } from "./ports.ts";
import { place, publish, saveDraft } from "./publish.ts";
import { contentRoutes } from "./routes.ts";
import type { ContentSnapshot } from "./snapshot.ts";

export type { ContentPorts, GeoVisibility } from "./ports.ts";
export { seedContent } from "./seed.ts";
export type { ContentSnapshot } from "./snapshot.ts";

export type Content = {
	/** All published content, from memory: the same object until something changes. */
	snapshot(): ContentSnapshot;
	/** `author` is an operator's name, or the name of the writing program. */
	publish(tx: Tx, draft: Draft, author: string): Promise<void>;
	saveDraft(tx: Tx, draft: Draft, author: string): Promise<void>;
	place(tx: Tx, region: Region, placed: readonly { type: ContentType; slug: string }[]): Promise<void>;
	/** Reads the published content now, without waiting for the notification. */
	refresh(): Promise<void>;
	bindings: Binding[];
	/** Waits for running reads. */
	stop(): Promise<void>;
};

/** Opens the content store; every later read is answered from memory. */
export async function openContent(ports: ContentPorts): Promise<Content> {
	const live = await openLiveSnapshot(ports);
	// Handled once, by whichever process takes the event; that process notifies all others over the bus.
	ports.outbox.listen(CONTENT_CHANGED, "content", "player", async () => live.notifyAll());
	return {
		snapshot: live.current,
		publish: (tx, draft, author) => publish(ports, tx, draft, author),
		saveDraft: (tx, draft, author) => saveDraft(ports, tx, draft, author),
		place: (tx, region, placed) => place(ports, tx, region, placed),
		refresh: live.refresh,
		bindings: contentRoutes(live.current, ports),
		stop: live.stop,
	};
}
