import { defineCall, Integer, ListOf, Null, OneOf, type ReplyOf, Struct } from "@baize/kernel/call";
import { SECOND_MS } from "@baize/kernel/time";
import { virtualsErrors } from "./errors.ts";
import { RaceHeadSchema, RaceIdText, RaceResultSchema, RaceSchema, TellingSchema } from "./schemas.ts";

const { RACE_UNKNOWN, RACE_NOT_DRAWN } = virtualsErrors;

export const readRaceSchedule = defineCall({
	name: "readRaceSchedule",
	method: "GET",
	path: "/api/v1/virtuals/schedule",
	who: "anyone",
	level: "visitor",
	summary: "The race that is run, the next ones, the last results, and the house's clock.",
	reply: Struct({
		nowMs: Integer({ description: "The house's clock as this was written; countdowns and pictures follow it." }),
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

export const readRaceTelling = defineCall({
	name: "readRaceTelling",
	method: "GET",
	path: "/api/v1/virtuals/races/:raceId/telling",
	who: "anyone",
	level: "visitor",
	summary: "How the race goes, from the off to the line. Not before betting has closed and the order is drawn.",
	params: Struct({ raceId: RaceIdText }),
	reply: TellingSchema,
	errors: { RACE_UNKNOWN, RACE_NOT_DRAWN },
});

export type RaceSchedule = ReplyOf<typeof readRaceSchedule>;
