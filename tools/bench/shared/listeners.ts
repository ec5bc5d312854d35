import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { setTimeout as pause } from "node:timers/promises";
import { check } from "@baize/kernel/check";
import { idText, pageId } from "@baize/kernel/id";
import type { TableRoundView } from "@baize/play/contract";
import { createFundedPlayers, urlOfEmbedded } from "../funded-players.ts";
import { atMost, type Figure } from "../measure.ts";
import type { SignedIn } from "../people.ts";
import { cpuMs, type Site, startSite, untilAtRest } from "../processes.ts";
import type { Received } from "./listen.ts";

const LISTENERS = 10_000;
const PLAYERS = 48;
/** Several rounds, also where one runs for long: each takes some 13 s besides. */
const SECONDS = 120;
const GAME = "paper-kite";
const GOAL_OF_A_CORE = 0.5;
const LISTEN = new URL("./listen.ts", import.meta.url).pathname;

/**
 * The processor time of a server with 10,000 open pages at a crash table, while 48 players stake in each of its rounds and
 * leave them one by one.
 */
export async function listeners(): Promise<Figure[]> {
	const site = await startSite(undefined, { PROFILE: "test", TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT_FACTOR: "100" });
	try {
		await untilAtRest(site);
		const players = await createFundedPlayers(urlOfEmbedded(site.dataDir), site.port, PLAYERS);
		const child = spawn(process.execPath, [LISTEN], { stdio: ["pipe", "pipe", "inherit"] });
		const ended = once(child, "exit");
		child.stdin.end(`${JSON.stringify({ port: site.port, count: LISTENERS })}\n${SECONDS}`);
		const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
		check((await lines.next()).value === "open", "all pages are open");
		const usedMs = await cpuWhilePlaying(site, players);
		const received: Received = JSON.parse((await lines.next()).value!);
		await ended;
		check(received.closed === 0, "no page is cut off");
		const about = `${received.messages.toFixed(1)} messages each in ${SECONDS} s, the last at most ${received.lateMs} ms late`;
		return [atMost("10,000 pages at a crash table", usedMs / 1000 / SECONDS, GOAL_OF_A_CORE, "core", about)];
	} finally {
		await site.stop();
	}
}

async function cpuWhilePlaying(site: Site, players: readonly SignedIn[]): Promise<number> {
	const beforeMs = cpuMs(site.pid);
	const endMs = performance.now() + SECONDS * 1000;
	let staked = 0;
	for (let last = 0; performance.now() < endMs; await pause(200)) {
		const number = await openRound(site.port);
		if (number === undefined || number === last) continue;
		last = number;
		// The first in a round are those that leave it first.
		for (const [at, player] of players.entries()) void stake(site.port, player, number, at).then(() => staked++);
	}
	const usedMs = cpuMs(site.pid) - beforeMs;
	check(staked >= 2 * players.length, `stakes were taken in several rounds: ${staked}`);
	return usedMs;
}

const STAKE_EVERY_MS = 50;
const ALL_STAKED_MS = 2 * PLAYERS * STAKE_EVERY_MS;

type Shown = { round: Pick<TableRoundView, "number" | "phase" | "locksAtMs" | "nowMs"> | null };

/** The number of a round that takes bets for long enough. */
async function openRound(port: number): Promise<number | undefined> {
	const answer = await fetch(`http://127.0.0.1:${port}/api/v1/play/tables/${GAME}`);
	const { round } = (await answer.json()) as Shown;
	return round?.phase === "betting" && round.locksAtMs - round.nowMs > ALL_STAKED_MS ? round.number : undefined;
}

async function stake(port: number, { cookie, handle }: SignedIn, number: number, at: number): Promise<void> {
	await pause(at * STAKE_EVERY_MS);
	const answer = await fetch(`http://127.0.0.1:${port}/api/v1/play/${handle}/table-stakes`, {
		method: "POST",
		headers: { cookie, "content-type": "application/json" },
		body: JSON.stringify({
			...{ gameId: GAME, number, seat: 1, isNameHidden: false, stakeId: idText(pageId(Date.now(), at)) },
			bet: { stakeMinor: 100, autoX100: 105 + at * 10 },
		}),
	});
	check(answer.ok, `a stake is taken: ${answer.status} ${answer.ok ? "" : await answer.text()}`);
}
