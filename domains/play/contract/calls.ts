import { defineCall, Integer, ListOf, Literal, Null, OneOf, Optional, Struct, Text, Unknown } from "@baize/kernel/call";
import { stakeRefusals } from "@baize/safer-play/contract";
import { periodQuery } from "@baize/wallet/contract";
import { OneRound, roundRefusals, Session } from "./call-parts.ts";
import { launchRefusals, playErrors, spinRefusals } from "./errors.ts";
import {
	ClientSeed,
	FairnessIndex,
	GameId,
	Hex32,
	IdText,
	Page,
	PairNumber,
	PracticeAnswer,
	PracticeSeed,
	RetiredSeeds,
	RoundAnswer,
	RoundReceipt,
	RoundRow,
	Seeds,
} from "./schemas.ts";

const {
	GAME_NOT_FOUND,
	NOT_AVAILABLE_IN_REGION,
	FEATURE_BUY_NOT_ALLOWED,
	BET_NOT_ALLOWED,
	STAKE_NOT_OFFERED,
	BET_NOT_OFFERED,
	IDEMPOTENCY_CONFLICT,
	ROUND_ID_NOT_USABLE,
	ROUND_NOT_FOUND,
	ROUND_STILL_OPEN,
	TITLE_CLOSED,
	CLIENT_SEED_REQUIRED,
	CLIENT_SEED_USED,
	SEEDS_MOVED_ON,
	RULES_NOT_FOUND,
	ROUND_TOO_SOON,
} = playErrors;

export const playRealRound = defineCall({
	name: "playRealRound",
	method: "POST",
	path: "/api/v1/play/:session/rounds",
	who: "player",
	level: "session",
	limit: "round",
	isOnFastPath: true,
	summary: "Takes the stake, draws, pays and seals a round in one step. The same roundId answers the same round.",
	params: Session,
	body: Struct({
		gameId: GameId,
		bet: Unknown(),
		roundId: IdText,
		mode: Literal("real"),
	}),
	reply: RoundAnswer,
	errors: { ...roundRefusals, ROUND_TOO_SOON },
});

export const playPromotionalRound = defineCall({
	name: "playPromotionalRound",
	method: "POST",
	path: "/api/v1/play/:session/promotional-rounds",
	who: "player",
	level: "session",
	limit: "round",
	summary:
		"Uses a promotional spin: draws, pays and seals a round without a stake of the player's. The same roundId answers the same round.",
	params: Session,
	body: Struct({ gameId: GameId, grantId: IdText, roundId: IdText }),
	reply: RoundAnswer,
	errors: {
		...launchRefusals,
		...spinRefusals,
		...stakeRefusals,
		CLIENT_SEED_REQUIRED,
		IDEMPOTENCY_CONFLICT,
		ROUND_ID_NOT_USABLE,
		ROUND_TOO_SOON,
	},
});

export const readPracticeSeed = defineCall({
	name: "readPracticeSeed",
	method: "GET",
	path: "/api/v1/play/practice/seed",
	who: "anyone",
	level: "visitor",
	summary: "Commits to the server seed of one practice round, before its client seed is chosen.",
	reply: PracticeSeed,
	errors: {},
});

export const playPracticeRound = defineCall({
	name: "playPracticeRound",
	method: "POST",
	path: "/api/v1/play/practice/rounds",
	who: "anyone",
	level: "visitor",
	limit: "practice",
	summary: "A round by the same rules and chances without money; its server seed is revealed at once.",
	body: Struct({ gameId: GameId, bet: Unknown(), seed: PracticeSeed, clientSeed: ClientSeed }),
	reply: PracticeAnswer,
	errors: {
		GAME_NOT_FOUND,
		NOT_AVAILABLE_IN_REGION,
		FEATURE_BUY_NOT_ALLOWED,
		TITLE_CLOSED,
		BET_NOT_ALLOWED,
		STAKE_NOT_OFFERED,
		BET_NOT_OFFERED,
		SEEDS_MOVED_ON,
	},
});

export const readCurrentRound = defineCall({
	name: "readCurrentRound",
	method: "GET",
	path: "/api/v1/play/:session/games/:gameId/current",
	who: "player",
	level: "session",
	summary: "The last round of a game that was not seen to its end, to be played back; null when there is none.",
	params: Struct({ session: Text(), gameId: GameId }),
	reply: Struct({ round: OneOf([RoundAnswer, Null()]) }),
	errors: { GAME_NOT_FOUND },
});

export const markRoundSeen = defineCall({
	name: "markRoundSeen",
	method: "POST",
	path: "/api/v1/play/:session/rounds/:roundId/seen",
	who: "player",
	level: "session",
	summary: "The round was shown to its end, and with it the earlier ones of its game.",
	params: OneRound,
	body: Struct({ gameId: GameId }),
	errors: { GAME_NOT_FOUND },
});

export const listRounds = defineCall({
	name: "listRounds",
	method: "GET",
	path: "/api/v1/play/:session/rounds",
	who: "player",
	level: "session",
	cost: 5,
	summary: "The player's rounds, newest first: all of them, those of a period or a game, or those that were won.",
	params: Session,
	query: Struct({ ...Page, ...periodQuery, game: Optional(GameId), outcome: Optional(Literal("won")) }),
	/** `before` requests the next page, which may have rounds also where this one has few; null on the last. */
	reply: Struct({ rounds: ListOf(RoundRow), before: OneOf([Text(), Null()]) }),
	errors: { GAME_NOT_FOUND },
});

export const readRound = defineCall({
	name: "readRound",
	method: "GET",
	path: "/api/v1/play/:session/rounds/:roundId",
	who: "player",
	level: "session",
	summary: "One round with its events and what it takes to verify it.",
	params: OneRound,
	reply: RoundReceipt,
	errors: { ROUND_NOT_FOUND, ROUND_STILL_OPEN },
});

export const readSeeds = defineCall({
	name: "readSeeds",
	method: "GET",
	path: "/api/v1/play/:session/seeds",
	who: "player",
	level: "session",
	summary: "The seeds in play, as far as they are public, and the revealed ones.",
	params: Session,
	reply: Seeds,
	errors: {},
});

export const listPairs = defineCall({
	name: "listPairs",
	method: "GET",
	path: "/api/v1/play/:session/pairs",
	who: "player",
	level: "session",
	summary: "The player's pairs that have ended, newest first, each with the signed statement of its end.",
	params: Session,
	/** Pairs with a smaller number. */
	query: Struct({ before: Optional(PairNumber) }),
	reply: Struct({ pairs: ListOf(RetiredSeeds) }),
	errors: {},
});

export const chooseClientSeed = defineCall({
	name: "chooseClientSeed",
	method: "PUT",
	path: "/api/v1/play/:session/seeds/:commitment",
	who: "player",
	level: "session",
	summary:
		"Chooses the client seed of the pair of this commitment. For the next pair it ends the present one and reveals its server seed.",
	params: Struct({ session: Text(), commitment: Hex32 }),
	body: Struct({ clientSeed: ClientSeed }),
	reply: Seeds,
	errors: { CLIENT_SEED_USED, SEEDS_MOVED_ON },
});

export const readFairness = defineCall({
	name: "readFairness",
	method: "GET",
	path: "/api/v1/play/fairness",
	who: "anyone",
	level: "visitor",
	summary: "The key that statements are signed with, and every title with the hash of its present rules.",
	reply: FairnessIndex,
	errors: {},
});

export const readGameRules = defineCall({
	name: "readGameRules",
	method: "GET",
	path: "/api/v1/play/rules/:hash",
	who: "anyone",
	level: "visitor",
	summary:
		"Everything that decides a round of a title, in one text: its SHA-256 is the hash that rounds name. It never changes.",
	params: Struct({ hash: Hex32 }),
	reply: Unknown(),
	errors: { RULES_NOT_FOUND },
});

// Calls defined by the specification, beside those of `launch.ts`. spec §7

export const recordLastGame = defineCall({
	name: "recordLastGame",
	method: "POST",
	path: "/services/recent-activity-tracker/v1/profile/:session/casino",
	who: "player",
	level: "session",
	summary: "The last game opened by a player, for “continue playing”.",
	params: Session,
	body: Struct({ gameId: GameId }),
	replyStatus: 202,
	errors: { GAME_NOT_FOUND },
	unknownProperties: "ignore",
});

export const listRecentGames = defineCall({
	name: "listRecentGames",
	method: "GET",
	path: "/api/v1/play/:session/recent-games",
	who: "player",
	level: "session",
	summary: "The games last played, newest first.",
	params: Session,
	query: Struct({ limit: Optional(Integer({ minimum: 1, maximum: 50 })) }),
	reply: Struct({ gameIds: ListOf(GameId) }),
	errors: {},
});
