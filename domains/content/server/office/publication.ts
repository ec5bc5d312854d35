import type { BodyOf } from "@baize/kernel/call";
import { type Id, readId } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import {
	CONTENT_CHANGED,
	type EntryKey,
	entryKey,
	isLegal,
	type publishEntry,
	refuseOffice,
	staysPublished,
} from "../../contract/index.ts";
import { countChange, lockChanges, retire } from "../store.ts";
import type { RevisionRow } from "../tables.ts";
import { readInState, updateRevision } from "./entry-store.ts";
import type { OfficePorts } from "./ports.ts";

type Times = Pick<BodyOf<typeof publishEntry>, "fromMs" | "untilMs">;
/** What is to be published, as a proposal keeps it. */
type Publication = Times & { entry: string; revision: string };
export type Publications = ReturnType<typeof definePublications>;

type Publisher = { id: Id; ip: string; reason: string; proposedBy?: string };

/** One operator proposes their own draft, and another one publishes it. */
export const definePublications = (ports: OfficePorts) =>
	ports.proposals.define<Publication>({
		name: "publishContent",
		role: "content",
		lock: (tx) => lockChanges(tx),
		async judge(reader, input) {
			const draft = await requirePublishable(ports, reader, input);
			const before = await readInState(reader, entryKey(input.entry), "published");
			const line = { what: "content.effects.text", after: titleOf(draft) };
			return { effect: [before ? { ...line, before: titleOf(before) } : line], state: [input.revision] };
		},
		async carryOut(tx, input, { reason, proposedBy, approvedBy, ip }) {
			await publishDraft(ports, tx, input, { id: approvedBy.id, ip, reason, proposedBy: proposedBy.name });
		},
	});

const titleOf = ({ fields, slug }: RevisionRow): string => String((fields as { title?: unknown }).title ?? slug);

/** The draft that is meant, while it is still the draft, with times that can be kept. */
export async function requirePublishable(
	{ clock }: Pick<OfficePorts, "clock">,
	reader: Reader,
	{ entry, revision, fromMs, untilMs }: Publication,
): Promise<RevisionRow> {
	const key = entryKey(entry);
	const draft = await readInState(reader, key, "draft");
	if (!draft || draft.id !== readId(revision)) throw refuseOffice("ENTRY_CHANGED");
	if (untilMs !== null && (isLegal(key) || staysPublished(key) || untilMs <= Math.max(clock.nowMs(), fromMs ?? 0)))
		throw refuseOffice("TIMES_WRONG");
	return draft;
}

/** Shows the draft, or stores from when on it is shown. */
export async function publishDraft(ports: OfficePorts, tx: Tx, input: Publication, by: Publisher): Promise<void> {
	const { fromMs, untilMs, entry, revision } = input;
	const isLater = fromMs !== null && fromMs > ports.clock.nowMs();
	const change = isLater ? await lockChanges(tx) : await countChange(tx);
	const draft = await requirePublishable(ports, tx, input);
	const key = entryKey(entry);
	await retire(tx, key, isLater ? ["scheduled"] : ["scheduled", "published"], change);
	await updateRevision(tx, draft.id, {
		state: isLater ? "scheduled" : "published",
		change,
		shown_from: fromMs === null ? null : new Date(fromMs),
		shown_until: untilMs === null ? null : new Date(untilMs),
	});
	if (!isLater) await announceChange(ports, tx, key);
	const { id, ip, reason, proposedBy } = by;
	await ports.audit.record(tx, {
		action: isLater ? "content.scheduled" : "content.published",
		actorId: id,
		target: entry,
		details: { revision, reason, fromMs, untilMs, ...(proposedBy === undefined ? {} : { proposedBy }) },
		ip,
	});
}

export const announceChange = (
	{ outbox }: Pick<OfficePorts, "outbox">,
	tx: Tx,
	{ type, slug, locale }: EntryKey,
): Promise<void> => outbox.announce(tx, CONTENT_CHANGED, { contentType: type, slug, locale });
