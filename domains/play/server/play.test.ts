import { type ReelEvent, stakeMinorOf } from "@baize/engines/reels";
import { sheetOf } from "@baize/games/sheets";
import { idText, openIds, pageId, readId } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	listRounds,
	markRoundSeen,
	playRealRound,
	type RoundAnswer,
	readCurrentRound,
	readRound,
	readSeeds,
} from "../contract/index.ts";
import {
	aRoundId,
	BLOCKED_IP,
	CLOSED_IP,
	callsOf,
	chooseFreshly,
	EXCLUDED_IP,
	FORBIDDEN_IP,
	openTestPlay,
	practise,
	TERMS_IP,
	type TestPlay,
	verify,
} from "../testing/index.ts";

const GAME = "tidal-book";
const sheet = sheetOf(GAME)!;
const LINE_BET = 5;
const STAKE = stakeMinorOf(sheet, BigInt(LINE_BET));

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

type Over = Partial<{ roundId: string; bet: object; gameId: string }>;
const spin = (session: Session, over: Over = {}, play = app.play) =>
	callsOf(play, session)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: GAME, bet: { lineBetMinor: LINE_BET }, roundId: aRoundId(app.clock), mode: "real", ...over },
	});

describe("a round for money", () => {
	it("takes the stake, pays the win and answers the balance", async () => {
		const player = await app.player(100_000n);
		const round = await spin(player);
		expect(round.stakeMinor).toBe(Number(STAKE));
		expect(round.balanceMinor).toBe(100_000 - round.stakeMinor + round.winMinor);
		expect(BigInt(round.balanceMinor)).toBe(await app.cashOf(player));
		expect(round.events.at(-1)).toMatchObject({ type: "roundEnded", winMinor: round.winMinor });
	});

	it.each([
		["an unknown game", { gameId: "no-such-game" }, "GAME_NOT_FOUND"],
		["a line bet above the title's", { bet: { lineBetMinor: sheet.maxLineBetUnits + 1 } }, "BET_NOT_ALLOWED"],
		["a line bet of nothing", { bet: { lineBetMinor: 0 } }, "BET_NOT_ALLOWED"],
		["an id in the server's form", { roundId: idText(openIds({ nowMs: () => Date.now() })()) }, "ROUND_ID_NOT_USABLE"],
		["an id that is no id", { roundId: "zzzzzzzzzzzzz" }, "ROUND_ID_NOT_USABLE"],
	])("is refused for %s, and nothing is taken", async (_case, over, code) => {
		const player = await app.player(100_000n);
		await expect(spin(player, over)).rejects.toMatchObject({ code });
		expect(await app.cashOf(player)).toBe(100_000n);
	});

	it("is refused where the game is not offered, also for practice", async () => {
		const player = await app.player(100_000n);
		const body = { gameId: "ember-court", bet: { lineBetMinor: LINE_BET } };
		const call = callsOf(app.play, player, EXCLUDED_IP);
		const params = { session: player.handle };
		const real = { params, body: { ...body, roundId: aRoundId(app.clock), mode: "real" as const } };
		await expect(call(playRealRound, real)).rejects.toMatchObject({ code: "NOT_AVAILABLE_IN_REGION" });
		await expect(practise(call, body)).rejects.toMatchObject({ code: "NOT_AVAILABLE_IN_REGION" });
		expect(await app.cashOf(player)).toBe(100_000n);
	});

	it.each([
		["[GEO-02] where the law forbids play for money", FORBIDDEN_IP, "PLAY_NOT_ALLOWED_HERE"],
		["[VER-10] while the document is blocked", BLOCKED_IP, "DOCUMENT_BLOCKED"],
		["[AUTH-13] before new terms are accepted", TERMS_IP, "TERMS_DUE"],
		["[WAL-05] while the games are closed", CLOSED_IP, "GAMES_CLOSED"],
	])("is refused %s, and nothing is taken; practice goes on", async (_case, ip, code) => {
		const player = await app.player(100_000n);
		const body = { gameId: GAME, bet: { lineBetMinor: LINE_BET } };
		const call = callsOf(app.play, player, ip);
		const params = { session: player.handle };
		const real = { params, body: { ...body, roundId: aRoundId(app.clock), mode: "real" as const } };
		await expect(call(playRealRound, real)).rejects.toMatchObject({ code });
		expect(await practise(call, body)).toMatchObject({ gameId: GAME });
		expect(await app.cashOf(player)).toBe(100_000n);
	});

	it.each([
		["from the future", 10 * MINUTE_MS],
		["of the day before yesterday", -2 * DAY_MS],
	])("is refused under an id %s", async (_case, offsetMs) => {
		const player = await app.player(100_000n);
		const roundId = idText(pageId(app.clock.nowMs() + offsetMs, 1));
		await expect(spin(player, { roundId })).rejects.toMatchObject({ code: "ROUND_ID_NOT_USABLE" });
	});

	it("that one cannot pay is refused with the true balance, and stays refused under its id", async () => {
		const player = await app.player(STAKE - 1n);
		const roundId = aRoundId(app.clock);
		const refusal = {
			code: "INSUFFICIENT_FUNDS",
			details: { balanceMinor: Number(STAKE) - 1, stakeMinor: Number(STAKE) },
		};
		await expect(spin(player, { roundId })).rejects.toMatchObject(refusal);
		await expect(spin(player, { roundId })).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
		expect(await app.cashOf(player)).toBe(STAKE - 1n);
	});
});

describe("[PLAY-06] a round whose answer was lost", () => {
	it("is answered again under the same id, and played once", async () => {
		const player = await app.player(100_000n);
		const roundId = aRoundId(app.clock);
		const first = await spin(player, { roundId });
		const second = await spin(player, { roundId });
		expect(second).toEqual(first);
		expect(await app.cashOf(player)).toBe(BigInt(first.balanceMinor));
	});

	it("sent twenty times at once is one round", async () => {
		const player = await app.player(100_000n);
		const roundId = aRoundId(app.clock);
		const answers = await Promise.all(Array.from({ length: 20 }, () => spin(player, { roundId })));
		for (const answer of answers) expect(answer).toEqual(answers[0]);
		expect(await app.cashOf(player)).toBe(100_000n - STAKE + BigInt(answers[0]!.winMinor));
		expect((await app.ledger.history(player.playerId, "CAD", { limit: 50 })).length).toBe(2);
	});

	it("is answered a week later, where it was played", async () => {
		const player = await app.player(100_000n);
		const roundId = aRoundId(app.clock);
		const first = await spin(player, { roundId });
		app.clock.advance(7 * DAY_MS);
		expect((await spin(player, { roundId })).events).toEqual(first.events);
	});

	it("is not another round: the same id for another bet moves nothing", async () => {
		const player = await app.player(100_000n);
		const roundId = aRoundId(app.clock);
		const { balanceMinor } = await spin(player, { roundId });
		await expect(spin(player, { roundId, bet: { lineBetMinor: 6 } })).rejects.toMatchObject({
			code: "IDEMPOTENCY_CONFLICT",
		});
		expect(await app.cashOf(player)).toBe(BigInt(balanceMinor));
	});

	it("does not take the id of a bet: that is a conflict, and the player plays on", async () => {
		const player = await app.player(100_000n);
		const { playerId, currency } = player;
		const roundId = aRoundId(app.clock);
		const sealed = Buffer.from('{"legs":[]}');
		await app.wallet.batched.bet({ playerId, currency, betId: readId(roundId)!, stakeMinor: 5n, sealed });
		await expect(spin(player, { roundId })).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
		expect((await spin(player)).fairness.nonce).toBe(0);
	});

	it("belongs to one player: another player under the same id gets a conflict or a separate round", async () => {
		const [one, other] = [await app.player(100_000n), await app.player(100_000n)];
		const roundId = aRoundId(app.clock);
		const mine = await spin(one, { roundId });
		const theirs = await spin(other, { roundId }).catch((error) => error);
		if (theirs instanceof Error) expect(theirs).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
		else expect(theirs.fairness.commitment).not.toBe(mine.fairness.commitment);
	});
});

describe("many rounds at once", () => {
	it("of one player never overdraw, and no nonce comes twice", async () => {
		const player = await app.player(STAKE * 30n);
		const answers = await Promise.allSettled(Array.from({ length: 50 }, () => spin(player)));
		const played = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
		const refused = answers.filter((answer) => answer.status === "rejected").map(({ reason }) => reason.code);
		expect(played.length).toBeGreaterThanOrEqual(30);
		expect(new Set(refused).size).toBeLessThanOrEqual(1);
		const nonces = played.map((round) => round.fairness.nonce);
		expect(new Set(nonces).size).toBe(nonces.length);
		const net = played.reduce((sum, round) => sum + BigInt(round.winMinor - round.stakeMinor), 0n);
		expect(await app.cashOf(player)).toBe(STAKE * 30n + net);
		expect(await app.ledger.audit()).toEqual([]);
	});

	it("number themselves in order", async () => {
		const player = await app.player(STAKE * 1000n);
		const nonces: number[] = [];
		for (let i = 0; i < 120; i++) nonces.push((await spin(player)).fairness.nonce);
		expect(nonces).toEqual(Array.from({ length: 120 }, (_, i) => i));
	});

	it("in two processes share no number and leave none out, and another process that opens then knows the next", async () => {
		const player = await app.player(STAKE * 1000n);
		const other = await app.openAnother();
		const rounds = await Promise.all(
			Array.from({ length: 60 }, (_, at) => spin(player, {}, at % 2 ? app.play : other)),
		);
		const nonces = rounds.map((round) => round.fairness.nonce).toSorted((a, b) => a - b);
		expect(nonces).toEqual(nonces.map((_, at) => at));
		expect((await (await app.openAnother()).readSeeds(player)).nextNonce).toBe(60);
	});
});

describe("[PLAY-06] a round interrupted by a reload", () => {
	const current = async (session: Session, play = app.play) =>
		(await callsOf(play, session)(readCurrentRound, { params: { session: session.handle, gameId: GAME } })).round;
	const seen = (session: Session, roundId: string) =>
		callsOf(app.play, session)(markRoundSeen, {
			params: { session: session.handle, roundId },
			body: { gameId: GAME },
		});

	it("is played back, also by a server that has crashed in between", async () => {
		const player = await app.player(100_000n);
		expect(await current(player)).toBeNull();
		const round = await spin(player);
		expect(await current(player)).toEqual(round);
		expect(await current(player, await app.openAnother())).toEqual(round);
	});

	it("is over once it was seen to its end, until the next one", async () => {
		const player = await app.player(100_000n);
		await seen(player, (await spin(player)).roundId);
		expect(await current(player)).toBeNull();
		const next = await spin(player);
		expect((await current(player))?.roundId).toBe(next.roundId);
		await spin(player, { gameId: "night-orchard" });
		expect((await current(player))?.roundId).toBe(next.roundId);
	});
});

describe("[GAME-02] what can be known of a round", () => {
	const one = (session: Session, roundId: string) =>
		callsOf(app.play, session)(readRound, { params: { session: session.handle, roundId } });
	const seeds = (session: Session) => callsOf(app.play, session)(readSeeds, { params: { session: session.handle } });
	const change = (session: Session, clientSeed?: string) => chooseFreshly(app.play, session, clientSeed);

	it("is committed to before, hidden while it could be used, and verified from the receipt alone after", async () => {
		const player = await app.player(1_000_000n);
		const before = await seeds(player);
		const rounds: RoundAnswer[] = [];
		for (let i = 0; i < 30; i++) rounds.push(await spin(player));
		for (const round of rounds) expect(round.fairness.commitment).toBe(before.commitment);
		expect((await one(player, rounds[0]!.roundId)).serverSeed).toBeNull();

		const after = await change(player, "my own seed");
		expect(after).toMatchObject({ commitment: before.next.commitment, clientSeed: "my own seed", nextNonce: 0 });
		expect(after.retired[0]?.commitment).toBe(before.commitment);
		for (const { roundId } of rounds) {
			const receipt = await one(player, roundId);
			expect(verify(receipt, receipt.serverSeed!)).toEqual({ verified: true });
		}
		expect((await spin(player)).fairness).toEqual({
			commitment: after.commitment,
			clientSeed: "my own seed",
			nonce: 0,
		});
	});

	it("does not verify where a single event was changed, or another seed is given", async () => {
		const player = await app.player(100_000n);
		const { roundId } = await spin(player);
		const [retired] = (await change(player)).retired;
		const receipt = await one(player, roundId);
		const forged = receipt.events.map((event) =>
			(event as ReelEvent).type === "roundEnded" ? { ...(event as object), winMinor: 999_999 } : event,
		);
		expect(verify({ ...receipt, events: forged }, retired!.serverSeed!)).toMatchObject({ why: "events" });
		expect(verify(receipt, "00".repeat(32))).toEqual({ verified: false, why: "commitment" });
	});

	it("is revealed only when no other process can still play the old seeds", async () => {
		const player = await app.player(100_000n);
		const other = await app.openAnother();
		await spin(player);
		await spin(player, {}, other);
		app.cutOff(other);
		const [hidden] = (await change(player)).retired;
		expect(hidden?.serverSeed).toBeNull();
		app.clock.set(hidden!.revealedAtMs);
		expect((await seeds(player)).retired[0]?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
	});

	it("is revealed at once where the other process returns them", async () => {
		const player = await app.player(100_000n);
		const other = await app.openAnother();
		await spin(player, {}, other);
		const [retired] = (await change(player)).retired;
		expect(retired).toMatchObject({ serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/), end: { rounds: 1 } });
	});

	it("is revealed at once after a graceful stop", async () => {
		const player = await app.player(100_000n);
		const stopped = await app.openAnother();
		await spin(player, {}, stopped);
		await stopped.close();
		expect((await change(player)).retired[0]?.serverSeed).not.toBeNull();
	});

	it("rounds played while the seeds change belong to one pair or the other", async () => {
		const player = await app.player(1_000_000n);
		await spin(player);
		const [rounds] = await Promise.all([
			Promise.all(Array.from({ length: 40 }, () => spin(player))),
			Promise.any([change(player), change(player)]),
		]);
		await change(player);
		for (const { roundId } of rounds) {
			const receipt = await one(player, roundId);
			expect(verify(receipt, receipt.serverSeed!)).toEqual({ verified: true });
		}
	});

	it("is the player's own: another one's round is not found", async () => {
		const [one_, other] = [await app.player(100_000n), await app.player(100_000n)];
		const { roundId } = await spin(one_);
		await expect(one(other, roundId)).rejects.toMatchObject({ code: "ROUND_NOT_FOUND" });
	});
});

describe("the list of rounds", () => {
	it("is newest first, page by page, without the other movements", async () => {
		const player = await app.player(1_000_000n);
		const played: string[] = [];
		for (let i = 0; i < 7; i++) {
			app.clock.advance(1_000);
			played.unshift((await spin(player)).roundId);
		}
		const page = (before?: string) =>
			callsOf(app.play, player)(listRounds, {
				params: { session: player.handle },
				query: { limit: 3, ...(before ? { before } : {}) },
			});
		const listed: string[] = [];
		for (let cursor: string | null | undefined; cursor !== null; ) {
			const { rounds, before } = await page(cursor);
			listed.push(...rounds.map((round) => round.roundId));
			cursor = before;
		}
		expect(listed).toEqual(played);
	});

	it("has the rounds of one game, or those that were won, where only these are wanted", async () => {
		const player = await app.player(1_000_000n);
		const rounds: { roundId: string; stakeMinor: number; winMinor: number }[] = [];
		for (let i = 0; i < 12; i++) {
			app.clock.advance(1_000);
			rounds.unshift(await spin(player));
		}
		const list = (query: { game?: string; outcome?: "won" }) =>
			callsOf(app.play, player)(listRounds, { params: { session: player.handle }, query: { limit: 50, ...query } });
		const idsOf = (list: readonly { roundId: string }[]) => list.map(({ roundId }) => roundId);
		const won = rounds.filter(({ stakeMinor, winMinor }) => winMinor > stakeMinor);
		expect(idsOf((await list({ outcome: "won" })).rounds)).toEqual(idsOf(won));
		expect(idsOf((await list({ game: GAME })).rounds)).toEqual(idsOf(rounds));
		expect((await list({ game: "night-comet" })).rounds).toEqual([]);
		await expect(list({ game: "no-such-game" })).rejects.toMatchObject({ code: "GAME_NOT_FOUND" });
	});

	it("are those of a period, page by page", async () => {
		const player = await app.player(100_000n);
		const days: { atMs: number; ids: string[] }[] = [];
		for (let day = 0; day < 3; day++) {
			app.clock.advance(DAY_MS);
			const ids: string[] = [];
			for (let n = 0; n < 3; n++) ids.unshift((await spin(player)).roundId);
			days.push({ atMs: app.clock.nowMs(), ids });
		}
		const [first, second, third] = days as [(typeof days)[0], (typeof days)[0], (typeof days)[0]];
		const listed = async (query: { fromMs?: number; toMs?: number }): Promise<string[]> => {
			const ids: string[] = [];
			for (let cursor: string | null | undefined; cursor !== null; ) {
				const asked = { limit: 2, ...query, ...(cursor ? { before: cursor } : {}) };
				const page = await callsOf(app.play, player)(listRounds, { params: { session: player.handle }, query: asked });
				ids.push(...page.rounds.map(({ roundId }) => roundId));
				cursor = page.before;
			}
			return ids;
		};
		expect(await listed({ fromMs: second.atMs })).toEqual([...third.ids, ...second.ids]);
		expect(await listed({ toMs: second.atMs })).toEqual(first.ids);
		expect(await listed({ fromMs: second.atMs, toMs: third.atMs })).toEqual(second.ids);
		expect(await listed({ fromMs: third.atMs + 1 })).toEqual([]);
		expect(await listed({ fromMs: third.atMs, toMs: first.atMs })).toEqual([]);
	});
});
