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
import { missionsErrors, missionsOfficeErrors } from "./errors.ts";
import { STATES, STEPS } from "./missions.data.ts";
import { Terms } from "./terms.ts";

/** Operators who draft missions, and approve those of others. */
export const MISSIONS_ROLE = "content" satisfies Role;

const { MISSION_NOT_FOUND } = missionsErrors;
const { MISSION_STATE, MISSION_NEEDS_ANOTHER, MISSION_INVALID, MISSION_CONFLICT } = missionsOfficeErrors;
const READS = { who: "operator", level: "twoFactors", role: MISSIONS_ROLE } as const;
const CHANGES = { who: "operator", level: "recentTwoFactors", role: MISSIONS_ROLE } as const;
const oneMission = Struct({ mission: IdText });
const RequestId = Text({ pattern: "^[A-Za-z0-9-]{8,64}$" });

export const MissionRow = Struct({
	id: IdText,
	title: Text(),
	state: EnumOf(STATES),
	fromMs: Integer(),
	untilMs: Integer(),
	/** They have joined, have reached it, and have the reward. */
	players: Integer(),
	reached: Integer(),
	paid: Integer(),
});
export type MissionRow = Static<typeof MissionRow>;

/** What an operator has done with it. */
export const MissionStep = Struct({
	step: EnumOf(STEPS),
	atMs: Integer(),
	/** The name of the operator. */
	by: Text(),
	reason: OneOf([Text(), Null()]),
});
export type MissionStep = Static<typeof MissionStep>;

export const MissionRecord = Struct({
	...MissionRow.properties,
	terms: Terms,
	/** The terms are this operator's own, so another one approves them. */
	needsAnother: Flag(),
	/** What all rewards can cost, in units of the stake ladder: the stakes of spins, or what points are worth. */
	maxCostUnits: Integer(),
	steps: ListOf(MissionStep),
});
export type MissionRecord = Static<typeof MissionRecord>;

export const listMissionRecords = defineCall({
	...READS,
	name: "listMissionRecords",
	method: "GET",
	path: "/api/v1/operator/missions",
	limit: "search",
	summary: "All missions, the newest first.",
	audits: "nothing",
	query: Struct({ state: Optional(EnumOf(STATES)), ...pageQuery }),
	reply: Struct({ missions: ListOf(MissionRow), ...pageReply }),
	errors: {},
});

export const readMissionRecord = defineCall({
	...READS,
	name: "readMissionRecord",
	method: "GET",
	path: "/api/v1/operator/missions/:mission",
	summary: "One mission: its terms, how many have joined and reached it, and what was done with it.",
	audits: "nothing",
	params: oneMission,
	reply: MissionRecord,
	errors: { MISSION_NOT_FOUND },
});

export const draftMission = defineCall({
	...CHANGES,
	name: "draftMission",
	method: "POST",
	path: "/api/v1/operator/missions",
	summary: "Begins a mission. The same requestId answers the same one.",
	body: Struct({ requestId: RequestId, terms: Terms }),
	reply: MissionRecord,
	errors: { MISSION_INVALID, MISSION_CONFLICT },
});

export const saveMission = defineCall({
	...CHANGES,
	name: "saveMission",
	method: "PUT",
	path: "/api/v1/operator/missions/:mission",
	summary: "Changes the terms before they are approved.",
	params: oneMission,
	body: Struct({ terms: Terms }),
	reply: MissionRecord,
	errors: { MISSION_NOT_FOUND, MISSION_STATE, MISSION_INVALID },
});

/** What each further step takes and answers. */
const STEP = { params: oneMission, body: Struct({ reason: Reason }), reply: MissionRecord };

export const approveMission = defineCall({
	...CHANGES,
	...STEP,
	name: "approveMission",
	method: "POST",
	path: "/api/v1/operator/missions/:mission/approve",
	limit: "bulk",
	summary: "Approves the terms that another operator has drafted, and shows the mission to players.",
	errors: { MISSION_NOT_FOUND, MISSION_STATE, MISSION_NEEDS_ANOTHER, MISSION_INVALID },
});

export const closeMission = defineCall({
	...CHANGES,
	...STEP,
	name: "closeMission",
	method: "POST",
	path: "/api/v1/operator/missions/:mission/close",
	summary: "Lets no further player join. Who has joined can still reach it.",
	errors: { MISSION_NOT_FOUND, MISSION_STATE },
});

export const cancelMission = defineCall({
	...CHANGES,
	...STEP,
	name: "cancelMission",
	method: "POST",
	path: "/api/v1/operator/missions/:mission/cancel",
	summary: "Cancels a mission for good. Who has reached it before gets the reward.",
	errors: { MISSION_NOT_FOUND, MISSION_STATE },
});
