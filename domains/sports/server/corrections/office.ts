import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { type Binding, bind, pageOf, type Reader, type SignedInVisit } from "@baize/platform-server";
import {
	type ChangedBet,
	type CorrectionDecision,
	type CorrectionRow,
	type CorrectionView,
	correctionErrors,
	decideCorrection,
	listCorrections,
	readCorrection,
} from "../../contract/index.ts";
import type { SportsPorts } from "../ports.ts";
import { countOpenBetsOn } from "../store/bets.ts";
import { readEvents } from "../store/events.ts";
import { type Changed, changedBets } from "./changed-bets.ts";
import {
	adjustedResults,
	type CorrectedRow,
	closeCorrection,
	correctionsOf,
	listCorrectionRows,
	readCorrectionRow,
} from "./correction-store.ts";

const refuse = refuser(correctionErrors);
const PAGE_LENGTH = 20;

/** What operators do with corrected results: they look at the bets concerned, and close each with a decision. */
export const correctionRoutes = (ports: SportsPorts): Binding[] => [
	bind(listCorrections, async ({ query: { state, cursor, limit = PAGE_LENGTH } }) => {
		const found = await listCorrectionRows(ports.database.reader, { state, cursor, limit: limit + 1 });
		const { rows, next } = pageOf(found, limit, ({ id }) => idText(id));
		return { items: rows.map(rowView), next };
	}),
	bind(readCorrection, ({ params }) => show(ports.database.reader, readId(params.correction))),
	bind(decideCorrection, async ({ params, body }, visit) => {
		const id = readId(params.correction);
		await decide(ports, id, body, visit);
		return show(ports.database.reader, id);
	}),
];

async function requireRow(reader: Reader, id: Id | null): Promise<CorrectedRow> {
	const row = id === null ? undefined : await readCorrectionRow(reader, id);
	if (!row) throw refuse("CORRECTION_UNKNOWN");
	return row;
}

async function show(reader: Reader, id: Id | null): Promise<CorrectionView> {
	const row = await requireRow(reader, id);
	const [event] = await readEvents(reader, { ids: [row.event_id] });
	const { event_id, reported, decision, decided_by, decided_at, reason } = row;
	const decided = decided_at === null ? undefined : { at: decided_at, id: row.id };
	const { changed, hasMore } = event
		? await changedBets(reader, { event, reported, decided })
		: { changed: [], hasMore: false };
	const adjusted = await adjustedResults(reader, [event_id], decided);
	const last = (await correctionsOf(reader, event_id)).at(-1);
	const isDecided = decision !== null && decided_by !== null && decided_at !== null && reason !== null;
	return {
		...rowView(row),
		counted: adjusted.get(event_id) ?? row.settled,
		...(last && last.id !== row.id ? { newer: last.reported } : {}),
		bets: changed.map(betView),
		hasMore,
		openBets: await countOpenBetsOn(reader, event_id),
		...(isDecided ? { decision: { what: decision, by: idText(decided_by), atMs: decided_at.getTime(), reason } } : {}),
	};
}

type Decision = { decision: CorrectionDecision; reason: string };

async function decide(
	{ database, clock, audit }: SportsPorts,
	id: Id | null,
	{ decision, reason }: Decision,
	{ session, ip }: SignedInVisit,
): Promise<void> {
	await database.transaction(async (tx) => {
		const row = await requireRow(tx, id);
		const decided = { decision, by: session.playerId, at: new Date(clock.nowMs()), reason: reason.trim() };
		if (!(await closeCorrection(tx, row.id, decided))) throw refuse("CORRECTION_STATE");
		await audit.record(tx, {
			action: "correctedResult.decided",
			actorId: session.playerId,
			target: idText(row.id),
			details: { event: row.event_name, decision, reason: decided.reason },
			ip,
		});
	});
}

const rowView = (row: CorrectedRow): CorrectionRow => ({
	id: idText(row.id),
	eventId: idText(row.event_id),
	eventName: row.event_name,
	source: row.source,
	settled: row.settled,
	reported: row.reported,
	notedAtMs: row.noted_at.getTime(),
	state: row.state,
});

const betView = ({ bet, before, after }: Changed): ChangedBet => ({
	betId: idText(bet.betId),
	playerId: idText(bet.playerId),
	currency: bet.currency,
	stakeMinor: toWire(bet.stakeMinor),
	isFreeBet: bet.freeBetId !== null,
	isAdjusted: before.payoutMinor !== bet.payoutMinor,
	status: before.status,
	paidMinor: toWire(before.payoutMinor),
	newStatus: after.status,
	newPayoutMinor: toWire(after.payoutMinor),
	differenceMinor: Number(after.payoutMinor - before.payoutMinor),
});
