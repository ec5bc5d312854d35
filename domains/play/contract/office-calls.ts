import { OpenProposal, proposalErrors } from "@baize/desk/contract";
import {
	defineCall,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	pageQuery,
	pageReply,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { playErrors } from "./errors.ts";
import { GameId, IdText } from "./schemas.ts";
import { PlaceLadder, ProposedLadder, TitleStakes } from "./stake-ladder.ts";

// The games as operators manage them.

/** `draining`: no round begins, and open ones are ended. `stopped`: nor is anything done in an open one. */
export const TITLE_STANDINGS = ["open", "draining", "stopped"] as const;
export type TitleStanding = (typeof TITLE_STANDINGS)[number];

/** What is in force at a place: "" is everywhere; otherwise a country, or a subdivision of one: "CA", "CA:ON". */
const PlaceCode = Text({ pattern: "^([A-Z]{2}(:[A-Z0-9]{1,3})?)?$" });
const Game = Struct({ game: GameId });
const Amount = Integer();
const X1e6 = Integer({ minimum: 0 });

const PlaceState = Struct({
	place: PlaceCode,
	state: EnumOf([...TITLE_STANDINGS]),
	reason: Text(),
	byName: Text(),
	atMs: Integer(),
	/** To open it again: waits for a second operator. */
	proposal: Optional(OpenProposal),
});
export type PlaceState = Static<typeof PlaceState>;

/** What rounds in one currency have returned, in millionths, and between what it is to be expected. */
const MeasuredReturn = Struct({
	currency: Text(),
	rounds: Integer({ minimum: 0 }),
	stakedMinor: Amount,
	wonMinor: Amount,
	returnX1e6: OneOf([X1e6, Null()]),
	/** Null where what is chosen decides how far payouts are spread. */
	band: OneOf([Struct({ lowX1e6: X1e6, highX1e6: X1e6, isOutside: Flag() }), Null()]),
});
export type MeasuredReturn = Static<typeof MeasuredReturn>;

/** How many requests for rounds for money were refused with this error, or failed ("FAILED"). */
const CountedError = Struct({ code: Text(), inHour: Integer({ minimum: 0 }), inDay: Integer({ minimum: 0 }) });
export type CountedError = Static<typeof CountedError>;

/** A round that waits for the decisions of its player. */
const WaitingRound = Struct({
	roundId: IdText,
	playerId: IdText,
	currency: Text(),
	stakedMinor: Amount,
	actions: Integer({ minimum: 0 }),
	openedAtMs: Integer(),
	/** When its published default ends it. */
	dueAtMs: Integer(),
});
export type WaitingRound = Static<typeof WaitingRound>;

const gameFields = {
	id: GameId,
	title: Text(),
	/** The name of its rules, or "provided" for another maker's. */
	kind: Text(),
	/** The strictest of what is in force anywhere. */
	state: EnumOf([...TITLE_STANDINGS]),
	places: ListOf(PlaceState),
	/** In per cent; empty where none is stated. */
	statedText: Text(),
	returns: ListOf(MeasuredReturn),
	rounds: Integer({ minimum: 0 }),
	openRounds: Integer({ minimum: 0 }),
	isOutside: Flag(),
	/** Of the last hour. */
	errorsInHour: Integer({ minimum: 0 }),
};
export const GameRecord = Struct(gameFields);
export type GameRecord = Static<typeof GameRecord>;

/** A title with what its page shows in addition. */
export const GameDetails = Struct({
	...gameFields,
	errors: ListOf(CountedError),
	/** Those first that are ended first; at most so many as fit a page. */
	waiting: ListOf(WaitingRound),
	/** What the title takes by its sheet in each currency; empty for another maker's. */
	stakes: ListOf(TitleStakes),
	ladders: ListOf(PlaceLadder),
	proposedLadders: ListOf(ProposedLadder),
});
export type GameDetails = Static<typeof GameDetails>;

export const listGameRecords = defineCall({
	name: "listGameRecords",
	method: "GET",
	path: "/api/v1/operator/games",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: ["games", "audit"],
	summary: "Every title, where it is closed, and what its rounds for money have returned.",
	audits: "nothing",
	query: Struct({ ...pageQuery, state: Optional(EnumOf([...TITLE_STANDINGS])) }),
	reply: Struct({ games: ListOf(GameRecord), ...pageReply }),
	errors: {},
});

export const readGameRecord = defineCall({
	name: "readGameRecord",
	method: "GET",
	path: "/api/v1/operator/games/:game",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: ["games", "audit"],
	summary: "The same of one title, with the stakes that are offered, its errors, and the rounds that wait for players.",
	audits: "nothing",
	params: Game,
	reply: GameDetails,
	errors: { GAME_NOT_FOUND: playErrors.GAME_NOT_FOUND },
});

export const closeGame = defineCall({
	name: "closeGame",
	method: "PUT",
	path: "/api/v1/operator/games/:game/state",
	who: "operator",
	level: "recentTwoFactors",
	role: "games",
	summary: "Drains or stops a title, everywhere or at one place. Only what is stricter than before.",
	params: Game,
	body: Struct({ place: PlaceCode, state: EnumOf(["draining", "stopped"]), reason: Reason }),
	reply: Struct({ state: EnumOf(["draining", "stopped"]) }),
	errors: { GAME_NOT_FOUND: playErrors.GAME_NOT_FOUND, GAME_CLOSED_ALREADY: playErrors.GAME_CLOSED_ALREADY },
});

export const proposeGameReopening = defineCall({
	name: "proposeGameReopening",
	method: "POST",
	path: "/api/v1/operator/games/:game/reopening",
	who: "operator",
	level: "recentTwoFactors",
	role: "games",
	summary: "Proposes to open a title again where it was drained or stopped; another operator approves it.",
	params: Game,
	body: Struct({ place: PlaceCode, reason: Reason }),
	reply: Struct({ proposal: Text({ pattern: ID_PATTERN }) }),
	errors: {
		GAME_NOT_FOUND: playErrors.GAME_NOT_FOUND,
		GAME_IS_OPEN: playErrors.GAME_IS_OPEN,
		PROPOSAL_OPEN: proposalErrors.PROPOSAL_OPEN,
	},
});
