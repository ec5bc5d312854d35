import { defineCall, Integer, ListOf, Null, OneOf, Optional, type ReplyOf, Struct } from "@baize/kernel/call";
import { SECOND_MS } from "@baize/kernel/time";
import { virtualsErrors } from "./errors.ts";
import { RaceHeadSchema, RaceIdText, RaceProgressSchema, RaceResultSchema, RaceSchema } from "./schemas.ts";

const { RACE_UNKNOWN, RACE_NOT_DRAWN } = virtualsErrors;

export const readRaceSchedule = defineCall({
	name: "readRaceSchedule",
	method: "GET",
	path: "/api/v1/virtuals/schedule",
	who: "anyone",
	level: "visitor",
	summary: "The race in progress, the next ones, the last results, and the server's time.",
	reply: Struct({
		nowMs: Integer({ description: "The server's time when this was written; countdowns and pictures follow it." }),
		current: OneOf([RaceHeadSchema, Null()], { description: "Closed or running; null between two races." }),
		next: ListOf(RaceHeadSchema, { description: "Those that take bets, in the order of their start." }),
		results: ListOf(RaceResultSchema, { description: "Finished ones, latest first." }),
	}),
	errors: {},
	pollMs: 15 * SECOND_MS,
});

export const readRace = defineCall({
	name: "readRace",
	method: "GET",
	path: "/api/v1/virtuals/races/:raceId",
	who: "anyone",
	level: "visitor",
	summary: "One race: its card, prices and margins, its commitment, and after the finish its order and its seed.",
	params: Struct({ raceId: RaceIdText }),
	reply: RaceSchema,
	errors: { RACE_UNKNOWN },
	pollMs: 15 * SECOND_MS,
});

export const readRaceProgress = defineCall({
	name: "readRaceProgress",
	method: "GET",
	path: "/api/v1/virtuals/races/:raceId/progress",
	who: "anyone",
	level: "visitor",
	summary: "How the race has gone so far, step by step; never more than has been seen. Not before betting has closed.",
	params: Struct({ raceId: RaceIdText }),
	query: Struct({ from: Optional(Integer({ minimum: 0, maximum: 1_000, description: "The first step wanted." })) }),
	reply: RaceProgressSchema,
	errors: { RACE_UNKNOWN, RACE_NOT_DRAWN },
});

export type RaceSchedule = ReplyOf<typeof readRaceSchedule>;
