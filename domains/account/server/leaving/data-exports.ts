import type { Proof } from "@baize/identity/contract";
import { refuse as refuseCall } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { pages, pathIn } from "@baize/platform-paths";
import { defineJob, ReadyReply, type ReplyTools, type SignedInVisit } from "@baize/platform-server";
import type { DataExport } from "../../contract/index.ts";
import type { AccountPorts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { written } from "../texts.ts";
import {
	addExport,
	type ExportRow,
	finishExport,
	readExport,
	readExports,
	removeExpiredExports,
} from "./export-store.ts";

const EXPORT_READY = written(({ exportReady }) => exportReady);

/** Named when identity made the copies: jobs under this name may wait in a database. */
export const EXPORT_JOB = defineJob("identity.export", "bulk");
const EXPORT_RETENTION_MS = 7 * DAY_MS;

export async function listExports({ database, clock }: AccountPorts, playerId: Id): Promise<{ exports: DataExport[] }> {
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
export async function requestExport(ports: AccountPorts, { session, ip }: SignedInVisit): Promise<DataExport> {
	const { database, clock, ids, outbox, audit, identity } = ports;
	const { playerId } = session;
	const exportId = ids();
	const now = new Date(clock.nowMs());
	await database.transaction(async (tx) => {
		if (!(await addExport(tx, playerId, exportId, now))) throw refuse("EXPORT_UNDER_WAY");
		const spent = await identity.attempts.spend(tx, "exportOfPlayer", idText(playerId));
		if (!spent.isLeft) throw refuseCall("TOO_MANY_REQUESTS", undefined, spent.waitMs);
		await outbox.enqueue(tx, EXPORT_JOB, { playerId: idText(playerId), exportId: idText(exportId) });
		await audit.record(tx, { action: "export.asked", actorId: playerId, playerId, ip });
	});
	return { id: idText(exportId), state: "asked", requestedAtMs: now.getTime() };
}

/** The job. Errors are retried; after a day the copy has failed. */
export async function makeExport(ports: AccountPorts, payload: Record<string, unknown>): Promise<void> {
	const { database, clock, identity, notifications, publicUrl } = ports;
	const [playerId, exportId] = [readId(String(payload.playerId)), readId(String(payload.exportId))];
	if (playerId === null || exportId === null) return;
	const row = await readExport(database.reader, playerId, exportId);
	if (row?.state !== "asked") return;
	const nowMs = clock.nowMs();
	if (nowMs - row.asked_at.getTime() > DAY_MS) return fail(ports, playerId, exportId);
	const contents = await contentsOf(ports, playerId, nowMs);
	await database.transaction(async (tx) => {
		const ends_at = new Date(nowMs + EXPORT_RETENTION_MS);
		await finishExport(tx, playerId, exportId, { state: "ready", ends_at, contents, bytes: contents.length });
		const player = await identity.readPlayer(tx, playerId);
		if (!player) return;
		const { email: to, language: locale } = player;
		const link = publicUrl + pathIn(locale, pages.data);
		await notifications.sendMail(tx, { to, template: EXPORT_READY, locale, values: { link } });
	});
}

const fail = ({ database, clock }: AccountPorts, playerId: Id, exportId: Id): Promise<void> =>
	database.transaction((tx) =>
		finishExport(tx, playerId, exportId, {
			state: "failed",
			ends_at: new Date(clock.nowMs() + EXPORT_RETENTION_MS),
			contents: null,
			bytes: null,
		}),
	);

async function contentsOf(ports: AccountPorts, playerId: Id, nowMs: number): Promise<Buffer> {
	const exported: Record<string, unknown> = { madeAt: new Date(nowMs).toISOString() };
	for (const { name, read } of ports.exportParts) exported[name] = await read(playerId);
	return Buffer.from(
		JSON.stringify(exported, (_, value) => (typeof value === "bigint" ? value.toString() : value), "\t"),
	);
}

/** Returns the copy, only with the password: it contains all personal data. */
export async function downloadExport(
	ports: AccountPorts,
	{ id, proof }: { id: string; proof: Proof },
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<ReadyReply> {
	const { database, clock, audit, identity } = ports;
	const { playerId } = visit.session;
	const row = await readExport(database.reader, playerId, readId(id) ?? 0n);
	if (!row || (row.ends_at && row.ends_at.getTime() <= clock.nowMs())) throw refuse("EXPORT_UNKNOWN");
	if (!row.contents) throw refuse("EXPORT_NOT_READY");
	await identity.prove(visit, proof, ["downloadExport", id]);
	await database.transaction((tx) =>
		audit.record(tx, { action: "export.downloaded", actorId: playerId, playerId, target: id, ip: visit.ip }),
	);
	reply.setHeader("content-disposition", 'attachment; filename="baize-data.json"');
	reply.setHeader("cache-control", "no-store");
	return new ReadyReply(row.contents);
}

export const tidyExports = ({ database, clock }: AccountPorts): Promise<void> =>
	removeExpiredExports(database.reader, new Date(clock.nowMs()));
