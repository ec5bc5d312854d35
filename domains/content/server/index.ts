import type { Binding, Tx } from "@baize/platform-server";
import { CONTENT_CHANGED, type ContentType, type Draft, type Region } from "../contract/index.ts";
import type { Library } from "./library.ts";
import { openLiveLibrary } from "./live-library.ts";
import type { ContentPorts } from "./ports.ts";
import { place, publish, saveDraft } from "./publish.ts";
import { contentRoutes } from "./routes.ts";

export type { Library } from "./library.ts";
export type { ContentPorts, Sees } from "./ports.ts";
export { seedContent } from "./seed.ts";

export type Content = {
	/** All that is published, from memory: the same object until something changes. */
	library(): Library;
	/** `author` is an operator's name, or the name of what wrote it. */
	publish(tx: Tx, draft: Draft, author: string): Promise<void>;
	saveDraft(tx: Tx, draft: Draft, author: string): Promise<void>;
	place(tx: Tx, region: Region, placed: readonly { type: ContentType; slug: string }[]): Promise<void>;
	/** Reads what is published now, for whoever cannot wait for the notification. */
	refresh(): Promise<void>;
	bindings: Binding[];
	/** Waits for what is being read. */
	stop(): Promise<void>;
};

/** Opens the content store; afterwards every read is answered from memory. */
export async function openContent(ports: ContentPorts): Promise<Content> {
	const live = await openLiveLibrary(ports);
	// Heard once, by whichever process takes the event; from there the bus tells them all.
	ports.outbox.listen(CONTENT_CHANGED, "content", "player", async () => live.tellAll());
	return {
		library: live.current,
		publish: (tx, draft, author) => publish(ports, tx, draft, author),
		saveDraft: (tx, draft, author) => saveDraft(ports, tx, draft, author),
		place: (tx, region, placed) => place(ports, tx, region, placed),
		refresh: live.refresh,
		bindings: contentRoutes(live.current, ports),
		stop: live.stop,
	};
}
