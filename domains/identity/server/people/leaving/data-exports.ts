import { refuse } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { pages } from "@baize/platform-paths";
import { defineJob, ReadyReply, type ReplyTools, type SignedInVisit } from "@baize/platform-server";
import type { DataExport, Proof } from "../../../contract/index.ts";
import { EXPORT_READY } from "../../mails/export-ready.ts";
import type { Parts } from "../../ports.ts";
import { refuseAccount } from "../../refuse-account.ts";
import { sendMailTo } from "../../send-mail-to.ts";
import { prove } from "../../session/prove.ts";
import { readPerson } from "../../store.ts";
import {
	addExport,
	type ExportRow,
	finishExport,
	readExport,
	readExports,
	removeExpiredExports,
} from "../bank-accounts/account-data-store.ts";
import { ownParts } from "./own-export-parts.ts";

export const EXPORT_JOB = defineJob("identity.export", "bulk");
export const EXPORT_RETENTION_MS = 7 * DAY_MS;

export async function listExports({ database, clock }: Parts, playerId: Id): Promise<{ exports: DataExport[] }> {
	const found = await readExports(database.reader, playerId, new Date(clock.nowMs()));
	return { exports: found.map(exportView) };
}

const exportView = ({ export_id, state, asked_at, ends_at, bytes }: ExportRow): DataExport => ({
	id: idText(export_id),
	state,
	requestedAtMs: asked_at.getTime(),
	...(ends_at === null ? {} : { endsAtMs: ends_at.getTime() }),
	...(bytes === null ? {} : { bytes }),
});

/** Accepts a request for a copy of the player's data; a job makes it. */
export async function requestExport(parts: Parts, { session, ip }: SignedInVisit): Promise<DataExport> {
	const { database, clock, ids, outbox, audit, attempts } = parts;
	const { playerId } = session;
	const exportId = ids();
	const now = new Date(clock.nowMs());
	await database.transaction(async (tx) => {
		if (!(await addExport(tx, playerId, exportId, now))) throw refuseAccount("EXPORT_UNDER_WAY");
		const spent = await attempts.spend(tx, "exportOfPlayer", idText(playerId));
		if (!spent.isLeft) throw refuse("TOO_MANY_REQUESTS", undefined, spent.waitMs);
		await outbox.enqueue(tx, EXPORT_JOB, { playerId: idText(playerId), exportId: idText(exportId) });
		await audit.record(tx, { action: "export.asked", actorId: playerId, playerId, ip });
	});
	return { id: idText(exportId), state: "asked", requestedAtMs: now.getTime() };
}

/** The job. Errors are retried; after a day the copy has failed. */
export async function makeExport(parts: Parts, payload: Record<string, unknown>): Promise<void> {
	const { database, clock } = parts;
	const [playerId, exportId] = [readId(String(payload.playerId)), readId(String(payload.exportId))];
	if (playerId === null || exportId === null) return;
	const row = await readExport(database.reader, playerId, exportId);
	if (row?.state !== "asked") return;
	const nowMs = clock.nowMs();
	if (nowMs - row.asked_at.getTime() > DAY_MS) return fail(parts, playerId, exportId);
	const contents = await contentsOf(parts, playerId, nowMs);
	await database.transaction(async (tx) => {
		const ends_at = new Date(nowMs + EXPORT_RETENTION_MS);
		await finishExport(tx, playerId, exportId, { state: "ready", ends_at, contents, bytes: contents.length });
		const person = await readPerson(tx, playerId);
		if (person) await sendMailTo(parts, tx, person, EXPORT_READY, pages.data);
	});
}

const fail = ({ database, clock }: Parts, playerId: Id, exportId: Id): Promise<void> =>
	database.transaction((tx) =>
		finishExport(tx, playerId, exportId, {
			state: "failed",
			ends_at: new Date(clock.nowMs() + EXPORT_RETENTION_MS),
			contents: null,
			bytes: null,
		}),
	);

async function contentsOf(parts: Parts, playerId: Id, nowMs: number): Promise<Buffer> {
	const exported: Record<string, unknown> = { madeAt: new Date(nowMs).toISOString() };
	for (const { name, read } of [...ownParts(parts), ...(parts.exportParts?.() ?? [])])
		exported[name] = await read(playerId);
	return Buffer.from(
		JSON.stringify(exported, (_, value) => (typeof value === "bigint" ? value.toString() : value), "\t"),
	);
}

/** Returns the copy, only with the password: it contains all personal data. */
export async function downloadExport(
	parts: Parts,
	{ id, proof }: { id: string; proof: Proof },
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<ReadyReply> {
	const { database, clock, audit } = parts;
	const { playerId } = visit.session;
	const row = await readExport(database.reader, playerId, readId(id) ?? 0n);
	if (!row || (row.ends_at && row.ends_at.getTime() <= clock.nowMs())) throw refuseAccount("EXPORT_UNKNOWN");
	if (!row.contents) throw refuseAccount("EXPORT_NOT_READY");
	await prove(parts, visit, proof, ["downloadExport", id]);
	await database.transaction((tx) =>
		audit.record(tx, { action: "export.downloaded", actorId: playerId, playerId, target: id, ip: visit.ip }),
	);
	reply.setHeader("content-disposition", 'attachment; filename="baize-data.json"');
	reply.setHeader("cache-control", "no-store");
	return new ReadyReply(row.contents);
}

export const tidyExports = ({ database, clock }: Parts): Promise<void> =>
	removeExpiredExports(database.reader, new Date(clock.nowMs()));
