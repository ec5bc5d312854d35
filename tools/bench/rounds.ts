import { AT_FAST_PLACE, createFundedPlayers, FAST_COUNTRY, urlOfEmbedded } from "./funded-players.ts";
import { type Figure, measure, postRequest, ratio } from "./measure.ts";
import { openYardstick } from "./pgbench.ts";
import { startSite, untilAtRest } from "./processes.ts";
import { beginSeedPair } from "./seed-pairs.ts";

const PLAYERS = 256;
const TURNS = 3;
const TURN_SECONDS = 5;
const GOAL = 1.4;

/**
 * Whole rounds for money over HTTP, where no law makes slots slow: session, limits, draw, evaluation, sealed events,
 * answer. Measured against `pgbench -N` on the same database; the two alternate.
 */
export async function rounds(): Promise<Figure[]> {
	const site = await startSite(undefined, { PROFILE: "test", ...AT_FAST_PLACE });
	await untilAtRest(site);
	try {
		const url = urlOfEmbedded(site.dataDir);
		const players = await createFundedPlayers(url, site.port, PLAYERS, { country: FAST_COUNTRY });
		for (const player of players) await beginSeedPair(site.port, player);
		const requests = players.map(({ handle, cookie }) => {
			const body = JSON.stringify({
				gameId: "tidal-book",
				bet: { lineBetMinor: 1 },
				roundId: "@@new-round@@",
				mode: "real",
			});
			return postRequest(`/api/v1/play/${handle}/rounds`, body, { cookie });
		});
		const yardstick = await openYardstick(url);
		const turns: { rounds: number; yardstick: number; p99Ms: number }[] = [];
		for (let turn = 0; turn < TURNS; turn++) {
			const tps = await yardstick.run(TURN_SECONDS);
			const played = await measure({ port: site.port, requests, connections: PLAYERS, seconds: TURN_SECONDS });
			if ((played.statuses["200"] ?? 0) < played.perSecond)
				throw new Error(`rounds were refused: ${JSON.stringify(played.statuses)}`);
			turns.push({ rounds: played.perSecond, yardstick: tps, p99Ms: played.p99Ms });
		}
		const mean = (pick: (turn: (typeof turns)[number]) => number): number =>
			turns.reduce((sum, turn) => sum + pick(turn), 0) / TURNS;
		const [perSecond, tps] = [mean((turn) => turn.rounds), mean((turn) => turn.yardstick)];
		const about = `${Math.round(perSecond)}/s, p99 ${mean((turn) => turn.p99Ms).toFixed(1)} ms; ${yardstick.name} ${Math.round(tps)}/s`;
		return [ratio("rounds over HTTP, against pgbench -N", perSecond / tps, GOAL, about)];
	} finally {
		await site.stop();
	}
}
