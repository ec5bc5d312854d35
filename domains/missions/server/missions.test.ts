import type { Id } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { anOperation } from "@baize/ledger/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as calls from "../contract/index.ts";
import { GAMES, openTestMissions, someTerms, type TestMissions, visitOf } from "../testing/index.ts";

let opened: TestMissions;
beforeAll(async () => {
	opened = await openTestMissions();
});
afterAll(() => opened.close());

const [DRAFTS, APPROVES] = [1n, 2n];
const asOperator = (id: Id) => visitOf(id, { roles: ["content"] });
const body = { reason: "As planned." };
let requests = 0;

/** A drafted mission; the calls of its operators and players. */
async function drafted(over: Partial<calls.Terms> = {}) {
	const terms = someTerms(opened.clock.nowMs(), over);
	const input = { body: { requestId: `a-request-${++requests}`, terms } };
	const { id } = await opened.call(calls.draftMission, input, asOperator(DRAFTS));
	const params = { mission: id };
	const approve = (by: Id = APPROVES) => opened.call(calls.approveMission, { params, body }, asOperator(by));
	const end = (call: typeof calls.closeMission | typeof calls.cancelMission) =>
		call === calls.closeMission
			? opened.call(calls.closeMission, { params, body }, asOperator(DRAFTS))
			: opened.call(calls.cancelMission, { params, body }, asOperator(DRAFTS));
	const of = { params: { ...params, session: "h" }, body: {} };
	const join = (playerId: Id, ip = "") => opened.call(calls.joinMission, of, visitOf(playerId, { ip }));
	const leave = (playerId: Id) => opened.call(calls.leaveMission, of, visitOf(playerId));
	const own = async (playerId: Id) => (await listed(playerId)).find(({ mission }) => mission.id === id);
	const record = () => opened.call(calls.readMissionRecord, { params }, asOperator(DRAFTS));
	return { id, params, terms, approve, end, join, leave, own, record };
}

const listed = async (playerId: Id, ip = "") =>
	(await opened.call(calls.listOwnMissions, { params: { session: "h" } }, visitOf(playerId, { ip }))).missions;

/** One that runs, and a player who has joined it. */
async function joined(over: Partial<calls.Terms> = {}) {
	const it = await drafted(over);
	await it.approve();
	opened.clock.set(it.terms.fromMs + MINUTE_MS);
	const playerId = await opened.player();
	await it.join(playerId);
	return { ...it, playerId };
}

const play = (playerId: Id, gameId: number, winMinor = 0n, stakeMinor = 100n) =>
	opened.wallet.batched.instantRound({
		...{ playerId, currency: "CAD", roundId: opened.newId(), gameId, stakeMinor, winMinor },
	});

const later = (ms: number) => opened.clock.set(opened.clock.nowMs() + ms);

/** All follower and job work that is due. */
async function settled(): Promise<void> {
	await opened.catchUp();
	later(MINUTE_MS);
	await opened.missions.giveRewards();
}

beforeEach(() => {
	Object.assign(opened.flag, { isOpen: true, mayPay: true });
	for (const list of [opened.posted, opened.spins, opened.points]) list.length = 0;
});

describe("progress", () => {
	it("counts each title once, whatever is staked, and nothing else", async () => {
		const { playerId, own } = await joined();
		await play(playerId, GAMES.tidalBook, 0n, 1n);
		await play(playerId, GAMES.tidalBook, 0n, 50_000n);
		await play(playerId, GAMES.other);
		await opened.ledger.post({
			...anOperation("freeSpin", opened.newId(), playerId, 100n, 900n),
			gameId: GAMES.amberFox,
		});
		await settled();
		expect((await own(playerId))?.progress).toMatchObject({ count: 1, reachedAtMs: null });
		await play(playerId, GAMES.amberFox);
		await settled();
		expect((await own(playerId))?.progress).toMatchObject({
			count: 2,
			counted: [{ title: "Tidal Book" }, { title: "Amber Fox" }],
			reachedAtMs: expect.any(Number),
			paidAtMs: expect.any(Number),
		});
	});

	it("counts a day once", async () => {
		const goal = { kind: "days", count: 2, multipleX100: null } as const;
		const { playerId, own } = await joined({ goal, titles: [] });
		await play(playerId, GAMES.other);
		await play(playerId, GAMES.other);
		await settled();
		expect((await own(playerId))?.progress).toMatchObject({ count: 1, reachedAtMs: null });
		later(DAY_MS);
		await play(playerId, GAMES.tidalBook);
		await settled();
		expect((await own(playerId))?.progress).toMatchObject({ count: 2, paidAtMs: expect.any(Number) });
	});

	it("counts a round that returns the multiple, of any stake", async () => {
		const goal = { kind: "multiple", count: 1, multipleX100: 1_000 } as const;
		const { playerId, own } = await joined({ goal });
		await play(playerId, GAMES.tidalBook, 999n, 100n);
		await settled();
		expect((await own(playerId))?.progress?.count).toBe(0);
		await play(playerId, GAMES.tidalBook, 10n, 1n);
		await settled();
		expect((await own(playerId))?.progress).toMatchObject({ count: 1, paidAtMs: expect.any(Number) });
	});

	it("counts no round from before joining, none with a stake still open, none that was withdrawn", async () => {
		const it = await joined();
		const whose = { playerId: await opened.player(), currency: "CAD" };
		await play(whose.playerId, GAMES.tidalBook);
		const [early, open, voided] = [opened.newId(), opened.newId(), opened.newId()];
		await opened.wallet.batched.stakeRound({ ...whose, gameId: GAMES.tidalBook, roundId: early, stakeMinor: 100n });
		later(MINUTE_MS);
		await it.join(whose.playerId);
		later(MINUTE_MS);
		await opened.wallet.batched.settleRound({ ...whose, gameId: GAMES.tidalBook, roundId: early, winMinor: 0n });
		const amberFox = { ...whose, gameId: GAMES.amberFox };
		await opened.wallet.batched.stakeRound({ ...amberFox, roundId: voided, stakeMinor: 100n });
		await opened.wallet.batched.voidRound({ ...amberFox, roundId: voided, stakeMinor: 100n });
		await opened.wallet.batched.stakeRound({ ...amberFox, roundId: open, stakeMinor: 100n });
		await opened.catchUp();
		expect((await it.own(whose.playerId))?.progress?.count).toBe(0);
		await opened.wallet.batched.settleRound({ ...amberFox, roundId: open, winMinor: 0n });
		await opened.catchUp();
		expect((await it.own(whose.playerId))?.progress?.count).toBe(1);
	});

	it("is the same when the journal is given again, and after a crash before the commit", async () => {
		const { playerId, own } = await joined();
		const { follower } = opened.missions;
		await play(playerId, GAMES.tidalBook);
		let given: Parameters<typeof follower.apply>[1] = [];
		await opened.catchUpWith(async (tx, operations) => {
			given = operations;
			await follower.apply(tx, operations);
			throw new Error("a crash before the commit");
		});
		expect((await own(playerId))?.progress?.count).toBe(0);
		await opened.catchUp();
		await opened.database.transaction((tx) => follower.apply(tx, given));
		expect((await own(playerId))?.progress?.count).toBe(1);
	});

	it("ends with the mission, and while the player is elsewhere", async () => {
		const it = await joined();
		opened.places.set(it.playerId, { country: "CA", subdivision: "QC" });
		await play(it.playerId, GAMES.tidalBook);
		await opened.catchUp();
		expect((await it.own(it.playerId))?.progress?.count).toBe(0);
		opened.places.delete(it.playerId);
		opened.clock.set(it.terms.untilMs);
		await play(it.playerId, GAMES.tidalBook);
		await opened.catchUp();
		expect((await it.own(it.playerId))?.progress?.count).toBe(0);
	});
});

/** A player who has reached the goal, before the reward is given. */
async function reached(over: Partial<calls.Terms> = {}) {
	const it = await joined(over);
	await play(it.playerId, GAMES.tidalBook);
	await play(it.playerId, GAMES.amberFox);
	await opened.catchUp();
	later(MINUTE_MS);
	return it;
}

describe("a reward", () => {
	it("is spins, given once with one message, though several processes give", async () => {
		const { id, playerId } = await reached();
		await Promise.all([opened.missions.giveRewards(), opened.missions.giveRewards()]);
		await opened.missions.giveRewards();
		expect(opened.spins).toMatchObject([
			{ grantKey: `mission ${id}`, playerId, count: 10, stakeMinor: 20n, wins: "cash", titleIds: ["tidal-book"] },
		]);
		expect(opened.posted.map(({ playerId: to, name }) => [to, name])).toEqual([[playerId, "missions.gotSpins"]]);
	});

	it("is points", async () => {
		const { id, playerId } = await reached({ reward: { points: 50, spins: null } });
		await opened.missions.giveRewards();
		expect(opened.points).toMatchObject([{ playerId, points: 50, cause: `mission ${id}` }]);
		expect(opened.posted).toMatchObject([{ name: "missions.gotPoints", fills: { points: "50" } }]);
	});

	it("waits while payments are closed, while the player takes a break, and while it is not possible", async () => {
		const { playerId, own } = await reached();
		opened.flag.mayPay = false;
		await opened.missions.giveRewards();
		opened.flag.mayPay = true;
		opened.restricted.add(playerId);
		await opened.missions.giveRewards();
		opened.restricted.delete(playerId);
		opened.refusing.add(playerId);
		later(2 * HOUR_MS);
		await opened.missions.giveRewards();
		expect([opened.spins, opened.posted]).toEqual([[], []]);
		opened.refusing.delete(playerId);
		later(2 * HOUR_MS);
		await opened.missions.giveRewards();
		expect(opened.spins).toHaveLength(1);
		expect((await own(playerId))?.progress?.paidAtMs).not.toBeNull();
	});

	it("is given after the mission is cancelled, to who had reached it", async () => {
		const { end, playerId } = await reached();
		await end(calls.cancelMission);
		await opened.missions.giveRewards();
		expect(opened.spins).toMatchObject([{ playerId }]);
	});
});

describe("joining", () => {
	it("is possible for so many players as the terms say, and a place that is left is free again", async () => {
		const it = await joined({ maxPlayers: 2 });
		const others = [await opened.player(), await opened.player(), await opened.player()];
		const tried = await Promise.allSettled(others.map((each) => it.join(each)));
		expect(tried.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
		const refusal = tried.find(({ status }) => status === "rejected");
		expect(refusal).toMatchObject({ reason: { code: "MISSION_NOT_OPEN", details: { block: "full" } } });
		expect((await it.leave(it.playerId)).progress).toBeNull();
		await it.leave(it.playerId);
		const late = others[tried.findIndex(({ status }) => status === "rejected")]!;
		expect((await it.join(late)).mission.placesLeft).toBe(0);
	});

	it("twice is joining once", async () => {
		const { join, playerId } = await joined();
		expect((await join(playerId)).mission.placesLeft).toBe(9);
	});

	it("is not for who takes a break, is elsewhere, or has not proved the age; and they are offered nothing", async () => {
		const it = await joined();
		const refusedWith = (block: calls.Block) => ({ code: "MISSION_NOT_OPEN", details: { block } });
		const [resting, young] = [await opened.player(), await opened.player()];
		opened.restricted.add(resting);
		opened.unverified.add(young);
		await expect(it.join(resting)).rejects.toMatchObject(refusedWith("restricted"));
		await expect(it.join(await opened.player(), "quebec")).rejects.toMatchObject(refusedWith("placeNotOffered"));
		await expect(it.join(young)).rejects.toMatchObject(refusedWith("ageUnverified"));
		expect(await listed(resting)).toEqual([]);
		opened.restricted.add(it.playerId);
		expect(await listed(it.playerId)).toEqual([]);
		opened.restricted.delete(it.playerId);
		expect(await it.own(it.playerId)).toBeDefined();
		expect(await listed(await opened.player(), "quebec")).toEqual([]);
		expect(await it.own(young)).toMatchObject({ block: "ageUnverified", progress: null });
	});

	it("ends when an operator closes the mission; who has joined goes on", async () => {
		const { end, join, own, playerId } = await joined();
		await end(calls.closeMission);
		await expect(join(await opened.player())).rejects.toMatchObject({ details: { block: "noLongerOpen" } });
		await play(playerId, GAMES.tidalBook);
		await opened.catchUp();
		expect((await own(playerId))?.progress?.count).toBe(1);
	});

	it("cannot be undone once the goal is reached", async () => {
		const { leave, playerId } = await reached();
		await expect(leave(playerId)).rejects.toThrow("MISSION_REACHED");
	});

	it("of a mission for new accounts is not for older ones", async () => {
		const it = await joined({ audience: "newcomers" });
		const player = await opened.player();
		later(31 * DAY_MS);
		const next = await drafted({ audience: "newcomers" });
		await next.approve();
		await expect(next.join(player)).rejects.toMatchObject({ details: { block: "notNew" } });
		expect(await next.own(player)).toBeUndefined();
		expect(await it.own(it.playerId)).toBeDefined();
	});
});

describe("visitors", () => {
	it("see none where the law lets them see no offers", async () => {
		await joined();
		const list = (ip: string) =>
			opened.call(calls.listMissions, { query: { currency: "CAD" } }, { ...visitOf(1n, { ip }) });
		expect(await list("")).toEqual({ isAllowed: true, missions: [] });
		expect(await list("quebec")).toEqual({ isAllowed: false, missions: [] });
	});
});

describe("two operators", () => {
	it("who drafts does not approve, and terms are frozen with the approval", async () => {
		const it = await drafted();
		await expect(it.approve(DRAFTS)).rejects.toThrow("MISSION_NEEDS_ANOTHER");
		const save = (maxPlayers: number) => {
			const input = { params: it.params, body: { terms: { ...it.terms, maxPlayers } } };
			return opened.call(calls.saveMission, input, asOperator(APPROVES));
		};
		await expect(it.join(await opened.player())).rejects.toThrow("MISSION_NOT_FOUND");
		await save(20);
		await expect(it.approve(APPROVES)).rejects.toThrow("MISSION_NEEDS_ANOTHER");
		expect(await it.approve(DRAFTS)).toMatchObject({ state: "open", maxCostUnits: 4_000 });
		await expect(save(30)).rejects.toThrow("MISSION_STATE");
		expect((await it.record()).steps.map(({ step, by }) => [step, by])).toEqual([
			["drafted", "Operator 1"],
			["saved", "Operator 2"],
			["approved", "Operator 1"],
		]);
		expect(opened.audited.at(-1)).toMatchObject({ action: "missions.approved", details: body });
	});

	it("the same request is the same mission; with other terms it is refused", async () => {
		const it = await drafted();
		const again = (terms: calls.Terms) => {
			const input = { body: { requestId: `a-request-${requests}`, terms } };
			return opened.call(calls.draftMission, input, asOperator(DRAFTS));
		};
		expect((await again(it.terms)).id).toBe(it.id);
		await expect(again({ ...it.terms, maxPlayers: 3 })).rejects.toThrow("MISSION_CONFLICT");
	});

	it.each<[string, Partial<calls.Terms>, string]>([
		["more titles than are named", { goal: { kind: "titles", count: 3, multipleX100: null } }, "goal"],
		["more days than half of them", { goal: { kind: "days", count: 6, multipleX100: null } }, "goal"],
		["a multiple without a number", { goal: { kind: "multiple", count: 1, multipleX100: null } }, "multiple"],
		["a title that is not there", { titles: ["no-game"] }, "titles"],
		["a place whose law forbids it", { places: ["CA:QC"] }, "places"],
		["no reward", { reward: { points: null, spins: null } }, "reward"],
		[
			"spins of a stake that the title does not take",
			{ reward: { points: null, spins: { gameId: "tidal-book", count: 1, stakeUnits: 11, days: 7 } } },
			"reward",
		],
		[
			"spins that are worth too much",
			{ reward: { points: null, spins: { gameId: "tidal-book", count: 100, stakeUnits: 20, days: 7 } } },
			"reward",
		],
		["a beginning in the past", { fromMs: 0 }, "past"],
	])("refuses %s", async (_name, over, fault) => {
		await expect(drafted(over)).rejects.toMatchObject({ details: { faults: expect.arrayContaining([fault]) } });
	});
});

it("the copy of a player's data has what they joined", async () => {
	const { id, playerId } = await reached();
	expect(await opened.missions.exportOf(playerId)).toMatchObject([{ mission: id, count: 2, rewardedAt: null }]);
});
