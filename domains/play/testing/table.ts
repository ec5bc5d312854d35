import { type CrashOutcome, type CrashSheet, runMs } from "@baize/engines/crash";
import type { SharedGame } from "@baize/engines/game";
import { otherGameOf } from "@baize/games/others";
import { idText, readId } from "@baize/kernel/id";
import { fairDraws, openSeedChain } from "@baize/kernel/random";
import { openDerivedSeeds, type Session } from "@baize/platform-server";
import { testSecrets } from "@baize/testing";
import { sql } from "kysely";
import {
	cashOutTableStake,
	listTableStakes,
	placeTableStake,
	readTable,
	type TableRoundView,
} from "../contract/index.ts";
import type { Play } from "../server/index.ts";
import { hmac, sha256 } from "../server/seeds/hmac.ts";
import { callsOf } from "./calls.ts";
import type { TestPlay } from "./index.ts";

const TABLE_GAME = "paper-kite";
const game = otherGameOf(TABLE_GAME) as SharedGame;
const tableSheet = game.sheet as CrashSheet;

/** A table of a test, driven by its clock. Stakes are those of a page: an id of its own for each. */
export function tableOf(app: TestPlay, newStakeId: () => string) {
	const read = async (play: Play = app.play) => {
		await play.tables.look();
		return callsOf(play, undefined)(readTable, { params: { gameId: TABLE_GAME } });
	};
	const roundNow = async (): Promise<TableRoundView> => (await read()).round!;

	const foresee = (round: { number: number }) => foreseen(app, round);
	const driveAt = async (nowMs: number, play = app.play): Promise<void> => {
		app.clock.set(nowMs);
		await play.tables.drive();
	};

	/** As the job does it, but as rarely as a round may be left alone without being interrupted. */
	async function run(fromMs: number, toMs: number): Promise<void> {
		for (let atMs = fromMs; atMs < toMs; atMs += 4_500) await driveAt(atMs);
		await driveAt(toMs);
	}

	/** To the end of the round and its settlement. */
	async function finish(round: TableRoundView): Promise<void> {
		const { endsAtMs } = await foresee(round);
		await run(Math.max(round.startsAtMs, app.clock.nowMs()), endsAtMs + 250);
		await app.play.tables.drive();
	}

	/** A round that takes bets, whose outcome is between these. */
	async function betting(from = 100, to = Number.POSITIVE_INFINITY): Promise<TableRoundView> {
		for (;;) {
			await app.play.tables.drive();
			const round = await roundNow();
			const { crashX100 } = await foresee(round);
			const isOpen = round.phase === "betting";
			if (isOpen && crashX100 >= from && crashX100 <= to) return round;
			if (isOpen || round.phase === "locked") await finish(round);
			app.clock.advance(4_000);
		}
	}

	return { read, roundNow, foresee, driveAt, run, finish, betting, ...requestsOf(app, newStakeId) };
}

/** What a player's page sends. */
function requestsOf(app: TestPlay, newStakeId: () => string) {
	const place = (session: Session, round: { number: number }, over: object = {}, { play = app.play, ip = "" } = {}) =>
		callsOf(
			play,
			session,
			ip || undefined,
		)(placeTableStake, {
			params: { session: session.handle },
			body: {
				gameId: TABLE_GAME,
				number: round.number,
				seat: 1,
				stakeId: newStakeId(),
				bet: { stakeMinor: 1_000, autoX100: null },
				isNameHidden: false,
				...over,
			},
		});
	const cashOut = (session: Session, stakeId: string, play = app.play) =>
		callsOf(play, session)(cashOutTableStake, { params: { session: session.handle, stakeId } });
	const stakesIn = async (session: Session, { number }: { number: number }) =>
		(
			await callsOf(app.play, session)(listTableStakes, {
				params: { session: session.handle, gameId: TABLE_GAME, number: String(number) },
			})
		).stakes;
	return { place, cashOut, stakesIn };
}

/** What the round will end with. Only who has the key can know it. */
async function foreseen(app: TestPlay, { number }: { number: number }): Promise<CrashOutcome & { endsAtMs: number }> {
	const { rows } = await sql<{ salt: Buffer; length: number; place: number; public_salt: string; starts_at: Date }>`
	select c.salt, c.length, c.public_salt, r.place, r.starts_at from play.table_round r
	join play.table_chain c using (game_number, chain) where r.number = ${number}`.execute(app.database.reader);
	const { salt, length, place, public_salt: publicSalt, starts_at: startsAt } = rows[0]!;
	const key = testSecrets("a secret of the tests").keyFor("seeds of tables");
	const last = openDerivedSeeds(key, { bytes: (count) => new Uint8Array(count) }).seedOf(salt);
	const serverSeed = openSeedChain(last, length, sha256).element(place);
	const seeds = { serverSeed, clientSeed: `${TABLE_GAME}.${number}.${publicSalt}`, nonce: 0 };
	const outcome = game.outcome(fairDraws(seeds, hmac)) as CrashOutcome;
	return { ...outcome, endsAtMs: startsAt.getTime() + runMs(tableSheet, outcome) };
}

/** An id of no stake. */
export const strangeStakeId = (stakeId: string): string => idText(readId(stakeId)! + 1n);
