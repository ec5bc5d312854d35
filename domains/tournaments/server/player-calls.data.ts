import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const NONE = "0000000000000";

/** Open to all players: boards take nothing, and a restricted player plays no round that could count. */
export const playerCalls = {
	readOwnTournament: { params: { tournament: NONE } },
	hideTournamentName: { body: { isHidden: true }, succeeds: true },
} satisfies PlayerCallsOf<typeof contract>;
