import { createHash } from "node:crypto";
import type { Game, InstantGame, SharedGame, StagedGame } from "@baize/engines/game";
import { toNumber, truncatedPercentText } from "@baize/kernel/odds";
import { type Draws, seededDraws } from "@baize/kernel/random";

/** Half the width of the 99.9 % interval of a mean, in standard errors. */
const NORMAL_999 = 3.290_526_731;
/** Large enough that what is cut of a payout does not show in the mean. */
const STAKE_UNIT = 1_000_000;

/**
 * The return of a title that is no slot, exact and simulated, for each of its choices. A staged round is played by
 * random legal actions, because every way of playing is said to return the same; in a shared one the bet leaves by itself.
 */
export function gameReport(game: Game, rounds: number, seed: number): string {
	const { title, id, version, rtpText } = game.sheet;
	const settings = game.settings(STAKE_UNIT);
	const each = Math.floor(rounds / settings.length);
	const draws = seededDraws(seed);
	const lines = settings.flatMap((bet) => settingLines(game, bet, each, draws));
	const head = `${title} (${id}, version ${version}), stated return ${rtpText} %`;
	return `${[head, "", `Simulated, ${each.toLocaleString("en")} rounds a choice, seed ${seed}`, ...lines].join("\n")}\n`;
}

function settingLines(game: Game, bet: unknown, rounds: number, draws: Draws): string[] {
	const exact = game.returnsOf(bet);
	let [sum, squares, hits, largest] = [0, 0, 0, 0];
	for (let played = 0; played < rounds; played++) {
		const won = timesOf(game, bet, draws);
		sum += won;
		squares += won * won;
		if (won > 0) hits++;
		largest = Math.max(largest, won);
	}
	const mean = sum / rounds;
	const half = NORMAL_999 * Math.sqrt((squares / rounds - mean ** 2) / rounds) || 0;
	const isWithin = Math.abs(mean - toNumber(exact.total)) <= half;
	return [
		"",
		choiceText(bet),
		row("exact return", `${truncatedPercentText(exact.total, 6)} % (${exact.method})`),
		row("simulated return", `${percent(mean)} ± ${percent(half)} (99.9 %)`),
		row("exact return", isWithin ? "within the interval" : "OUTSIDE the interval"),
		row("rounds that pay", percent(hits / rounds)),
		row("largest win", `${largest.toFixed(2)} stakes, of at most ${toNumber(exact.largestWin.timesStake).toFixed(2)}`),
	];
}

function timesOf(game: Game, bet: unknown, draws: Draws): number {
	if (game.timing === "shared") return sharedTimes(game, bet, draws);
	return game.timing === "instant" ? instantTimes(game, bet, draws) : stagedTimes(game, bet, draws);
}

const sharedTimes = (game: SharedGame, bet: unknown, draws: Draws): number =>
	Number(game.payoutMinor(game.outcome(draws), bet, null)) / Number(game.stakeMinorOf(bet));

const instantTimes = (game: InstantGame, bet: unknown, draws: Draws): number =>
	Number(game.play(bet, draws).winMinor) / Number(game.stakeMinorOf(bet));

function stagedTimes(game: StagedGame, bet: unknown, draws: Draws): number {
	let state = game.open(bet, draws);
	let stakedMinor = game.stakeMinorOf(bet);
	while (!game.isOver(state)) {
		const legal = game.legal(state);
		const action = legal[draws.below(legal.length)];
		stakedMinor += game.addedStakeMinor(state, action);
		state = game.act(state, action);
	}
	return Number(game.payoutMinor(state)) / Number(stakedMinor);
}

/** The bet without its stake. */
function choiceText(bet: unknown): string {
	const { stakeMinor: _, ...choice } = bet as Record<string, unknown>;
	return Object.entries(choice)
		.map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`)
		.join(", ");
}

const percent = (share: number): string => `${(100 * share).toFixed(4)} %`;
const row = (name: string, value: string): string => `  ${name.padEnd(26)}${value}`;

/** Which rules were simulated, by the hash that their rounds name: rules that change make another simulation necessary. */
export const rulesLine = (game: Game): string =>
	`Rules ${createHash("sha256").update(JSON.stringify(game.publishedText())).digest("hex")}`;
