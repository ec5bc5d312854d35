import type { BlackjackTableView } from "@baize/engines/blackjack";
import type { StagedGame } from "@baize/engines/game";
import { otherGameOf, otherGames } from "@baize/games/others";
import { readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { bonusInForce } from "@baize/wallet/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
	actInRound,
	listOpenRounds,
	listRounds,
	openStagedRound,
	readCurrentRound,
	readRound,
	readSeeds,
	type StagedAnswer,
} from "../../contract/index.ts";
import { aRoundId, callsOf, FORBIDDEN_IP, openTestPlay, type TestPlay } from "../../testing/index.ts";

const GAME = "emerald-blackjack";
const STAKE = 100;
const DOUBLE = { do: "double" };
const STAND = { do: "stand" };

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());
afterEach(async () => expect(await app.ledger.audit()).toEqual([]));

const open = (session: Session, roundId = aRoundId(app.clock), play = app.play, ip?: string): Promise<StagedAnswer> =>
	callsOf(
		play,
		session,
		ip,
	)(openStagedRound, {
		params: { session: session.handle },
		body: { gameId: GAME, bet: { stakeMinor: STAKE }, roundId },
	});
const act = (session: Session, { roundId, step }: StagedAnswer, action: object, stakeId?: string, play = app.play) =>
	callsOf(play, session)(actInRound, {
		params: { session: session.handle, roundId },
		body: { step, action, ...(stakeId ? { stakeId } : {}) },
	});
const viewOf = ({ view }: StagedAnswer) => view as BlackjackTableView;

/** Plays rounds until one is as wanted; others are stood. */
async function openUntil(session: Session, isWanted: (round: StagedAnswer) => boolean): Promise<StagedAnswer> {
	for (;;) {
		const round = await open(session);
		if (isWanted(round)) return round;
		await standAll(session, round);
	}
}

async function standAll(session: Session, round: StagedAnswer): Promise<StagedAnswer> {
	let at = round;
	while (!at.ended)
		at = await act(session, at, { do: viewOf(at).moves.includes("stand") ? "stand" : "declineInsurance" });
	return at;
}

const canDouble = (round: StagedAnswer): boolean => !round.ended && viewOf(round).moves.includes("double");
const canSplit = (round: StagedAnswer): boolean => !round.ended && viewOf(round).moves.includes("split");
const movementsOf = ({ playerId, currency }: Session) => app.ledger.history(playerId, currency, { limit: 20 });

describe("[PLAY-06] a round with several stakes", () => {
	it("pays each stake its share of the win, and is one row and one subject", async () => {
		const player = await app.player(1_000_000n);
		const round = await openUntil(player, canSplit);
		let at = await act(player, round, { do: "split" }, aRoundId(app.clock));
		while (!at.ended) {
			const isDoubled = viewOf(at).moves.includes("double");
			at = await act(player, at, isDoubled ? DOUBLE : STAND, isDoubled ? aRoundId(app.clock) : undefined);
		}
		const id = readId(round.roundId)!;
		const own = (await movementsOf(player)).filter(({ reference }) => reference === id);
		const settled = own.filter(({ kind }) => kind === "casinoSettle");
		const staked = own.filter(({ kind }) => kind === "casinoStake");
		expect(settled).toHaveLength(staked.length);
		expect(settled.reduce((sum, { winMinor }) => sum + winMinor, 0n)).toBe(BigInt(at.ended.winMinor));
		const share = BigInt(at.ended.winMinor) / BigInt(staked.length);
		for (const { winMinor } of settled) expect(winMinor - share >= 0n && winMinor - share < 4n).toBe(true);
		const call = callsOf(app.play, player);
		const params = { session: player.handle };
		const { rounds } = await call(listRounds, { params, query: { limit: 1 } });
		expect(rounds).toMatchObject([
			{
				roundId: round.roundId,
				stakeMinor: at.ended.stakeMinor,
				winMinor: at.ended.winMinor,
				balanceMinor: at.balanceMinor,
			},
		]);
		expect((await call(readCurrentRound, { params: { ...params, gameId: GAME } })).round).toMatchObject({
			roundId: round.roundId,
			winMinor: at.ended.winMinor,
		});
	});

	it("[PROMO-02] returns to bonus money and to cash what each has staked of it", async () => {
		const player = await app.player(10_000n);
		for (;;) {
			const cash = await app.cashOf(player);
			const grant = await bonusInForce(app, player.playerId, {
				amountMinor: BigInt(STAKE),
				sharesX1000: { blackjack: 1_000 },
			});
			const round = await open(player);
			const bonusOf = async () => (await app.ledger.balances(player.playerId, "CAD"))?.bonus;
			const ended = canDouble(round)
				? await act(player, round, DOUBLE, aRoundId(app.clock))
				: await standAll(player, round);
			const { stakeMinor, winMinor } = ended.ended!;
			if (stakeMinor === 2 * STAKE && winMinor > 0) {
				expect(await bonusOf()).toBe(BigInt(winMinor) / 2n);
				expect(await app.cashOf(player)).toBe(cash - BigInt(STAKE) + BigInt(winMinor) / 2n);
				return;
			}
			await app.database.transaction((tx) =>
				app.ledger.bonuses.remove(tx, { playerId: player.playerId, currency: "CAD", grant, releaseId: app.newId() }),
			);
		}
	});

	it("takes the row of the round before the wallet, so that nothing waits in a circle", async () => {
		const player = await app.player(1_000_000n);
		const round = await openUntil(player, canDouble);
		let acting: Promise<StagedAnswer> | undefined;
		await app.database.transaction(async (tx) => {
			await sql`select from play.open_round where round_id = ${readId(round.roundId)} for update`.execute(tx);
			acting = act(player, round, DOUBLE, aRoundId(app.clock));
			await expect.poll(isAnyWaiting).toBe(true);
			await sql`select from ledger.wallet where player_id = ${player.playerId} for update nowait`.execute(tx);
		});
		expect((await acting!).ended).toMatchObject({ stakeMinor: 2 * STAKE });
	});

	async function isAnyWaiting(): Promise<boolean> {
		const { rows } = await sql`select from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.reader);
		return rows.length > 0;
	}

	it("that is doubled and left at once through two processes is ended once", async () => {
		const player = await app.player(1_000_000n);
		const round = await openUntil(player, canDouble);
		app.clock.advance(DAY_MS);
		const [acted] = await Promise.allSettled([
			act(player, round, DOUBLE, aRoundId(app.clock)),
			app.play.endAbandonedRounds(),
		]);
		const params = { session: player.handle, roundId: round.roundId };
		const receipt = await callsOf(app.play, player)(readRound, { params });
		expect(receipt.endedBy).toBe(acted.status === "fulfilled" ? "player" : "time");
		expect(await app.play.openRounds(player.playerId)).toBe(0);
	});
});

describe("[PLAY-06] a round that is over when it is dealt", () => {
	it("is played at once, sent again answers the same, and leaves no number out", async () => {
		const player = await app.player(1_000_000n);
		const isOver = ({ ended }: StagedAnswer) => ended !== null;
		const round = await openUntil(player, isOver);
		expect(round).toMatchObject({ step: 0, view: null, dueAtMs: null });
		expect(round.ended).toMatchObject({ actions: [], endedBy: "player", stakeMinor: STAKE });
		expect(await open(player, round.roundId)).toEqual(round);
		await expect(act(player, round, STAND)).rejects.toMatchObject({ code: "ROUND_IS_OVER" });
		const call = callsOf(app.play, player);
		const params = { session: player.handle, roundId: round.roundId };
		expect(await call(readRound, { params })).toMatchObject({ winMinor: round.ended!.winMinor, serverSeed: null });
		expect((await call(readSeeds, { params })).nextNonce).toBe(round.fairness.nonce + 1);
		const { rounds } = await call(listRounds, { params, query: { limit: 1 } });
		expect(rounds).toMatchObject([{ roundId: round.roundId, winMinor: round.ended!.winMinor }]);
	});

	it("is refused beside an open round as any other, whatever would be dealt", async () => {
		const player = await app.player(1_000_000n);
		const { roundId } = await openUntil(player, ({ ended }) => ended === null);
		const cash = await app.cashOf(player);
		for (let attempt = 0; attempt < 5; attempt++)
			await expect(open(player)).rejects.toMatchObject({ code: "ROUND_ALREADY_OPEN", details: { roundId } });
		expect(await app.cashOf(player)).toBe(cash);
	});
});

describe("[PLAY-06] a round that was opened, where it could not be opened any more", () => {
	it("is answered under its key, open or over, and another one is refused", async () => {
		const player = await app.player(1_000_000n);
		const round = await openUntil(player, ({ ended }) => ended === null);
		expect(await open(player, round.roundId, app.play, FORBIDDEN_IP)).toEqual(round);
		const ended = await standAll(player, round);
		expect(await open(player, round.roundId, app.play, FORBIDDEN_IP)).toEqual(ended);
		await expect(open(player, undefined, app.play, FORBIDDEN_IP)).rejects.toMatchObject({
			code: "PLAY_NOT_ALLOWED_HERE",
		});
	});
});

describe("[GAME-02] a round of a sheet that has a later version", () => {
	const present = otherGameOf(GAME) as StagedGame;
	const later = { ...present, sheet: { ...present.sheet, version: 2, title: "Emerald Blackjack II" } } as StagedGame;

	it("goes on under the one with which it was opened, also once the title is withdrawn", async () => {
		const player = await app.player(1_000_000n);
		const round = await openUntil(player, canDouble);
		const next = await app.openAnother({ others: [later], earlier: [present] });
		const ended = await act(player, round, DOUBLE, aRoundId(app.clock), next);
		const { rulesHash } = app.play.fairness().games.find(({ gameId }) => gameId === GAME)!;
		expect(ended.ended).toMatchObject({ sheetVersion: 1, rulesHash });
		const none = await app.openAnother({ others: otherGames.filter((game) => game !== present) });
		const call = callsOf(none, player);
		const params = { session: player.handle, roundId: round.roundId };
		expect(await call(readRound, { params })).toMatchObject({ ...ended.ended, serverSeed: null });
		expect((await call(listOpenRounds, { params })).rounds).toEqual([]);
		await Promise.all([next.close(), none.close()]);
	});

	it("is not gone on with where its seed is not the one that was committed to", async () => {
		const player = await app.player(1_000_000n);
		const round = await openUntil(player, canDouble);
		const commitment = (text: string) =>
			sql`update play.open_round set commitment = ${text} where round_id = ${readId(round.roundId)}`.execute(
				app.database.reader,
			);
		await commitment("0".repeat(64));
		await expect(act(player, round, STAND)).rejects.toThrow("the seed that was committed to");
		await commitment(round.fairness.commitment);
		expect((await standAll(player, round)).ended).not.toBeNull();
	});
});
