import { defineCall, Integer, ListOf, Null, OneOf, Optional, Struct, Text, Unknown } from "@baize/kernel/call";
import { OneRound, roundRefusals, Session, stakingRefusals } from "./call-parts.ts";
import { playErrors } from "./errors.ts";
import {
	ClientSeed,
	GameId,
	IdText,
	OpenRoundRow,
	PracticeSeed,
	PracticeStagedAnswer,
	PracticeToken,
	StagedAnswer,
} from "./schemas.ts";

const {
	GAME_NOT_FOUND,
	NOT_AVAILABLE_IN_REGION,
	STAKE_NOT_OFFERED,
	BET_NOT_ALLOWED,
	BET_NOT_OFFERED,
	ROUND_NOT_FOUND,
	TITLE_CLOSED,
} = playErrors;
const { ROUND_ALREADY_OPEN, ACTION_NOT_ALLOWED, STEP_AHEAD, ROUND_IS_OVER, PRACTICE_ROUND_NOT_KNOWN, SEEDS_MOVED_ON } =
	playErrors;

export const openStagedRound = defineCall({
	name: "openStagedRound",
	method: "POST",
	path: "/api/v1/play/:session/staged-rounds",
	who: "player",
	level: "session",
	limit: "round",
	isOnFastPath: true,
	summary:
		"Takes the stake of a round with decisions, and fixes all its chance. The same roundId answers the same round.",
	params: Session,
	body: Struct({ gameId: GameId, bet: Unknown(), roundId: IdText }),
	reply: StagedAnswer,
	errors: { ...roundRefusals, ROUND_ALREADY_OPEN },
});

export const actInRound = defineCall({
	name: "actInRound",
	method: "POST",
	path: "/api/v1/play/:session/staged-rounds/:roundId/actions",
	who: "player",
	level: "session",
	limit: "round",
	isOnFastPath: true,
	summary: "The next action in an open round. The same step answers the round as it is by then.",
	params: OneRound,
	body: Struct({
		/** How many actions were applied before it. */
		step: Integer({ minimum: 0, maximum: 1_000 }),
		action: Unknown(),
		/** Of the further stake of an action that takes one, made by the page as a roundId is. */
		stakeId: Optional(IdText),
	}),
	reply: StagedAnswer,
	errors: { ...stakingRefusals, ROUND_NOT_FOUND, ACTION_NOT_ALLOWED, STEP_AHEAD, ROUND_IS_OVER },
});

export const readOpenRound = defineCall({
	name: "readOpenRound",
	method: "GET",
	path: "/api/v1/play/:session/games/:gameId/open",
	who: "player",
	level: "session",
	summary: "The round of a game that waits for its player, on any device; null when there is none.",
	params: Struct({ session: Text(), gameId: GameId }),
	reply: Struct({ round: OneOf([StagedAnswer, Null()]) }),
	errors: { GAME_NOT_FOUND },
});

export const listOpenRounds = defineCall({
	name: "listOpenRounds",
	method: "GET",
	path: "/api/v1/play/:session/open-rounds",
	who: "player",
	level: "session",
	summary: "Every round that waits for its player, the one first that its default ends first.",
	params: Session,
	reply: Struct({ rounds: ListOf(OpenRoundRow) }),
	errors: {},
});

export const openPracticeRound = defineCall({
	name: "openPracticeRound",
	method: "POST",
	path: "/api/v1/play/practice/staged-rounds",
	who: "anyone",
	level: "visitor",
	limit: "practice",
	summary: "A round with decisions by the same rules and chances without money. The page keeps it, signed.",
	body: Struct({ gameId: GameId, bet: Unknown(), seed: PracticeSeed, clientSeed: ClientSeed }),
	reply: PracticeStagedAnswer,
	errors: {
		GAME_NOT_FOUND,
		NOT_AVAILABLE_IN_REGION,
		TITLE_CLOSED,
		BET_NOT_ALLOWED,
		BET_NOT_OFFERED,
		STAKE_NOT_OFFERED,
		SEEDS_MOVED_ON,
	},
});

export const actInPracticeRound = defineCall({
	name: "actInPracticeRound",
	method: "POST",
	path: "/api/v1/play/practice/staged-rounds/actions",
	who: "anyone",
	level: "visitor",
	limit: "practice",
	summary: "The next action in a practice round; its server seed is revealed when it ends.",
	body: Struct({ token: PracticeToken, action: Unknown() }),
	reply: PracticeStagedAnswer,
	errors: {
		GAME_NOT_FOUND,
		NOT_AVAILABLE_IN_REGION,
		TITLE_CLOSED,
		BET_NOT_OFFERED,
		ACTION_NOT_ALLOWED,
		PRACTICE_ROUND_NOT_KNOWN,
	},
});
