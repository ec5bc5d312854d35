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
	type Role,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { IdText } from "./calls.ts";
import { tournamentsErrors, tournamentsOfficeErrors } from "./errors.ts";
import { STATES, STEPS } from "./states.data.ts";
import { Terms } from "./terms.ts";

/** Operators who draft tournaments, and approve those of others. */
export const TOURNAMENTS_ROLE = "content" satisfies Role;

const { TOURNAMENT_NOT_FOUND } = tournamentsErrors;
const { TOURNAMENT_STATE, SECOND_OPERATOR_NEEDED, TOURNAMENT_INVALID, TOURNAMENT_CONFLICT, SCORE_NOT_FOUND } =
	tournamentsOfficeErrors;
const READS = { who: "operator", level: "twoFactors", role: TOURNAMENTS_ROLE } as const;
const CHANGES = { who: "operator", level: "recentTwoFactors", role: TOURNAMENTS_ROLE } as const;
const oneTournament = Struct({ tournament: IdText });
const RequestId = Text({ pattern: "^[A-Za-z0-9-]{8,64}$" });

export const TournamentRow = Struct({
	id: IdText,
	title: Text(),
	state: EnumOf(STATES),
	fromMs: Integer(),
	untilMs: Integer(),
	players: Integer(),
});
export type TournamentRow = Static<typeof TournamentRow>;

const ScoreRow = Struct({
	playerId: IdText,
	place: OneOf([Integer(), Null()]),
	points: Integer(),
	rounds: Integer(),
	reachedAtMs: Integer(),
	disqualifiedFor: OneOf([Text(), Null()]),
	currency: Text(),
	prizeMinor: Integer(),
	isPaid: Flag(),
});
export type ScoreRow = Static<typeof ScoreRow>;

/** What was done with it. */
const TournamentStep = Struct({
	step: EnumOf(STEPS),
	atMs: Integer(),
	/** The name of the operator; null for the site itself. */
	by: OneOf([Text(), Null()]),
	/** The player whom it is about. */
	player: OneOf([IdText, Null()]),
	reason: OneOf([Text(), Null()]),
});

export const TournamentRecord = Struct({
	...TournamentRow.properties,
	terms: Terms,
	/** The step before was this operator's own, so another one takes the next. */
	needsAnother: Flag(),
	board: ListOf(ScoreRow),
	/** The first one first. */
	steps: ListOf(TournamentStep),
});
export type TournamentRecord = Static<typeof TournamentRecord>;

export const listTournamentRecords = defineCall({
	...READS,
	name: "listTournamentRecords",
	method: "GET",
	path: "/api/v1/operator/tournaments",
	limit: "search",
	summary: "All tournaments, the newest first.",
	audits: "nothing",
	query: Struct({ state: Optional(EnumOf(STATES)), ...pageQuery }),
	reply: Struct({ tournaments: ListOf(TournamentRow), ...pageReply }),
	errors: {},
});

export const readTournamentRecord = defineCall({
	...READS,
	name: "readTournamentRecord",
	method: "GET",
	path: "/api/v1/operator/tournaments/:tournament",
	summary: "One tournament: its terms, its board with the disqualified players, and what was paid.",
	audits: "nothing",
	params: oneTournament,
	reply: TournamentRecord,
	errors: { TOURNAMENT_NOT_FOUND },
});

export const draftTournament = defineCall({
	...CHANGES,
	name: "draftTournament",
	method: "POST",
	path: "/api/v1/operator/tournaments",
	summary: "Begins a tournament. The same requestId answers the same one.",
	body: Struct({ requestId: RequestId, terms: Terms }),
	reply: TournamentRecord,
	errors: { TOURNAMENT_INVALID, TOURNAMENT_CONFLICT },
});

export const saveTournament = defineCall({
	...CHANGES,
	name: "saveTournament",
	method: "PUT",
	path: "/api/v1/operator/tournaments/:tournament",
	summary: "Changes the terms before they are announced. An approval is no longer valid then.",
	params: oneTournament,
	body: Struct({ terms: Terms }),
	reply: TournamentRecord,
	errors: { TOURNAMENT_NOT_FOUND, TOURNAMENT_STATE, TOURNAMENT_INVALID },
});

/** What each step of a tournament's life takes, answers and refuses. */
const STEP = {
	params: oneTournament,
	body: Struct({ reason: Reason }),
	reply: TournamentRecord,
	errors: { TOURNAMENT_NOT_FOUND, TOURNAMENT_STATE, SECOND_OPERATOR_NEEDED, TOURNAMENT_INVALID },
};

export const approveTournament = defineCall({
	...CHANGES,
	...STEP,
	name: "approveTournament",
	method: "POST",
	path: "/api/v1/operator/tournaments/:tournament/approve",
	summary: "Approves the terms that another operator has drafted.",
});

export const announceTournament = defineCall({
	...CHANGES,
	...STEP,
	name: "announceTournament",
	method: "POST",
	path: "/api/v1/operator/tournaments/:tournament/announce",
	limit: "bulk",
	summary: "Shows an approved tournament to players. Its terms are frozen.",
});

export const endTournament = defineCall({
	...CHANGES,
	...STEP,
	name: "endTournament",
	method: "POST",
	path: "/api/v1/operator/tournaments/:tournament/end",
	summary: "Ends a running tournament now: later rounds count no more.",
});

export const cancelTournament = defineCall({
	...CHANGES,
	...STEP,
	name: "cancelTournament",
	method: "POST",
	path: "/api/v1/operator/tournaments/:tournament/cancel",
	summary: "Cancels a tournament that has paid nothing.",
});

export const auditTournament = defineCall({
	...CHANGES,
	...STEP,
	name: "auditTournament",
	method: "POST",
	path: "/api/v1/operator/tournaments/:tournament/audit",
	summary: "Counts all scores again from the journal, which decides, and fixes board and prizes.",
});

export const payTournament = defineCall({
	...CHANGES,
	...STEP,
	name: "payTournament",
	method: "POST",
	path: "/api/v1/operator/tournaments/:tournament/pay",
	summary: "Pays the prizes of the board that another operator has fixed, each once.",
});

export const disqualifyPlayer = defineCall({
	...CHANGES,
	name: "disqualifyPlayer",
	method: "POST",
	path: "/api/v1/operator/tournaments/:tournament/disqualify",
	summary: "Takes a player off the board, for a reason that goes to the audit log, before the board is fixed.",
	params: oneTournament,
	body: Struct({ player: IdText, reason: Reason }),
	reply: TournamentRecord,
	errors: { TOURNAMENT_NOT_FOUND, TOURNAMENT_STATE, SCORE_NOT_FOUND },
});

export const readmitPlayer = defineCall({
	...CHANGES,
	name: "readmitPlayer",
	method: "POST",
	path: "/api/v1/operator/tournaments/:tournament/readmit",
	summary: "Puts a disqualified player back on the board, for a reason that goes to the audit log, before it is fixed.",
	params: oneTournament,
	body: Struct({ player: IdText, reason: Reason }),
	reply: TournamentRecord,
	errors: { TOURNAMENT_NOT_FOUND, TOURNAMENT_STATE, SCORE_NOT_FOUND },
});
