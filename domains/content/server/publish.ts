import type { Tx } from "@baize/platform-server";
import { CONTENT_CHANGED, type ContentType, type Draft, type Region, refuseContent } from "../contract/index.ts";
import type { ContentPorts } from "./ports.ts";
import { issuesOf } from "./rules.ts";
import {
	countChange,
	insertRevision,
	insertRevisions,
	lockChanges,
	replacePlacements,
	retire,
	retireAll,
} from "./store.ts";

type Ports = Pick<ContentPorts, "clock" | "ids" | "outbox">;

/** Publishes an entry; its previously published or drafted revision in this language becomes history. */
export async function publish({ clock, ids, outbox }: Ports, tx: Tx, draft: Draft, author: string): Promise<void> {
	refuseFaulty(draft);
	const change = await countChange(tx);
	await retire(tx, draft, ["draft", "published"], change);
	await insertRevision(tx, draft, "published", { id: ids(), by: author, at: new Date(clock.nowMs()), change });
	await outbox.announce(tx, CONTENT_CHANGED, { contentType: draft.type, slug: draft.slug, locale: draft.locale });
}

/** Publishes many entries as one change, which is announced once: readers read whatever has changed since. */
export async function publishTogether(
	{ clock, ids, outbox }: Ports,
	tx: Tx,
	drafts: readonly Draft[],
	author: string,
): Promise<void> {
	const [first] = drafts;
	if (!first) return;
	for (const draft of drafts) refuseFaulty(draft);
	const change = await countChange(tx);
	await retireAll(tx, drafts, ["draft", "published"], change);
	const at = new Date(clock.nowMs());
	const entries = drafts.map((draft) => ({ draft, written: { id: ids(), by: author, at, change } }));
	await insertRevisions(tx, entries, "published");
	await outbox.announce(tx, CONTENT_CHANGED, { contentType: first.type, slug: first.slug, locale: first.locale });
}

/** Stores an entry as a draft; readers still see what is published. */
export async function saveDraft({ clock, ids }: Ports, tx: Tx, draft: Draft, author: string): Promise<void> {
	refuseFaulty(draft);
	const change = await lockChanges(tx);
	await retire(tx, draft, ["draft"], change);
	await insertRevision(tx, draft, "draft", { id: ids(), by: author, at: new Date(clock.nowMs()), change });
}

/** Sets the content of a layout region, in order. */
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

/** Refuses with each place that does not fit the type. */
export function refuseFaulty(draft: Draft): void {
	const issues = issuesOf(draft);
	if (issues.length > 0) throw refuseContent("CONTENT_INVALID", { issues });
}
