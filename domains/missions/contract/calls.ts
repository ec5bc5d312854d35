import { defineCall, EnumOf, Flag, Integer, ListOf, Null, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { missionsErrors } from "./errors.ts";
import { AUDIENCES, BLOCKS, SHOWN_STATES } from "./missions.data.ts";
import { Goal } from "./terms.ts";

const { MISSION_NOT_FOUND, MISSION_NOT_OPEN, MISSION_REACHED } = missionsErrors;
export const IdText = Text({ pattern: ID_PATTERN });

export const MissionView = Struct({
	id: IdText,
	title: Text(),
	state: EnumOf(SHOWN_STATES),
	audience: EnumOf(AUDIENCES),
	fromMs: Integer(),
	untilMs: Integer(),
	goal: Goal,
	/** Empty: the rounds of all games count. */
	titles: ListOf(Struct({ gameId: Text(), title: Text() })),
	/** One of the two. */
	points: OneOf([Integer(), Null()]),
	spins: OneOf([
		Struct({ title: Text(), count: Integer(), stakeMinor: Integer(), currency: Text(), days: Integer() }),
		Null(),
	]),
	maxPlayers: Integer(),
	placesLeft: Integer(),
});
export type MissionView = Static<typeof MissionView>;

/** How far a player is who has joined. */
const Progress = Struct({
	joinedAtMs: Integer(),
	count: Integer(),
	/** What has counted: the title and when the round ended, the first one first. */
	counted: ListOf(Struct({ title: Text(), atMs: Integer() })),
	reachedAtMs: OneOf([Integer(), Null()]),
	paidAtMs: OneOf([Integer(), Null()]),
});
export type Progress = Static<typeof Progress>;

export const OwnMission = Struct({
	mission: MissionView,
	/** Null before the player has joined. */
	progress: OneOf([Progress, Null()]),
	/** Why the player cannot join; null where they can, or have joined. */
	block: OneOf([EnumOf(BLOCKS), Null()]),
});
export type OwnMission = Static<typeof OwnMission>;

/** Progress changes with rounds; an open page sees it within so long. */
const PROGRESS_POLL_MS = 10_000;

const PLAYER = { who: "player", level: "session" } as const;
const oneOfPlayer = Struct({ session: Text(), mission: IdText });

export const listMissions = defineCall({
	name: "listMissions",
	method: "GET",
	path: "/api/v1/missions",
	who: "anyone",
	level: "visitor",
	summary: "The missions that may be shown to visitors where the visitor is.",
	query: Struct({ currency: Text({ maxLength: 8 }) }),
	reply: Struct({ isAllowed: Flag(), missions: ListOf(MissionView) }),
	errors: {},
});

export const listOwnMissions = defineCall({
	...PLAYER,
	name: "listOwnMissions",
	method: "GET",
	pollMs: PROGRESS_POLL_MS,
	path: "/api/v1/players/:session/missions",
	summary: "The missions for the player, those that they have joined first, with their progress.",
	params: Struct({ session: Text() }),
	reply: Struct({ isAllowed: Flag(), missions: ListOf(OwnMission) }),
	errors: {},
});

export const joinMission = defineCall({
	...PLAYER,
	name: "joinMission",
	method: "PUT",
	path: "/api/v1/players/:session/missions/:mission",
	summary: "Joins a mission: rounds count from now on. Joined before, it answers the same.",
	params: oneOfPlayer,
	body: Struct({}),
	reply: OwnMission,
	errors: { MISSION_NOT_FOUND, MISSION_NOT_OPEN },
});

export const leaveMission = defineCall({
	...PLAYER,
	name: "leaveMission",
	method: "POST",
	path: "/api/v1/players/:session/missions/:mission/leave",
	summary: "Leaves a mission that is not reached: its progress is deleted, and nothing else is lost.",
	params: oneOfPlayer,
	body: Struct({}),
	reply: OwnMission,
	errors: { MISSION_NOT_FOUND, MISSION_REACHED },
});
