import { defineCall, EnumOf, Flag, Integer, ListOf, Null, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { tournamentsErrors } from "./errors.ts";
import { PUBLIC_STATES } from "./states.data.ts";

const { TOURNAMENT_NOT_FOUND, TOURNAMENT_NOT_HERE } = tournamentsErrors;
export const IdText = Text({ pattern: ID_PATTERN });

export const TournamentCard = Struct({
	id: IdText,
	title: Text(),
	state: EnumOf(PUBLIC_STATES),
	fromMs: Integer(),
	untilMs: Integer(),
	currency: Text(),
	/** The sum of all prizes, and the first one. */
	prizesMinor: Integer(),
	firstPrizeMinor: Integer(),
	titles: ListOf(Struct({ gameId: Text(), title: Text() })),
});
export type TournamentCard = Static<typeof TournamentCard>;

/** A place of the board. The name is masked; empty for a player who hides it, or who has none. */
const BoardRow = Struct({
	place: Integer(),
	name: Text(),
	points: Integer(),
	rounds: Integer(),
	prizeMinor: Integer({ description: "Zero without a prize. While the tournament runs: what it would be now." }),
	isOwn: Flag(),
});
export type BoardRow = Static<typeof BoardRow>;

export const TournamentView = Struct({
	...TournamentCard.properties,
	bestOf: Integer(),
	roundLimit: Integer(),
	capPoints: Integer(),
	minStakeMinor: Integer(),
	placePrizesMinor: ListOf(Integer()),
	players: Integer(),
	/** The first hundred places. */
	board: ListOf(BoardRow),
});
export type TournamentView = Static<typeof TournamentView>;

const OwnRound = Struct({
	title: Text(),
	points: Integer(),
	stakeMinor: Integer(),
	winMinor: Integer(),
	atMs: Integer(),
	currency: Text(),
});

/** What a player has in a tournament. */
export const OwnScore = Struct({
	/** Null without a place: nothing counted yet, or disqualified. */
	row: OneOf([BoardRow, Null()]),
	isDisqualified: Flag(),
	/** The law of the player's address, or the terms, leave them out. */
	isLeftOut: Flag(),
	roundsLeft: Integer(),
	/** Those that make the score, the best first. */
	best: ListOf(OwnRound),
	/** A further round raises the score with more points than this; zero while not all of the best are there. */
	toBeatPoints: Integer(),
});
export type OwnScore = Static<typeof OwnScore>;

/** Boards change with every round; a reader sees it within so long. */
const BOARD_POLL_MS = 10_000;

const PLAYER = { who: "player", level: "session" } as const;

export const listTournaments = defineCall({
	name: "listTournaments",
	method: "GET",
	path: "/api/v1/tournaments",
	who: "anyone",
	level: "visitor",
	summary:
		"The tournaments for people where the visitor is: those that run, that are announced, and that have ended lately.",
	query: Struct({ currency: Text({ maxLength: 8 }) }),
	reply: Struct({ isAllowed: Flag(), tournaments: ListOf(TournamentCard) }),
	errors: {},
});

export const readTournament = defineCall({
	name: "readTournament",
	method: "GET",
	pollMs: BOARD_POLL_MS,
	path: "/api/v1/tournaments/:tournament",
	who: "anyone",
	level: "visitor",
	summary: "One tournament with its rules, its prizes and the first hundred places.",
	params: Struct({ tournament: IdText }),
	query: Struct({ currency: Text({ maxLength: 8 }) }),
	reply: TournamentView,
	errors: { TOURNAMENT_NOT_FOUND, TOURNAMENT_NOT_HERE },
});

export const readOwnTournament = defineCall({
	...PLAYER,
	name: "readOwnTournament",
	method: "GET",
	pollMs: BOARD_POLL_MS,
	path: "/api/v1/players/:session/tournaments/:tournament",
	summary:
		"One tournament as a player sees it: with their own place, and the rounds that count for them. It is also found by the id of a prize of theirs.",
	params: Struct({ session: Text(), tournament: IdText }),
	reply: Struct({ tournament: TournamentView, own: OwnScore, isNameHidden: Flag() }),
	errors: { TOURNAMENT_NOT_FOUND, TOURNAMENT_NOT_HERE },
});

export const hideTournamentName = defineCall({
	...PLAYER,
	name: "hideTournamentName",
	method: "PUT",
	path: "/api/v1/players/:session/tournament-name",
	summary: "Hides the player's name on all boards, or shows it again.",
	params: Struct({ session: Text() }),
	body: Struct({ isHidden: Flag() }),
	reply: Struct({ isHidden: Flag() }),
	errors: {},
});
