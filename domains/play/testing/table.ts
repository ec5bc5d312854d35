import type { CrashOutcome } from "@baize/engines/crash";
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

type Of = { gameId: string; bet: object };

const KITE: Of = { gameId: "paper-kite", bet: { stakeMinor: 1_000, autoX100: null } };

/** The crash table of a test. */
export function tableOf(app: TestPlay, newStakeId: () => string) {
	const table = anyTableOf<CrashOutcome>(app, newStakeId, KITE);
	return {
		...table,
		/** A round that takes bets, whose outcome is between these. */
		betting: (from = 100, to = Number.POSITIVE_INFINITY) =>
			table.bettingWhere(({ crashX100 }) => crashX100 >= from && crashX100 <= to),
	};
}

/** A table of a test, driven by its clock. Stakes are those of a page: an id of its own for each. */
export function anyTableOf<Outcome>(app: TestPlay, newStakeId: () => string, of: Of) {
	const { gameId } = of;
	const read = async (play: Play = app.play) => {
		await play.tables.look();
		return callsOf(play, undefined)(readTable, { params: { gameId } });
	};
	const roundNow = async (): Promise<TableRoundView> => (await read()).round!;

	const foresee = (round: { number: number }) => foreseen<Outcome>(app, gameId, round);
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

	/** Other processes take over at a time, twice over, as two leaders would. */
	async function takeOver(nowMs: number): Promise<void> {
		app.clock.set(nowMs);
		const [one, two] = [await app.openAnother(), await app.openAnother()];
		await Promise.all([one.tables.drive(), two.tables.drive()]);
		await Promise.all([one.tables.drive(), two.tables.drive()]);
		await Promise.all([one.close(), two.close()]);
	}

	/** A round that takes bets, with an outcome that fits. */
	async function bettingWhere(fits: (outcome: Outcome) => boolean): Promise<TableRoundView> {
		for (;;) {
			await app.play.tables.drive();
			const round = await roundNow();
			const isOpen = round.phase === "betting";
			if (isOpen && fits(await foresee(round))) return round;
			if (isOpen || round.phase === "locked") await finish(round);
			app.clock.advance(4_000);
		}
	}

	return { read, roundNow, foresee, driveAt, run, finish, takeOver, bettingWhere, ...requestsOf(app, newStakeId, of) };
}

/** What a player's page sends. */
function requestsOf(app: TestPlay, newStakeId: () => string, { gameId, bet }: Of) {
	const place = (session: Session, round: { number: number }, over: object = {}, { play = app.play, ip = "" } = {}) =>
		callsOf(
			play,
			session,
			ip || undefined,
		)(placeTableStake, {
			params: { session: session.handle },
			body: {
				gameId,
				number: round.number,
				seat: 1,
				stakeId: newStakeId(),
				bet,
				isNameHidden: false,
				...over,
			},
		});
	const cashOut = (session: Session, stakeId: string, play = app.play) =>
		callsOf(play, session)(cashOutTableStake, { params: { session: session.handle, stakeId } });
	const stakesIn = async (session: Session, { number }: { number: number }) =>
		(
			await callsOf(app.play, session)(listTableStakes, {
				params: { session: session.handle, gameId, number: String(number) },
			})
		).stakes;
	return { place, cashOut, stakesIn };
}

/** What the round will end with. Only who has the key can know it. */
async function foreseen<Outcome>(
	app: TestPlay,
	gameId: string,
	{ number }: { number: number },
): Promise<Outcome & { endsAtMs: number }> {
	const game = otherGameOf(gameId) as SharedGame;
	const { rows } = await sql<{ salt: Buffer; length: number; place: number; public_salt: string; starts_at: Date }>`
	select c.salt, c.length, c.public_salt, r.place, r.starts_at from play.table_round r
	join play.table_chain c using (game_number, chain) join play.title t on t.number = r.game_number
	where t.game_id = ${gameId} and r.number = ${number}`.execute(app.database.reader);
	const { salt, length, place, public_salt: publicSalt, starts_at: startsAt } = rows[0]!;
	const key = testSecrets("a secret of the tests").keyFor("seeds of tables");
	const last = openDerivedSeeds(key, { bytes: (count) => new Uint8Array(count) }).seedOf(salt);
	const serverSeed = openSeedChain(last, length, sha256).element(place);
	const seeds = { serverSeed, clientSeed: `${gameId}.${number}.${publicSalt}`, nonce: 0 };
	const outcome = game.outcome(fairDraws(seeds, hmac)) as Outcome;
	return { ...outcome, endsAtMs: startsAt.getTime() + game.runMs(outcome) };
}

/** An id of no stake. */
export const strangeStakeId = (stakeId: string): string => idText(readId(stakeId)! + 1n);
