import { sheetOf } from "@baize/games/sheets";
import { type Id, idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { BARS } from "@baize/safer-play/contract";
import type { SpinsGrant } from "@baize/spins/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	listRounds,
	playPromotionalRound,
	playRealRound,
	type RoundAnswer,
	readCurrentRound,
	readRound,
	readSeeds,
} from "../../contract/index.ts";
import {
	aRoundId,
	CLOSED_IP,
	callsOf,
	chooseFreshly,
	EXCLUDED_IP,
	FORBIDDEN_IP,
	openTestPlay,
	type TestPlay,
	verify,
} from "../../testing/index.ts";
import type { Play } from "../index.ts";

const GAME = "tidal-book";
const STAKE = 20n;

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

async function grant({ playerId }: Session, over: Partial<SpinsGrant> = {}): Promise<string> {
	const granted = await app.spins.grant({
		...{ grantKey: `gift ${app.newId()}`, playerId, count: 3, titleIds: [GAME, "ember-court"], stakeMinor: STAKE },
		...{ currency: "CAD", untilMs: app.clock.nowMs() + DAY_MS, wins: "cash", cause: "for a test" },
		...over,
	});
	if (granted.status !== "granted") throw new Error(JSON.stringify(granted));
	return idText(granted.grantId);
}

type Over = { gameId?: string; roundId?: string; play?: Play; ip?: string };
const spin = (
	session: Session,
	grantId: string,
	{ gameId = GAME, roundId = aRoundId(app.clock), play = app.play, ip }: Over = {},
) =>
	callsOf(
		play,
		session,
		ip,
	)(playPromotionalRound, { params: { session: session.handle }, body: { gameId, grantId, roundId } });
const pay = (session: Session, roundId: string): Promise<RoundAnswer> =>
	callsOf(app.play, session)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: GAME, bet: { lineBetMinor: 1 }, roundId, mode: "real" },
	});
const roundsOf = async (session: Session) =>
	(await callsOf(app.play, session)(listRounds, { params: { session: session.handle }, query: {} })).rounds;
const leftOf = async ({ playerId }: Session) => (await app.spins.exportOf(playerId)).map(({ left }) => left);

describe("[PROMO-01] a promotional round", () => {
	it("takes no stake and pays its win in cash; history and receipt name it", async () => {
		const player = await app.player(1_000n);
		const grantId = await grant(player);
		const round = await spin(player, grantId);
		expect(round).toMatchObject({ stakeMinor: 20, promotion: { grantId, as: "cash", paidMinor: round.winMinor } });
		expect(round.balanceMinor).toBe(1_000 + round.winMinor);
		expect(await app.cashOf(player)).toBe(1_000n + BigInt(round.winMinor));
		expect(await roundsOf(player)).toMatchObject([{ isPromotional: true, stakeMinor: 20, winMinor: round.winMinor }]);
		expect(await leftOf(player)).toEqual([2]);
	});

	it("is drawn from the same pair in order, and verified as any other", async () => {
		const player = await app.player(1_000n);
		const grantId = await grant(player);
		const [paid, free, again] = [
			await pay(player, aRoundId(app.clock)),
			await spin(player, grantId),
			await pay(player, aRoundId(app.clock)),
		];
		expect([paid, free, again].map(({ fairness }) => fairness.nonce)).toEqual([0, 1, 2]);
		await chooseFreshly(app.play, player);
		const call = callsOf(app.play, player);
		const receipt = await call(readRound, { params: { session: player.handle, roundId: free.roundId } });
		expect(receipt.promotion).toMatchObject({ grantId });
		expect(verify(receipt, receipt.serverSeed!)).toEqual({ verified: true });
	});

	it("counts for the number of the next round, also as another process reads it", async () => {
		const player = await app.player(1_000n);
		const grantId = await grant(player);
		await pay(player, aRoundId(app.clock));
		await spin(player, grantId);
		const other = await app.openAnother();
		const params = { session: player.handle };
		expect((await callsOf(other, player)(readSeeds, { params })).nextNonce).toBe(2);
		await other.close();
	});

	it.each([
		["play is forbidden", FORBIDDEN_IP, "PLAY_NOT_ALLOWED_HERE"],
		["the games are closed", CLOSED_IP, "GAMES_CLOSED"],
		["the title is not visible", EXCLUDED_IP, "NOT_AVAILABLE_IN_REGION"],
	])("that was played is answered under its key where by now %s, as a paid one is", async (_case, ip, code) => {
		const player = await app.player(1_000n);
		const grantId = await grant(player, { titleIds: ["ember-court"] });
		const [free, paid] = [aRoundId(app.clock), aRoundId(app.clock)];
		const body = { gameId: "ember-court", bet: { lineBetMinor: 1 }, roundId: paid, mode: "real" as const };
		const payAt = (at?: string) =>
			callsOf(app.play, player, at)(playRealRound, { params: { session: player.handle }, body });
		const spun = await spin(player, grantId, { gameId: "ember-court", roundId: free });
		const played = await payAt();
		const { balanceMinor } = played;
		expect(await payAt(ip)).toEqual(played);
		expect(await spin(player, grantId, { gameId: "ember-court", roundId: free, ip })).toEqual({
			...spun,
			balanceMinor,
		});
		await expect(spin(player, grantId, { gameId: "ember-court", ip })).rejects.toMatchObject({ code });
		expect(await leftOf(player)).toEqual([2]);
	});

	it("draws nothing for the jackpot of its title, and contributes nothing to it", async () => {
		const player = await app.player(1_000n);
		const round = await spin(player, await grant(player), { gameId: "ember-court" });
		expect(round.jackpot).toBeUndefined();
		expect((await roundsOf(player))[0]).toMatchObject({ gameId: "ember-court", isPromotional: true });
		const [movement] = await app.ledger.history(player.playerId, "CAD", { limit: 1 });
		expect(movement!.kind).toBe("freeSpin");
	});

	it("is the same round and one spin, however often it is requested, at once and later", async () => {
		const player = await app.player();
		const grantId = await grant(player, { count: 1 });
		const roundId = aRoundId(app.clock);
		const other = await app.openAnother();
		const answers = await Promise.all([
			...[1, 2, 3].map(() => spin(player, grantId, { roundId })),
			spin(player, grantId, { roundId, play: other }),
		]);
		expect(new Set(answers.map(({ events }) => JSON.stringify(events))).size).toBe(1);
		app.spinsFlag.isOn = false;
		expect((await spin(player, grantId, { roundId })).events).toEqual(answers[0]!.events);
		app.spinsFlag.isOn = true;
		expect(await roundsOf(player)).toHaveLength(1);
		expect(await leftOf(player)).toEqual([0]);
	});

	it("of many requested at once, as many are played as spins are left", async () => {
		const player = await app.player();
		const grantId = await grant(player, { count: 4 });
		const other = await app.openAnother();
		const answers = await Promise.allSettled(
			Array.from({ length: 12 }, (_, at) => spin(player, grantId, { play: at % 3 ? app.play : other })),
		);
		const played = answers.filter(({ status }) => status === "fulfilled");
		expect(played).toHaveLength(4);
		for (const answer of answers)
			if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "SPINS_ENDED" });
		expect(await roundsOf(player)).toHaveLength(4);
	});

	it("is played back where its page was left in the middle of it", async () => {
		const player = await app.player();
		const round = await spin(player, await grant(player));
		const params = { session: player.handle, gameId: GAME };
		const found = await callsOf(app.play, player)(readCurrentRound, { params });
		expect(found.round).toMatchObject({ roundId: round.roundId, promotion: round.promotion });
	});

	it("after the process has stopped, is answered by another one and uses no second spin", async () => {
		const player = await app.player();
		const grantId = await grant(player);
		const stopped = await app.openAnother();
		const roundId = aRoundId(app.clock);
		const round = await spin(player, grantId, { roundId, play: stopped });
		app.cutOff(stopped);
		expect((await spin(player, grantId, { roundId }).catch((error) => error)).events ?? round.events).toEqual(
			round.events,
		);
		expect(await leftOf(player)).toEqual([2]);
	});

	it("keeps the ids of paid rounds and of spins apart", async () => {
		const player = await app.player(1_000n);
		const grantId = await grant(player);
		const [paid, free] = [aRoundId(app.clock), aRoundId(app.clock)];
		await pay(player, paid);
		await spin(player, grantId, { roundId: free });
		await expect(spin(player, grantId, { roundId: paid })).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
		await expect(pay(player, free)).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
		expect(await leftOf(player)).toEqual([2]);
	});
});

describe("[PROMO-01] a promotional round is refused, and no spin is used", () => {
	const bars: [string, number][] = [
		["EXCLUDED", BARS.excluded],
		["TIMED_OUT", BARS.timedOut],
		["REALITY_CHECK_DUE", BARS.realityCheck],
	];
	it.each(bars)("with %s by the bar %i of the wallet", async (code, number) => {
		const player = await app.player();
		const grantId = await grant(player);
		const bar = { number, fromMs: app.clock.nowMs() - 1, untilMs: app.clock.nowMs() + DAY_MS };
		await app.database.transaction((tx) => app.ledger.setBars(tx, player.playerId, "CAD", [bar]));
		await expect(spin(player, grantId)).rejects.toMatchObject({ code });
		expect(await leftOf(player)).toEqual([3]);
	});

	it.each<[string, string, string]>([
		["where play for money is forbidden", FORBIDDEN_IP, "PLAY_NOT_ALLOWED_HERE"],
		["while the games are closed", CLOSED_IP, "GAMES_CLOSED"],
	])("%s", async (_case, ip, code) => {
		const player = await app.player();
		const grantId = await grant(player);
		await expect(spin(player, grantId, { ip })).rejects.toMatchObject({ code });
		expect(await leftOf(player)).toEqual([3]);
	});

	it("where the game is not offered, while the flag is off, and of no or another player's grant", async () => {
		const [player, other] = [await app.player(), await app.player()];
		const grantId = await grant(player);
		const away = spin(player, grantId, { gameId: "ember-court", ip: EXCLUDED_IP });
		await expect(away).rejects.toMatchObject({ code: "NOT_AVAILABLE_IN_REGION" });
		app.spinsFlag.isOn = false;
		await expect(spin(player, grantId)).rejects.toMatchObject({ code: "SPINS_CLOSED" });
		app.spinsFlag.isOn = true;
		await expect(spin(other, grantId)).rejects.toMatchObject({ code: "SPINS_NOT_FOUND" });
		await expect(spin(player, idText(1n))).rejects.toMatchObject({ code: "SPINS_NOT_FOUND" });
		await expect(spin(player, grantId, { gameId: "night-orchard" })).rejects.toMatchObject({ code: "SPINS_NOT_FOUND" });
		expect(await leftOf(player)).toEqual([3]);
	});

	it("when its time is over; the number of the refused round is drawn for the next one", async () => {
		const player = await app.player(1_000n);
		const grantId = await grant(player, { untilMs: app.clock.nowMs() + 1_000 });
		app.clock.set(app.clock.nowMs() + 1_000);
		await expect(spin(player, grantId)).rejects.toMatchObject({ code: "SPINS_ENDED", details: { why: "ended" } });
		expect((await pay(player, aRoundId(app.clock))).fairness.nonce).toBe(0);
	});

	it("before the first client seed is chosen", async () => {
		const player = await app.newcomer();
		const grantId = await grant(player);
		await expect(spin(player, grantId)).rejects.toMatchObject({ code: "CLIENT_SEED_REQUIRED" });
		expect(await leftOf(player)).toEqual([3]);
	});
});

/** A player who has won something with a spin of these terms. */
async function aWinner(over: Partial<SpinsGrant>): Promise<{ player: Session; round: RoundAnswer }> {
	for (;;) {
		const player = await app.player(1_000n);
		const grantId = await grant(player, { count: 10, ...over });
		for (let spun = 0; spun < 10; spun++) {
			const round = await spin(player, grantId);
			if (round.winMinor > 0) return { player, round };
		}
	}
}

describe("[PROMO-01] a promotional round that wins bonus money", () => {
	const bonusOf = async (playerId: Id) => (await app.ledger.balances(playerId, "CAD"))!.bonus;

	it("pays it to the bonus and not to the cash", async () => {
		const { player, round } = await aWinner({ wins: { wageringTimes: 30, daysToWager: 7 } });
		expect(round.promotion).toMatchObject({ as: "bonus", paidMinor: round.winMinor });
		expect(round.balanceMinor).toBe(1_000);
		expect(await bonusOf(player.playerId)).toBe(BigInt(round.winMinor));
		expect((await roundsOf(player))[0]).toMatchObject({ isPromotional: true, winMinor: round.winMinor });
	});

	it("says in its receipt what of the win was paid, and proves what was drawn", async () => {
		const { player, round } = await aWinner({ maxWinMinor: 1n });
		expect(round.promotion!.paidMinor).toBe(1);
		expect(round.winMinor).toBeGreaterThan(1);
		expect(await app.cashOf(player)).toBe(1_001n);
		expect((await roundsOf(player))[0]).toMatchObject({ winMinor: 1 });
		expect(sheetOf(round.gameId)).toBeDefined();
	});
});
