import { defineCall, EnumOf, Integer, ListOf, Optional, type Role, Struct, Text } from "@baize/kernel/call";
import { EVENT_NAMES, type EventName } from "./catalogue.ts";
import { analyticsErrors } from "./errors.ts";
import { ConsentChoice, EventBatch, EventTotal, EventUse } from "./schemas.ts";

/** Operators who see how the site is used: those who write its content, and those who audit it. */
const ROLES_THAT_SEE: readonly Role[] = ["content", "audit"];

/** How many days an operator may look back. Older counts are deleted. */
export const RETENTION_DAYS = 400;
/** Four weeks, so that each day of the week is in it as often. */
export const USUAL_DAYS = 28;
export const PERIOD_DAYS = [7, USUAL_DAYS, 91, 364] as const;

/** The pseudo-event that stands for all of them together. */
export const ALL_EVENTS = "all";
export type EventId = EventName | typeof ALL_EVENTS;

const signals = Struct({ dnt: Optional(Text({ maxLength: 20 })), "sec-gpc": Optional(Text({ maxLength: 20 })) });

export const chooseAnalytics = defineCall({
	name: "chooseAnalytics",
	method: "PUT",
	path: "/api/v1/analytics/consent",
	who: "anyone",
	level: "visitor",
	limit: "analytics",
	summary: "Agrees that use of the site is counted, or declines it. The cookie that keeps the choice is in the answer.",
	headers: signals,
	body: ConsentChoice,
	// What is in force from now on: a browser that asks not to be tracked declines for its user.
	reply: ConsentChoice,
	errors: {},
});

const { ANALYTICS_NOT_AGREED, ANALYTICS_EVENT_UNKNOWN, ANALYTICS_PROPERTY_WRONG } = analyticsErrors;

export const reportUse = defineCall({
	name: "reportUse",
	method: "POST",
	path: "/api/v1/analytics/events",
	who: "anyone",
	level: "visitor",
	limit: "analytics",
	summary: "Counts events of a visitor who has agreed. All of a batch are counted, or none.",
	headers: signals,
	body: EventBatch,
	bodyLimitBytes: 8 * 1024,
	errors: { ANALYTICS_NOT_AGREED, ANALYTICS_EVENT_UNKNOWN, ANALYTICS_PROPERTY_WRONG },
});

export const listEventTotals = defineCall({
	name: "listEventTotals",
	method: "GET",
	path: "/api/v1/operator/analytics",
	who: "operator",
	level: "twoFactors",
	role: ROLES_THAT_SEE,
	summary: "How often each event happened in the last four weeks, and in how many countries.",
	audits: "nothing",
	reply: Struct({ events: ListOf(EventTotal) }),
	errors: {},
});

export const readEventUse = defineCall({
	name: "readEventUse",
	method: "GET",
	path: "/api/v1/operator/analytics/:event",
	who: "operator",
	level: "twoFactors",
	role: ROLES_THAT_SEE,
	summary: "One event, or all, by day, by country and by its properties.",
	audits: "nothing",
	params: Struct({ event: EnumOf([ALL_EVENTS, ...EVENT_NAMES]) }),
	query: Struct({ days: Optional(Integer({ minimum: 1, maximum: RETENTION_DAYS })) }),
	reply: EventUse,
	errors: {},
});
