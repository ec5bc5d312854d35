import { Refusal } from "@baize/kernel/error";
import { idText, readId } from "@baize/kernel/id";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import {
	type Draft,
	type EntryKey,
	entryKey,
	isLegal,
	type proposeEntry,
	type publishEntry,
	refuseContent,
	refuseOffice,
	type restoreRevision,
	type saveEntry,
	staysPublished,
	type unpublishEntry,
} from "../../contract/index.ts";
import { pictureIssues } from "../pictures/drawn-pictures.ts";
import { refuseFaulty } from "../publish.ts";
import { countChange, insertRevision, lockChanges, retire } from "../store.ts";
import { readInState, readRevision, readRevisions } from "./entry-store.ts";
import { entryRecord } from "./entry-views.ts";
import { rowIssues } from "./lobby-rows.ts";
import type { OfficePorts } from "./ports.ts";
import { announceChange, type Publications, publishDraft, requirePublishable } from "./publication.ts";

type Deps = OfficePorts & { publications: Publications };

const record = ({ database, publications }: Deps, entry: string) =>
	entryRecord(database.reader, publications, entryKey(entry));

/** Each save is a revision, so that a proposal names exactly what is published. */
export const savingEntry =
	(deps: Deps): Handler<typeof saveEntry> =>
	async ({ params: { entry }, body: { fields, basedOn } }, visit) => {
		const key = entryKey(entry);
		await deps.database.transaction(async (tx) => {
			const change = await lockChanges(tx);
			const [newest] = await readRevisions(tx, key);
			if ((newest?.id ?? null) !== (basedOn === null ? null : readId(basedOn))) throw refuseOffice("ENTRY_CHANGED");
			await writeDraft(deps, tx, { key, fields, change, visit, action: "content.drafted" });
		});
		return record(deps, entry);
	};

export const restoringRevision =
	(deps: Deps): Handler<typeof restoreRevision> =>
	async ({ params: { entry, revision } }, visit) => {
		const key = entryKey(entry);
		await deps.database.transaction(async (tx) => {
			const change = await lockChanges(tx);
			const earlier = await readRevision(tx, key, readId(revision)!);
			if (!earlier) throw refuseOffice("ENTRY_UNKNOWN");
			await writeDraft(deps, tx, { key, fields: earlier.fields, change, visit, action: "content.restored" });
		});
		return record(deps, entry);
	};

/** A draft to be written over whatever draft there is. */
type NewDraft = { key: EntryKey; fields: unknown; change: bigint; visit: SignedInVisit; action: string };

export async function writeDraft(
	deps: OfficePorts,
	tx: Tx,
	{ key, fields, change, visit, action }: NewDraft,
): Promise<void> {
	const { session, ip } = visit;
	const draft = { ...key, fields } as Draft;
	refuseFaulty(draft);
	const issues = [...(await pictureIssues(tx, fields)), ...(await rowIssues(tx, draft))];
	if (issues.length > 0) throw refuseContent("CONTENT_INVALID", { issues });
	await retire(tx, key, ["draft"], change);
	const id = deps.ids();
	const by = await deps.nameOf(session);
	const written = { id, by, authorId: session.playerId, at: new Date(deps.clock.nowMs()), change };
	await insertRevision(tx, draft, "draft", written);
	const details = { revision: idText(id) };
	await deps.audit.record(tx, {
		action,
		actorId: session.playerId,
		target: `${key.type}.${key.slug}.${key.locale}`,
		details,
		ip,
	});
}

export const publishingEntry =
	(deps: Deps): Handler<typeof publishEntry> =>
	async ({ params: { entry }, body: { reason, ...body } }, { session, ip }) => {
		if (isLegal(entryKey(entry))) throw refuseOffice("TWO_NEEDED");
		const by = { id: session.playerId, ip, reason: reason.trim() };
		await deps.database.transaction((tx) => publishDraft(deps, tx, { entry, ...body }, by));
		return record(deps, entry);
	};

export const proposingEntry =
	(deps: Deps): Handler<typeof proposeEntry> =>
	async ({ params: { entry }, body: { reason, ...body } }, { session, ip }) => {
		const input = { entry, ...body };
		const draft = await requirePublishable(deps, deps.database.reader, input);
		if (draft.author_id !== session.playerId) throw refuseOffice("OWN_DRAFT_ONLY");
		const by = { id: session.playerId, name: await deps.nameOf(session) };
		try {
			await deps.publications.propose({ subject: entry, input, reason: reason.trim(), by, ip });
		} catch (error) {
			// The desk's refusal, whose contract is of the same layer.
			if (error instanceof Refusal && error.code === "PROPOSAL_OPEN") throw refuseOffice("REVIEW_OPEN");
			throw error;
		}
		return record(deps, entry);
	};

export const unpublishingEntry =
	(deps: Deps): Handler<typeof unpublishEntry> =>
	async ({ params: { entry }, body }, { session, ip }) => {
		const key = entryKey(entry);
		if (isLegal(key)) throw refuseOffice("TWO_NEEDED");
		if (staysPublished(key)) throw refuseOffice("LOBBY_STAYS");
		await deps.database.transaction(async (tx) => {
			const change = await countChange(tx);
			const shown = [await readInState(tx, key, "published"), await readInState(tx, key, "scheduled")];
			if (!shown.some(Boolean)) throw refuseOffice("NOT_PUBLISHED");
			await retire(tx, key, ["published", "scheduled"], change);
			await announceChange(deps, tx, key);
			const details = { reason: body.reason.trim() };
			await deps.audit.record(tx, {
				action: "content.unpublished",
				actorId: session.playerId,
				target: entry,
				details,
				ip,
			});
		});
		return record(deps, entry);
	};
