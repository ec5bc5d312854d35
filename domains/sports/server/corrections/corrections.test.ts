import { idText } from "@baize/kernel/id";
import { openInProcessClient, type Session, type Visit } from "@baize/platform-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	type CorrectionDecision,
	decideCorrection,
	listCorrections,
	type ResultView,
	readCorrection,
} from "../../contract/index.ts";
import { betsOf, legOn, openTestSports, placedBet, sessionOf, type TestSports } from "../../testing/index.ts";
import type { EventOffer } from "../api.ts";
import { noteCorrection } from "./note-correction.ts";

const HOME_WINS: ResultView = { status: "finished", home: 1, away: 0 };
const AWAY_WINS: ResultView = { status: "finished", home: 0, away: 1 };
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
const note = (result: ResultView, of = event) =>
	app.database.transaction((tx) => noteCorrection(app.ports, tx, of.eventId, result));
async function settle(result: ResultView, of = event): Promise<void> {
	await app.database.transaction((tx) => app.sports.result(tx, of.eventId, result));
	await app.settle();
}
async function queued(of = event) {
	const { items } = await client().call(listCorrections, { query: { state: "open" } }, operator());
	return items.filter(({ eventId }) => eventId === idText(of.eventId));
}
const close = (correction: string, decision: CorrectionDecision) =>
	client().call(decideCorrection, { params: { correction }, body: { decision, reason: "As reported." } }, operator());
const show = (correction: string) => client().call(readCorrection, { params: { correction } }, operator());

describe("[SPORT-03] [BO-01] a corrected result", () => {
	it("is one entry, however often it is reported, with the bets that would have ended otherwise", async () => {
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
		const view = await show(entry!.id);
		expect(view.openBets).toBe(1);
		expect(view.bets).toMatchObject([
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
		// Another result is another entry; the one that was decided does not come back while it is still reported.
		await note({ status: "abandoned" });
		await note(DRAW);
		expect(await queued()).toHaveLength(1);
	});

	it("counts from what an earlier one was adjusted to, and not from what was settled", async () => {
		const home = await placedBet(app, someone, [legOn(event, "home")]);
		const draw = await placedBet(app, someone, [legOn(event, "draw")]);
		const away = await placedBet(app, someone, [legOn(event, "away")]);
		await settle(HOME_WINS);
		await note(DRAW);
		await close((await queued())[0]!.id, "adjusted");
		await note(AWAY_WINS);
		const [second] = await queued();
		expect(await show(second!.id)).toMatchObject({ settled: HOME_WINS, counted: DRAW, reported: AWAY_WINS });
		// What the home bet was paid has been taken back; the draw was paid by adjustment, and is paid too much now.
		const byBet = new Map((await show(second!.id)).bets.map((bet) => [bet.betId, bet]));
		expect(byBet.has(home)).toBe(false);
		expect(byBet.get(draw)).toMatchObject({
			isAdjusted: true,
			paidMinor: 3_400,
			newPayoutMinor: 0,
			differenceMinor: -3_400,
		});
		expect(byBet.get(away)).toMatchObject({ isAdjusted: false, paidMinor: 0, newStatus: "won" });
	});

	it("counts from what was settled where the earlier one was left as it was", async () => {
		const home = await placedBet(app, someone, [legOn(event, "home")]);
		await settle(HOME_WINS);
		await note(DRAW);
		await close((await queued())[0]!.id, "kept");
		await note(AWAY_WINS);
		const [second] = await queued();
		const view = await show(second!.id);
		expect(view).toMatchObject({ counted: HOME_WINS });
		expect(view.bets).toMatchObject([{ betId: home, paidMinor: 2_100, differenceMinor: -2_100 }]);
	});

	it("is an entry, too, where the first result is reported again after an adjustment", async () => {
		const home = await placedBet(app, someone, [legOn(event, "home")]);
		await settle(HOME_WINS);
		await note(DRAW);
		const [first] = await queued();
		await close(first!.id, "adjusted");
		await note(HOME_WINS);
		const [back] = await queued();
		expect((await show(back!.id)).bets).toMatchObject([
			{ betId: home, isAdjusted: true, paidMinor: 0, newPayoutMinor: 2_100, differenceMinor: 2_100 },
		]);
		// The first entry shows what was decided then.
		expect((await show(first!.id)).bets).toMatchObject([{ betId: home, isAdjusted: false, differenceMinor: -2_100 }]);
		await close(back!.id, "adjusted");
		await note(DRAW);
		expect((await show((await queued())[0]!.id)).bets).toMatchObject([{ betId: home, differenceMinor: -2_100 }]);
	});

	it("says what has been reported since, and stays one entry when it is reported again", async () => {
		await settle(HOME_WINS);
		await note(DRAW);
		app.clock.advance(1_000);
		await note(AWAY_WINS);
		const [first, second, ...others] = await queued();
		expect(others).toEqual([]);
		expect(await show(first!.id)).toMatchObject({ newer: AWAY_WINS });
		expect(await show(second!.id)).not.toHaveProperty("newer");
		app.clock.advance(1_000);
		await Promise.all([note(DRAW), note(DRAW)]);
		expect(await queued()).toHaveLength(2);
		expect(await show(first!.id)).not.toHaveProperty("newer");
		expect(await show(second!.id)).toMatchObject({ newer: DRAW });
	});

	it("of another event counts for the legs of a multiple: the bet as a whole is what is owed", async () => {
		const other = await app.onSale();
		const both = await placedBet(app, someone, [legOn(event, "draw"), legOn(other, "draw")]);
		await settle(HOME_WINS);
		await settle(HOME_WINS, other);
		await note(DRAW);
		const [first] = await queued();
		// It is lost by the other leg all the same.
		expect((await show(first!.id)).bets).toEqual([]);
		await close(first!.id, "adjusted");
		await note(DRAW, other);
		const [second] = await queued(other);
		const [bet, ...rest] = (await show(second!.id)).bets;
		expect(rest).toEqual([]);
		expect(bet).toMatchObject({ betId: both, status: "lost", paidMinor: 0, newStatus: "won", newPayoutMinor: 11_560 });
		await close(second!.id, "adjusted");
		// Back to what was settled: all of it is taken back, once.
		await note(HOME_WINS);
		expect((await show((await queued())[0]!.id)).bets).toMatchObject([
			{ betId: both, isAdjusted: true, paidMinor: 11_560, newPayoutMinor: 0, differenceMinor: -11_560 },
		]);
	});

	it("that is not there is answered so", async () => {
		await expect(show(idText(1n))).rejects.toMatchObject({ code: "CORRECTION_UNKNOWN" });
	});
});
