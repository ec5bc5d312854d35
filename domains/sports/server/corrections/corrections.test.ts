import { idText } from "@baize/kernel/id";
import { openInProcessClient, type Session, type Visit } from "@baize/platform-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { decideCorrection, listCorrections, type ResultView, readCorrection } from "../../contract/index.ts";
import { betsOf, legOn, openTestSports, placedBet, sessionOf, type TestSports } from "../../testing/index.ts";
import type { EventOffer } from "../api.ts";
import { noteCorrection } from "./note-correction.ts";

const HOME_WINS: ResultView = { status: "finished", home: 1, away: 0 };
const DRAW: ResultView = { status: "finished", home: 1, away: 1 };
const audited: { action: string; details?: Record<string, unknown> }[] = [];
let app: TestSports;
let event: EventOffer;
let someone: Session;
beforeAll(async () => {
	app = await openTestSports({ audit: { record: async (_tx, entry) => void audited.push(entry) } });
});
afterAll(async () => {
	expect(await app.sports.auditBets()).toEqual([]);
	await app.close();
});
beforeEach(async () => {
	audited.length = 0;
	event = await app.onSale();
	someone = await app.punter();
});

const operator = (): Visit => ({
	session: { ...sessionOf(app.newId()), roles: ["sports"] },
	locale: "en",
	ip: "127.0.0.1",
	userAgent: "",
	cookies: {},
});
const client = () => openInProcessClient(app.sports.bindings);
const note = (result: ResultView) =>
	app.database.transaction((tx) => noteCorrection(app.ports, tx, event.eventId, result));
async function settle(result: ResultView): Promise<void> {
	await app.database.transaction((tx) => app.sports.result(tx, event.eventId, result));
	await app.settle();
}
async function queued() {
	const { items } = await client().call(listCorrections, { query: { state: "open" } }, operator());
	return items.filter(({ eventId }) => eventId === idText(event.eventId));
}
const show = (correction: string) => client().call(readCorrection, { params: { correction } }, operator());

describe("[SPORT-03] [BO-01] a corrected result", () => {
	it("is one entry, however often it is told, with the bets that would have ended otherwise", async () => {
		const won = await placedBet(app, someone, [legOn(event, "home")]);
		const lost = await placedBet(app, someone, [legOn(event, "draw")]);
		const same = await placedBet(app, someone, [legOn(event, "away")]);
		await settle(HOME_WINS);
		const before = await betsOf(app, someone);
		await Promise.all([note(DRAW), note(DRAW), note(DRAW)]);
		const [entry, ...others] = await queued();
		expect(others).toEqual([]);
		expect(entry).toMatchObject({ eventName: "Hosts – Guests", settled: HOME_WINS, reported: DRAW, state: "open" });
		const { bets, hasMore } = await show(entry!.id);
		expect(hasMore).toBe(false);
		expect(bets.map(({ betId }) => betId)).not.toContain(same);
		expect(bets).toMatchObject([
			{ betId: won, status: "won", paidMinor: 2_100, newStatus: "lost", newPayoutMinor: 0, differenceMinor: -2_100 },
			{ betId: lost, status: "lost", paidMinor: 0, newStatus: "won", newPayoutMinor: 3_400, differenceMinor: 3_400 },
		]);
		expect(await betsOf(app, someone)).toEqual(before);
	});

	it("shows what a multiple would have come to with its other legs, and leaves open bets out", async () => {
		const later = await app.onSale();
		const multiple = await placedBet(app, someone, [legOn(event, "draw"), legOn(later, "home")]);
		await placedBet(app, someone, [legOn(event, "home"), legOn(later, "home")]);
		await settle(HOME_WINS);
		await note(DRAW);
		const [entry] = await queued();
		expect((await show(entry!.id)).bets).toMatchObject([
			{ betId: multiple, status: "lost", newStatus: "open", newPayoutMinor: 0, differenceMinor: 0 },
		]);
	});

	it("is decided once, with a reason in the audit log, and moves no money itself", async () => {
		await placedBet(app, someone, [legOn(event, "home")]);
		await settle(HOME_WINS);
		await note({ status: "abandoned" });
		const [entry] = await queued();
		const before = await betsOf(app, someone);
		const input = {
			params: { correction: entry!.id },
			body: { decision: "adjusted", reason: " Adjustment 7, stake given back. " },
		} as const;
		const decided = await client().call(decideCorrection, input, operator());
		expect(decided).toMatchObject({
			state: "done",
			decision: { what: "adjusted", reason: "Adjustment 7, stake given back." },
		});
		await expect(client().call(decideCorrection, input, operator())).rejects.toMatchObject({
			code: "CORRECTION_STATE",
		});
		expect(audited.map(({ action }) => action)).toEqual(["correctedResult.decided"]);
		expect(await queued()).toEqual([]);
		expect(await betsOf(app, someone)).toEqual(before);
		// Another result is another entry; the one that was decided does not come back.
		await note({ status: "abandoned" });
		await note(DRAW);
		expect(await queued()).toHaveLength(1);
	});

	it("that is not there is answered so", async () => {
		await expect(show(idText(1n))).rejects.toMatchObject({ code: "CORRECTION_UNKNOWN" });
	});
});
