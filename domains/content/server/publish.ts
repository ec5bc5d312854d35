import type { Tx } from "@baize/platform-server";
import { CONTENT_CHANGED, type ContentType, type Draft, type Region, refuseContent } from "../contract/index.ts";
import type { ContentPorts } from "./ports.ts";
import { faultsOf } from "./rules.ts";
import { countChange, insertRevision, replacePlacements, retire } from "./store.ts";

type Ports = Pick<ContentPorts, "clock" | "ids" | "outbox">;

/** Puts an entry before the readers; what was published or drafted of it in this language becomes history. */
export async function publish({ clock, ids, outbox }: Ports, tx: Tx, draft: Draft, author: string): Promise<void> {
	refuseFaulty(draft);
	await countChange(tx);
	await retire(tx, draft, ["draft", "published"]);
	await insertRevision(tx, draft, "published", { id: ids(), by: author, at: new Date(clock.nowMs()) });
	await outbox.announce(tx, CONTENT_CHANGED, { contentType: draft.type, slug: draft.slug, locale: draft.locale });
}

/** Keeps an entry for later; readers go on seeing what is published. */
export async function saveDraft({ clock, ids }: Ports, tx: Tx, draft: Draft, author: string): Promise<void> {
	refuseFaulty(draft);
	await countChange(tx);
	await retire(tx, draft, ["draft"]);
	await insertRevision(tx, draft, "draft", { id: ids(), by: author, at: new Date(clock.nowMs()) });
}

/** Says what stands in a region of the layout, in order. */
export async function place(
	{ outbox }: Ports,
	tx: Tx,
	region: Region,
	placed: readonly { type: ContentType; slug: string }[],
): Promise<void> {
	await countChange(tx);
	await replacePlacements(tx, region, placed);
	await outbox.announce(tx, CONTENT_CHANGED, { contentType: "region", slug: region, locale: "*" });
}

function refuseFaulty(draft: Draft): void {
	const faults = faultsOf(draft);
	if (faults.length > 0) throw refuseContent("CONTENT_INVALID", { faults });
}
