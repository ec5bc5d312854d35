import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { PUSH_KINDS } from "../../contract/index.ts";
import { decidePush, knownTimeZone, minuteIn, type PushCase } from "./rules.ts";

const NOON = 12 * 60;
const usual: PushCase = {
	kind: "payments",
	kinds: PUSH_KINDS,
	isPaused: false,
	isOfferAllowed: true,
	ageMs: 0,
	localMinute: NOON,
	sinceOfferMs: null,
};
const SEND = { do: "send" };
const DROP = { do: "drop" };
const waiting = (hours: number) => ({ do: "wait", ms: hours * HOUR_MS });

describe("whether a message goes to a device", () => {
	it.each<[string, Partial<PushCase>, object]>([
		["a payment by day", {}, SEND],
		["a payment at night", { localMinute: 3 * 60 }, SEND],
		["a payment during an exclusion", { isPaused: true }, SEND],
		[
			"a message about the account during an exclusion, at night",
			{ kind: "account", isPaused: true, localMinute: 0 },
			SEND,
		],
		["a payment where the player wants none", { kinds: ["account", "news"] }, DROP],
		["a payment of yesterday", { ageMs: DAY_MS + 1 }, DROP],
		["news by day", { kind: "news" }, SEND],
		["news during a break", { kind: "news", isPaused: true }, DROP],
		["news a minute before the evening", { kind: "news", localMinute: 21 * 60 - 1 }, SEND],
		["news in the evening", { kind: "news", localMinute: 21 * 60 }, waiting(12)],
		["news at midnight", { kind: "news", localMinute: 0 }, waiting(9)],
		["news in the early morning", { kind: "news", localMinute: 8 * 60 }, waiting(1)],
		["news in the morning", { kind: "news", localMinute: 9 * 60 }, SEND],
		["an offer to a player who agreed", { kind: "offers" }, SEND],
		["an offer to a player who did not agree", { kind: "offers", kinds: ["payments", "account", "news"] }, DROP],
		["an offer during a break", { kind: "offers", isPaused: true }, DROP],
		["an offer to a player in a register", { kind: "offers", isOfferAllowed: false }, DROP],
		["an offer at night", { kind: "offers", localMinute: 23 * 60 }, waiting(10)],
		["a second offer on the same day", { kind: "offers", sinceOfferMs: DAY_MS - 1 }, DROP],
		["an offer on the next day", { kind: "offers", sinceOfferMs: DAY_MS }, SEND],
	])("%s", (_case, change, decision) => {
		expect(decidePush({ ...usual, ...change })).toEqual(decision);
	});
});

describe("the time where a device is", () => {
	const AT = Date.parse("2026-07-01T23:30:00Z");
	it.each([
		["UTC", 23 * 60 + 30],
		["America/Toronto", 19 * 60 + 30],
		["Asia/Kolkata", 5 * 60],
		["Europe/London", 30],
	])("in %s", (zone, minute) => {
		expect(minuteIn(zone, AT)).toBe(minute);
		expect(minuteIn(zone, AT + MINUTE_MS)).toBe(minute + 1);
	});

	it.each([
		["Europe/Berlin", "Europe/Berlin"],
		["Mars/Olympus", "UTC"],
		["", "UTC"],
	])("of the zone %s is that of %s", (given, known) => {
		expect(knownTimeZone(given)).toBe(known);
	});
});
