import { type Id, idText } from "@baize/kernel/id";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { anOperation } from "@baize/ledger/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as calls from "../contract/index.ts";
import { A_GAME, OTHER_GAME, openTestTournaments, someTerms, type TestTournaments, visitOf } from "../testing/index.ts";

let opened: TestTournaments;
beforeAll(async () => {
	opened = await openTestTournaments();
});
afterAll(() => opened.close());

const [DRAFTS, APPROVES] = [1n, 2n];
const asOperator = (id: Id) => visitOf(id, { roles: ["content"] });
const body = { reason: "As planned." };
let requests = 0;
/** The steps have the same input and reply. */
type Step =
	| typeof calls.approveTournament
	| typeof calls.announceTournament
	| typeof calls.endTournament
	| typeof calls.auditTournament
	| typeof calls.payTournament
	| typeof calls.cancelTournament;

/** A drafted tournament; the calls of its operators. */
async function drafted(over: Partial<calls.Terms> = {}) {
	const terms = someTerms(opened.clock.nowMs(), over);
	const input = { body: { requestId: `a-request-${++requests}`, terms } };
	const { id } = await opened.call(calls.draftTournament, input, asOperator(DRAFTS));
	const params = { tournament: id };
	const act = (call: Step, by: Id) => opened.call(call, { params, body }, asOperator(by));
	const own = (playerId: Id) =>
		opened.call(calls.readOwnTournament, { params: { ...params, session: "h" } }, visitOf(playerId));
	const record = () => opened.call(calls.readTournamentRecord, { params }, asOperator(DRAFTS));
	return { id, params, terms, act, own, record };
}

/** One that runs. */
async function running(over: Partial<calls.Terms> = {}) {
	const it = await drafted(over);
	await it.act(calls.approveTournament, APPROVES);
	await it.act(calls.announceTournament, DRAFTS);
	opened.clock.set(it.terms.fromMs + MINUTE_MS);
	await opened.tournaments.advance();
	return it;
}

const play = (playerId: Id, winMinor: bigint, { stakeMinor = 100n, gameId = A_GAME } = {}) =>
	opened.wallet.batched.instantRound({
		...{ playerId, currency: "CAD", roundId: opened.newId(), gameId, stakeMinor, winMinor },
	});

async function ended(it: Awaited<ReturnType<typeof running>>): Promise<void> {
	opened.clock.set(it.terms.untilMs + MINUTE_MS);
	await opened.tournaments.advance();
}

const prizesOf = (playerId: Id) => opened.ledger.history(playerId, "CAD", { kinds: ["prizePaid"], limit: 10 });

beforeEach(() => {
	opened.flag.mayPay = true;
	opened.posted.length = 0;
});

describe("rounds count", () => {
	it("those on its titles, of at least the smallest stake, in its period", async () => {
		const [it, playerId] = [await running(), await opened.player()];
		await play(playerId, 250n);
		await play(playerId, 900n, { gameId: OTHER_GAME });
		await play(playerId, 190n, { stakeMinor: 19n });
		await opened.ledger.post({ ...anOperation("freeSpin", opened.newId(), playerId, 100n, 900n), gameId: A_GAME });
		await opened.catchUp();
		expect((await it.own(playerId)).own.row).toMatchObject({ points: 250, rounds: 1, place: 1 });
		await ended(it);
		await play(playerId, 900n);
		await opened.catchUp();
		expect((await it.own(playerId)).own.row).toMatchObject({ points: 250, rounds: 1 });
	});

	it("a round with decisions once all of its stakes have ended, with all of them; a void one never", async () => {
		const [it, playerId] = [await running(), await opened.player()];
		const whose = { playerId, currency: "CAD", gameId: A_GAME };
		const [roundId, voided] = [opened.newId(), opened.newId()];
		const double = { ...whose, roundId, stakeId: opened.newId() };
		await opened.wallet.batched.stakeRound({ ...whose, roundId, stakeMinor: 100n });
		await opened.wallet.batched.stakeRound({ ...double, stakeMinor: 100n });
		await opened.wallet.batched.stakeRound({ ...whose, roundId: voided, stakeMinor: 100n });
		await opened.catchUp();
		await opened.wallet.batched.settleRound({ ...whose, roundId, winMinor: 300n });
		await opened.wallet.batched.voidRound({ ...whose, roundId: voided, stakeMinor: 100n });
		await opened.catchUp();
		await opened.wallet.batched.settleRound({ ...double, winMinor: 100n });
		await opened.catchUp();
		expect((await it.own(playerId)).own.row).toMatchObject({ points: 200, rounds: 1 });
	});

	it("once, when the journal is given again, and not at all when the follower's transaction fails", async () => {
		const [it, playerId] = [await running(), await opened.player()];
		const { follower } = opened.tournaments;
		await play(playerId, 300n);
		let given: Parameters<typeof follower.apply>[1] = [];
		const failing = opened.catchUpWith(async (tx, operations) => {
			given = operations;
			await follower.apply(tx, operations);
			throw new Error("a crash before the commit");
		});
		await failing;
		expect((await it.own(playerId)).own.row).toBeNull();
		await opened.catchUp();
		await opened.database.transaction((tx) => follower.apply(tx, given));
		opened.clock.set(opened.clock.nowMs() + MINUTE_MS);
		expect((await it.own(playerId)).own.row).toMatchObject({ points: 300, rounds: 1 });
	});

	it("none that is corrected later: it gives back its points, and its place", async () => {
		const [it, playerId] = [await running({ roundLimit: 1, bestOf: 1 }), await opened.player()];
		const whose = { playerId, currency: "CAD", gameId: A_GAME };
		const roundId = opened.newId();
		await opened.wallet.batched.stakeRound({ ...whose, roundId, stakeMinor: 100n });
		await opened.wallet.batched.settleRound({ ...whose, roundId, winMinor: 700n });
		await opened.catchUp();
		expect((await it.own(playerId)).own.row).toMatchObject({ points: 700 });
		const further = { opId: opened.newId(), revision: 2 };
		await opened.wallet.batched.resettleRound({ ...whose, roundId, stakeMinor: 700n, winMinor: 0n, further });
		await opened.catchUp();
		// A board is read anew every two seconds.
		opened.clock.set(opened.clock.nowMs() + MINUTE_MS);
		expect((await it.own(playerId)).own).toMatchObject({ row: null, roundsLeft: 1 });
		await play(playerId, 200n);
		await opened.catchUp();
		opened.clock.set(opened.clock.nowMs() + MINUTE_MS);
		expect((await it.own(playerId)).own.row).toMatchObject({ points: 200, rounds: 1 });
	});

	it("none where the law leaves the player out", async () => {
		const [it, playerId] = [await running(), await opened.player()];
		opened.places.set(playerId, { country: "CA", subdivision: "QC" });
		await play(playerId, 300n);
		await opened.catchUp();
		expect((await it.own(playerId)).own).toMatchObject({ row: null, isLeftOut: true });
		const visitor = { ...visitOf(1n, { ip: "quebec" }) };
		const list = await opened.call(calls.listTournaments, { query: { currency: "CAD" } }, visitor);
		expect(list).toEqual({ isAllowed: false, tournaments: [] });
		const read = { params: it.params, query: { currency: "CAD" } };
		await expect(opened.call(calls.readTournament, read, visitor)).rejects.toMatchObject({
			code: "TOURNAMENT_NOT_HERE",
			spec: { status: 451 },
		});
	});
});

describe("a tournament ends", () => {
	it("early, by an operator: later rounds count no more, and the board stays", async () => {
		const [it, playerId] = [await running(), await opened.player()];
		await play(playerId, 300n);
		await opened.catchUp();
		opened.clock.set(opened.clock.nowMs() + MINUTE_MS);
		const { state, untilMs } = await it.act(calls.endTournament, DRAFTS);
		expect([state, untilMs]).toEqual(["ended", opened.clock.nowMs()]);
		opened.clock.set(opened.clock.nowMs() + MINUTE_MS);
		await play(playerId, 900n);
		await opened.catchUp();
		await it.act(calls.auditTournament, DRAFTS);
		expect((await it.own(playerId)).own.row).toMatchObject({ points: 300, prizeMinor: 5_000 });
	});

	it("without prizes where an operator cancels it; players still see that", async () => {
		const [it, playerId] = [await running(), await opened.player()];
		await play(playerId, 300n);
		await opened.catchUp();
		expect((await it.act(calls.cancelTournament, DRAFTS)).state).toBe("cancelled");
		expect((await it.own(playerId)).tournament.state).toBe("cancelled");
		opened.clock.set(it.terms.untilMs + MINUTE_MS);
		await opened.tournaments.advance();
		await expect(it.act(calls.auditTournament, DRAFTS)).rejects.toThrow("TOURNAMENT_STATE");
		await expect(it.act(calls.cancelTournament, DRAFTS)).rejects.toThrow("TOURNAMENT_STATE");
		expect(await prizesOf(playerId)).toEqual([]);
	});
});

describe("names", () => {
	it("are on boards, and are hidden and shown again when the player says so", async () => {
		const [it, playerId] = [await running(), await opened.player()];
		await play(playerId, 300n);
		await opened.catchUp();
		const read = { params: it.params, query: { currency: "CAD" } };
		const nameAt = async () => {
			// A board is read anew every two seconds.
			opened.clock.set(opened.clock.nowMs() + MINUTE_MS);
			return (await opened.call(calls.readTournament, read, visitOf(2n))).board[0]?.name;
		};
		const hide = (isHidden: boolean) =>
			opened.call(calls.hideTournamentName, { params: { session: "h" }, body: { isHidden } }, visitOf(playerId));
		expect(await nameAt()).toBe("Kestrel");
		await hide(true);
		await hide(true);
		expect(await nameAt()).toBe("");
		expect(await opened.tournaments.isNameHidden(playerId)).toBe(true);
		await hide(false);
		expect(await nameAt()).toBe("Kestrel");
	});
});

describe("two operators", () => {
	it("who drafts does not approve, and who fixes the board does not pay", async () => {
		const it = await drafted();
		await expect(it.act(calls.approveTournament, DRAFTS)).rejects.toThrow("SECOND_OPERATOR_NEEDED");
		await it.act(calls.approveTournament, APPROVES);
		await it.act(calls.announceTournament, DRAFTS);
		opened.clock.set(it.terms.untilMs + HOUR_MS);
		await opened.tournaments.advance();
		await opened.tournaments.advance();
		await it.act(calls.auditTournament, DRAFTS);
		await expect(it.act(calls.payTournament, DRAFTS)).rejects.toThrow("SECOND_OPERATOR_NEEDED");
		expect((await it.act(calls.payTournament, APPROVES)).state).toBe("paid");
	});

	it("terms that changed need a new approval, and are frozen once they are announced", async () => {
		const it = await drafted();
		await it.act(calls.approveTournament, APPROVES);
		const save = (bestOf: number) =>
			opened.call(
				calls.saveTournament,
				{ params: it.params, body: { terms: { ...it.terms, bestOf } } },
				asOperator(APPROVES),
			);
		expect((await save(10)).state).toBe("draft");
		await it.act(calls.approveTournament, DRAFTS);
		await it.act(calls.announceTournament, DRAFTS);
		await expect(save(11)).rejects.toThrow("TOURNAMENT_STATE");
	});

	it("refuses terms that break a rule", async () => {
		await expect(drafted({ prizesUnits: [100, 200] })).rejects.toThrow("TOURNAMENT_INVALID");
		await expect(drafted({ places: ["CA:QC"] })).rejects.toThrow("TOURNAMENT_INVALID");
	});
});

describe("prizes", () => {
	/** A board of three: the first is disqualified, and the others are tied. */
	async function decided() {
		const it = await running({ prizesUnits: [5_001, 2_000] });
		const players = [await opened.player(), await opened.player(), await opened.player()] as const;
		await play(players[0], 900n);
		await Promise.all([play(players[1], 400n), play(players[2], 400n)]);
		await opened.catchUp();
		const input = { params: it.params, body: { player: idText(players[0]), reason: "Two accounts." } };
		await opened.call(calls.disqualifyPlayer, input, asOperator(DRAFTS));
		await ended(it);
		return { ...it, players };
	}

	it("are shared by equal scores, skip who is disqualified, and are paid once", async () => {
		const { act, players, own } = await decided();
		await act(calls.auditTournament, DRAFTS);
		expect((await act(calls.payTournament, APPROVES)).state).toBe("paid");
		await expect(act(calls.payTournament, APPROVES)).rejects.toThrow("TOURNAMENT_STATE");
		await opened.tournaments.payConfirmed();
		const paid = await Promise.all(players.map(prizesOf));
		expect(paid.map((rows) => rows.map(({ winMinor }) => winMinor))).toEqual([[], [3_501n], [3_500n]]);
		expect(opened.posted.map(({ playerId }) => playerId)).toEqual([players[1], players[2]]);
		expect((await own(players[0])).own).toMatchObject({ row: null, isDisqualified: true });
		expect(opened.audited).toContainEqual(
			expect.objectContaining({ action: "tournaments.disqualified", playerId: players[0] }),
		);
	});

	it("go to a player whose disqualification was undone", async () => {
		const { act, players, params, record } = await decided();
		const input = { params, body: { player: idText(players[0]), reason: "One account." } };
		const readmit = () => opened.call(calls.readmitPlayer, input, asOperator(DRAFTS));
		expect((await readmit()).board[0]).toMatchObject({ place: 1, disqualifiedFor: null });
		await expect(readmit()).rejects.toThrow("SCORE_NOT_FOUND");
		await act(calls.auditTournament, DRAFTS);
		await expect(readmit()).rejects.toThrow("TOURNAMENT_STATE");
		await act(calls.payTournament, APPROVES);
		expect(await prizesOf(players[0])).toMatchObject([{ winMinor: 5_001n }]);
		const { steps } = await record();
		expect(steps.map(({ step }) => step)).toEqual([
			...["drafted", "approved", "announced", "disqualified", "readmitted", "audited", "confirmed", "paid"],
		]);
		expect(steps[4]).toMatchObject({ by: "Operator 1", player: idText(players[0]), reason: "One account." });
		expect(steps.at(-1)).toMatchObject({ by: null });
	});

	it("have the name of their tournament in a statement, and lead to it", async () => {
		const { act, players, own, id } = await decided();
		await act(calls.auditTournament, DRAFTS);
		await act(calls.payTournament, APPROVES);
		const [prize] = await prizesOf(players[1]);
		const names = await opened.tournaments.namer([prize!], { playerId: players[1], locale: "en" });
		expect([...names]).toEqual([[prize!.opId, "Harbour week"]]);
		const input = { params: { tournament: idText(prize!.reference), session: "h" } };
		const seen = await opened.call(calls.readOwnTournament, input, visitOf(players[1]));
		expect(seen).toEqual(await own(players[1]));
		expect(seen.tournament.id).toBe(id);
		await expect(opened.call(calls.readOwnTournament, input, visitOf(players[2]))).rejects.toThrow(
			"TOURNAMENT_NOT_FOUND",
		);
	});

	it("wait while payments are closed, and are paid by the job; who takes a break gets no message", async () => {
		const { act, players } = await decided();
		opened.restricted.add(players[1]);
		opened.flag.mayPay = false;
		await act(calls.auditTournament, DRAFTS);
		expect((await act(calls.payTournament, APPROVES)).state).toBe("audited");
		expect(await prizesOf(players[1])).toEqual([]);
		opened.flag.mayPay = true;
		await Promise.all([opened.tournaments.payConfirmed(), opened.tournaments.payConfirmed()]);
		expect(await prizesOf(players[1])).toHaveLength(1);
		expect(opened.posted.map(({ playerId }) => playerId)).toEqual([players[2]]);
	});

	it("are those of all players, also of more than one transaction counts", async () => {
		const it = await running({ prizesUnits: [100, 50] });
		const players: Id[] = [];
		for (let n = 0; n < 53; n++) players.push(await opened.player());
		await Promise.all(players.map((playerId, n) => play(playerId, BigInt(200 + n))));
		await opened.catchUp();
		await opened.spoil(it.id);
		await ended(it);
		const { board } = await it.act(calls.auditTournament, DRAFTS);
		expect(board.map(({ points }) => points)).toEqual(players.map((_, n) => 252 - n));
		expect(opened.audited.at(-1)?.details).toMatchObject({ corrected: 53, prizes: 2 });
	});

	it("the journal decides where a score is another", async () => {
		const [it, playerId] = [await running(), await opened.player()];
		await play(playerId, 300n);
		await opened.catchUp();
		await opened.spoil(it.id);
		await ended(it);
		const { board } = await it.act(calls.auditTournament, DRAFTS);
		expect(board).toMatchObject([{ points: 300, place: 1 }]);
		expect(opened.audited.at(-1)).toMatchObject({ action: "tournaments.audited", details: { corrected: 1 } });
	});
});
