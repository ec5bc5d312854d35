import { spawn } from "node:child_process";
import { AT_FAST_PLACE, createFundedPlayers, FAST_COUNTRY, urlOfEmbedded } from "../funded-players.ts";
import { type Figure, measure, postRequest, ratio } from "../measure.ts";
import type { SignedIn } from "../people.ts";
import { startSite, untilAtRest } from "../processes.ts";
import { beginSeedPair } from "../seed-pairs.ts";
import type { StagedLoadOptions, StagedLoadResult } from "./load.ts";

/** Of each turn: a player whose round is open when the load ends opens no other one. */
const PLAYERS = 96;
const TURNS = 3;
const TURN_SECONDS = 5;
const WARM_UP_SECONDS = 2;
const GOAL = 0.35;
const LOAD = new URL("./load.ts", import.meta.url).pathname;

/**
 * Whole rounds of four actions over HTTP (five requests, each durable), against rounds of one request in the same run;
 * the two alternate.
 */
export async function staged(): Promise<Figure[]> {
	const variables = { PROFILE: "test", RATE_LIMIT_FACTOR: "100", ...AT_FAST_PLACE };
	const site = await startSite(undefined, variables);
	await untilAtRest(site);
	try {
		const lives = { country: FAST_COUNTRY };
		const all = await createFundedPlayers(urlOfEmbedded(site.dataDir), site.port, TURNS * PLAYERS, lives);
		for (const player of all) await beginSeedPair(site.port, player);
		const turns: { instant: number; staged: StagedLoadResult }[] = [];
		for (let turn = 0; turn < TURNS; turn++) {
			const players = all.slice(turn * PLAYERS, (turn + 1) * PLAYERS);
			const requests = players.map(roundRequest);
			const instant = await measure({ port: site.port, requests, connections: PLAYERS, seconds: TURN_SECONDS });
			const load = { port: site.port, players, seconds: TURN_SECONDS, warmUpSeconds: WARM_UP_SECONDS };
			turns.push({ instant: instant.perSecond, staged: await loadStaged(load) });
		}
		const refused = turns
			.map(({ staged: { statuses } }) => statuses)
			.find((each) => Object.keys(each).join() !== "200");
		if (refused) throw new Error(`actions were refused: ${JSON.stringify(refused)}`);
		const mean = (pick: (turn: (typeof turns)[number]) => number): number =>
			turns.reduce((sum, turn) => sum + pick(turn), 0) / TURNS;
		const [rounds, instant] = [mean((turn) => turn.staged.roundsPerSecond), mean((turn) => turn.instant)];
		const p99 = mean((turn) => turn.staged.p99Ms).toFixed(1);
		const load = mean((turn) => turn.staged.ownCores).toFixed(2);
		const about = `${Math.round(rounds)}/s, p99 of a step ${p99} ms, ${load} of a core for the load; instant rounds ${Math.round(instant)}/s`;
		return [ratio("staged rounds of four actions, against instant ones", rounds / instant, GOAL, about)];
	} finally {
		await site.stop();
	}
}

function roundRequest({ handle, cookie }: SignedIn): string {
	const body = { gameId: "tidal-book", bet: { lineBetMinor: 1 }, roundId: "@@new-round@@", mode: "real" };
	return postRequest(`/api/v1/play/${handle}/rounds`, JSON.stringify(body), { cookie });
}

function loadStaged(options: StagedLoadOptions): Promise<StagedLoadResult> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [LOAD], { stdio: ["pipe", "pipe", "inherit"] });
		child.stdin.end(JSON.stringify(options));
		let text = "";
		child.stdout.on("data", (chunk) => {
			text += chunk;
		});
		child.on("close", (code) =>
			code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`the load ended with ${code}`)),
		);
	});
}
