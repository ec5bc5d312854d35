import type { Game } from "@baize/engines/game";
import { spinBetOf } from "@baize/games/spins";
import type { Minor } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import { type GrantIssue, type GrantState, MAX_DAYS, MAX_SPINS, MAX_WAGERING_TIMES } from "../contract/index.ts";
import type { SpinsGrant } from "./types.ts";

/** What decides whether a grant can be used. */
export type Standing = {
	state: "granted" | "withdrawn";
	count: number;
	used: number;
	untilMs: number;
};

/** The state of a grant at a moment: its time is over at once, whether a job has come by or not. */
export function stateAt({ state, count, used, untilMs }: Standing, atMs: number): GrantState {
	if (state !== "granted") return state;
	if (used >= count) return "used";
	return atMs < untilMs ? "playable" : "ended";
}

/** What is paid of a win: no more than the maximum of all wins leaves. */
export function paidOf(winMinor: Minor, { maxMinor, paidMinor }: { maxMinor: Minor | null; paidMinor: Minor }): Minor {
	if (maxMinor === null) return winMinor;
	const headroomMinor = maxMinor - paidMinor;
	return winMinor < headroomMinor ? winMinor : headroomMinor;
}

type Asked = Omit<SpinsGrant, "playerId" | "grantKey">;

/** What of a grant is not possible; undefined where all is. */
export function issueOf(asked: Asked, games: readonly Game[], nowMs: number): GrantIssue | undefined {
	const { count, titleIds, stakeMinor, currency, untilMs, cause } = asked;
	if (!isWithin(count, 1, MAX_SPINS)) return "count";
	const titles = titleIds.map((titleId) => games.find(({ sheet }) => sheet.id === titleId));
	if (titles.length === 0 || titles.includes(undefined) || new Set(titleIds).size < titleIds.length) return "games";
	const isStaked = stakeMinor > 0n && titles.every((game) => spinBetOf(game!, stakeMinor, currency) !== null);
	if (!isStaked) return "stake";
	if (!Number.isSafeInteger(untilMs) || untilMs <= nowMs || untilMs > nowMs + MAX_DAYS * DAY_MS) return "until";
	if (!areWinsPossible(asked)) return "wins";
	return cause.trim() === "" ? "cause" : undefined;
}

function areWinsPossible({ wins, maxWinMinor = null }: Asked): boolean {
	if (maxWinMinor !== null && maxWinMinor <= 0n) return false;
	if (wins === "cash") return true;
	const { wageringTimes, daysToWager, maxStakeMinor = null, maxConvertedMinor = null } = wins;
	return (
		isWithin(wageringTimes, 1, MAX_WAGERING_TIMES) &&
		isWithin(daysToWager, 1, MAX_DAYS) &&
		[maxStakeMinor, maxConvertedMinor].every((minor) => minor === null || minor > 0n)
	);
}

const isWithin = (number: number, min: number, max: number): boolean =>
	Number.isInteger(number) && number >= min && number <= max;
