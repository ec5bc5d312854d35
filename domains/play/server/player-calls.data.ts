import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
/** The id of nothing. */
const NONE = "0000000000000";
const NO_STAKE = {
	excluded: "EXCLUDED",
	timedOut: "TIMED_OUT",
	terms: "TERMS_DUE",
	blocked: "DOCUMENT_BLOCKED",
} as const;

/** A restricted player cannot stake. What rounds and games record for a player takes no money. */
export const playerCalls = {
	listRecentGames: ok,
	listFavourites: ok,
	addFavourite: { params: { gameId: "tidal-book" }, ...ok },
	removeFavourite: { params: { gameId: "tidal-book" }, ...ok },
	listPairs: ok,
	listRounds: ok,
	listPracticeRounds: ok,
	listProvidedRounds: ok,
	launchProvidedGame: { body: { gameId: "fortune-wheel" }, ...ok, refused: NO_STAKE },
	readCurrentRound: { params: { gameId: "tidal-book" }, ...ok },
	readRound: { params: { roundId: NONE } },
	readSeeds: ok,
	playRealRound: { body: { gameId: "tidal-book", bet: { lineBetMinor: 10 }, mode: "real" }, ...ok, refused: NO_STAKE },
	openStagedRound: {
		body: { gameId: "firefly-meadow", bet: { stakeMinor: 100, mines: 3 } },
		...ok,
		refused: NO_STAKE,
	},
	// A round can be finished whatever has become of its player.
	actInRound: { params: { roundId: NONE }, body: { step: 0, action: { do: "collect" } } },
	placeTableStake: {
		body: {
			...{ gameId: "paper-kite", number: 1, seat: 1, isNameHidden: false },
			bet: { stakeMinor: 100, autoX100: null },
		},
		...ok,
		refused: NO_STAKE,
	},
	cashOutTableStake: { params: { stakeId: NONE } },
	listTableStakes: { params: { gameId: "paper-kite", number: "1" } },
	readOpenRound: { params: { gameId: "firefly-meadow" }, ...ok },
	listOpenRounds: ok,
	playPromotionalRound: { body: { gameId: "tidal-book", grantId: NONE }, ...ok, refused: NO_STAKE },
	markRoundSeen: { params: { roundId: NONE }, body: { gameId: "tidal-book" } },
	recordLastGame: { body: { gameId: "tidal-book" } },
	chooseClientSeed: { params: { commitment: "0".repeat(64) }, body: { clientSeed: "mine" } },
} satisfies PlayerCallsOf<typeof contract>;
