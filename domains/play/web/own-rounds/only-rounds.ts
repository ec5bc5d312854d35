import type { Days } from "@baize/wallet/web";

/** Which rounds are listed. */
export type OnlyRounds = { game?: string; outcome?: "won" };
export const ALL_ROUNDS: OnlyRounds = {};

const GAME_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What the address asks for. What it names wrongly is left out. */
export function readOnly(search: URLSearchParams): OnlyRounds {
	const game = search.get("game") ?? "";
	return {
		...(GAME_ID.test(game) && { game }),
		...(search.get("outcome") === "won" && { outcome: "won" as const }),
	};
}

/** The days as an address says them. */
export const daysQuery = ({ from, to, zone }: Days): Partial<Days> =>
	(from ?? to) === undefined ? {} : { from, to, zone };
