import { stakeMinorOf } from "@baize/engines/reels";
import { sheetOf } from "@baize/games/sheets";
import { seededDraws } from "@baize/kernel/random";
import { MINUTE_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound } from "../../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, openTestPlay, type TestPlay } from "../../testing/index.ts";
import type { Play } from "../index.ts";

const GAME = "tidal-book";
const LINE_BET = 1;
const STAKE = stakeMinorOf(sheetOf(GAME)!, BigInt(LINE_BET));
const STEPS = 120;

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

type Fairness = { commitment: string; nonce: number };

/** What every recorded round of the player was drawn from, oldest first. */
async function drawnRounds({ playerId, currency }: Session): Promise<Fairness[]> {
	const movements = await app.ledger.history(playerId, currency, { limit: 1_000 });
	const rounds = movements.filter(({ kind }) => kind === "casinoRound").reverse();
	const sealed = await Promise.all(rounds.map(({ opId }) => app.ledger.sealed(playerId, opId)));
	return sealed.map((bytes) => (JSON.parse(Buffer.from(bytes!).toString()) as { fairness: Fairness }).fairness);
}

const spin = (play: Play, session: Session, over: object) =>
	callsOf(play, session)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: GAME, bet: { lineBetMinor: LINE_BET }, roundId: aRoundId(app.clock), mode: "real", ...over },
	});

describe("[GAME-02] whatever happens at once", () => {
	it.each([1, 2, 3])(
		"the numbers of each pair run from 0 without a gap and none comes twice (seed %i)",
		async (seed) => {
			const draws = seededDraws(seed);
			const player = await app.player(400n * STAKE);
			const processes = [app.play, await app.openAnother(), await app.openAnother()];
			const ids: string[] = [aRoundId(app.clock)];
			const underWay: Promise<unknown>[] = [];
			const begin = (work: Promise<unknown>): void => void underWay.push(work.catch(() => {}));

			async function step(): Promise<void> {
				const at = draws.below(processes.length);
				const play = processes[at]!;
				const what = draws.below(40);
				if (what < 22) {
					ids.push(aRoundId(app.clock));
					begin(spin(play, player, { roundId: ids.at(-1) }));
				} else if (what < 28) begin(spin(play, player, { roundId: ids[draws.below(ids.length)] }));
				else if (what < 31) begin(spin(play, player, { bet: { lineBetMinor: 500 } }));
				else if (what < 34) begin(chooseFreshly(play, player));
				else if (what < 36) app.clock.advance(MINUTE_MS / 2);
				else if (what < 38) await Promise.all(underWay.splice(0));
				else if (at > 0) {
					// A graceful stop, or a crash that the others detect by silence.
					if (draws.below(3) > 0) await Promise.all(underWay.splice(0)).then(() => play.close());
					else app.cutOff(play);
					processes[at] = await app.openAnother();
				}
			}

			for (let count = 0; count < STEPS; count++) await step();
			await Promise.all(underWay);
			const byPair = Map.groupBy(await drawnRounds(player), ({ commitment }) => commitment);
			for (const rounds of byPair.values()) expect(rounds.map(({ nonce }) => nonce)).toEqual(rounds.map((_, at) => at));
			const played = [...byPair.values()].reduce((sum, rounds) => sum + rounds.length, 0);
			expect(played).toBeGreaterThan(STEPS / 4);
			const { retired } = await app.play.readSeeds(player);
			for (const { commitment, end } of retired)
				if (end!.rounds !== null) expect(byPair.get(commitment)?.length ?? 0).toBe(end!.rounds);
		},
		60_000,
	);
});
