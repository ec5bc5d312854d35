import { refuser } from "@baize/kernel/error";
import { idText, readId } from "@baize/kernel/id";
import { pageOf, type Reader, type SignedInVisit, type Tx } from "@baize/platform-server";
import { type Medium, type MediumRecord, mediaErrors, type NewMedium } from "../../contract/index.ts";
import type { ReferralPorts } from "../ports.ts";
import {
	endMedium,
	insertMedium,
	type MediumRow,
	readMedia,
	readMediaOn,
	readMedium,
	readMediumOfRequest,
} from "./medium-store.ts";

const refuse = refuser(mediaErrors);
const PAGE_LENGTH = 50;
const MAX_SHOWN = 100;

export async function listMedia(
	{ database }: ReferralPorts,
	{ cursor = "", limit = PAGE_LENGTH }: { cursor?: string; limit?: number },
) {
	const read = await readMedia(database.reader, { before: readId(cursor), limit: limit + 1 });
	const { rows, next } = pageOf(read, limit, ({ medium_id: id }) => idText(id));
	return { media: rows.map(recordOf), next };
}

export const showMedium = async ({ database }: ReferralPorts, text: string): Promise<MediumRecord> =>
	recordOf(await requireMedium(database.reader, text));

async function requireMedium(reader: Reader, text: string): Promise<MediumRow> {
	const row = await readMedium(reader, readId(text) ?? 0n);
	if (!row) throw refuse("MEDIUM_NOT_FOUND");
	return row;
}

/** What affiliates may show now, for their reports. */
export async function shownMedia(reader: Reader): Promise<Medium[]> {
	return (await readMediaOn(reader, MAX_SHOWN)).map(mediumOf);
}

export async function addMedium(
	ports: ReferralPorts,
	{ requestId, medium }: { requestId: string; medium: NewMedium },
	visit: SignedInVisit,
): Promise<MediumRecord> {
	await ports.database.transaction(async (tx) => {
		const id = ports.ids();
		const isNew = await insertMedium(tx, {
			...{ medium_id: id, request_id: requestId, ...columnsOf(medium) },
			...{ added_by: visit.session.playerId, added_at: new Date(ports.clock.nowMs()), ended_at: null },
		});
		if (isNew) await record(ports, tx, visit, { action: "added", target: idText(id), details: medium });
	});
	const row = (await readMediumOfRequest(ports.database.reader, requestId))!;
	const asked = columnsOf(medium);
	const isSame = Object.entries(asked).every(([name, text]) => row[name as keyof typeof asked] === text);
	if (!isSame) throw refuse("IDEMPOTENCY_CONFLICT");
	return recordOf(row);
}

export async function stopMedium(
	ports: ReferralPorts,
	text: string,
	reason: string,
	visit: SignedInVisit,
): Promise<MediumRecord> {
	await ports.database.transaction(async (tx) => {
		const { medium_id: id } = await requireMedium(tx, text);
		if (!(await endMedium(tx, id, new Date(ports.clock.nowMs())))) throw refuse("MEDIUM_ENDED");
		await record(ports, tx, visit, { action: "ended", target: text, details: { reason: reason.trim() } });
	});
	return showMedium(ports, text);
}

type Entry = { action: "added" | "ended"; target: string; details: Record<string, unknown> };

const record = (ports: ReferralPorts, tx: Tx, { session, ip }: SignedInVisit, { action, ...entry }: Entry) =>
	ports.audit.record(tx, { action: `affiliateMedium.${action}`, actorId: session.playerId, ip, ...entry });

const columnsOf = ({ name, format, page, text }: NewMedium) => ({
	...{ name: name.trim(), format, page },
	...{ text_en: text.en.trim(), text_es: text.es.trim(), text_ar: text.ar.trim() },
});

const mediumOf = (row: MediumRow): Medium => ({
	...{ id: idText(row.medium_id), name: row.name, format: row.format, page: row.page },
	text: { en: row.text_en, es: row.text_es, ar: row.text_ar },
});

const recordOf = (row: MediumRow): MediumRecord => ({
	...mediumOf(row),
	isOn: row.ended_at === null,
	addedAt: row.added_at.toISOString(),
});
