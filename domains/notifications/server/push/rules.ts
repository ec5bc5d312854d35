import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { PushKind } from "../../contract/index.ts";
import { IS_TRANSACTIONAL } from "./push-kinds.data.ts";

/** From the evening to the morning where the player is, a device is only woken for what concerns money or access. */
const QUIET = { fromMinute: 21 * 60, untilMinute: 9 * 60 };
/** What is older is not sent any more: the inbox has it. */
export const MAX_AGE_MS = DAY_MS;
/** At most one offer within this time on each device. */
const OFFER_PAUSE_MS = DAY_MS;

export type PushCase = {
	kind: PushKind;
	/** The kinds that the player has chosen for the device. */
	kinds: readonly PushKind[];
	/** The player takes a break, or has excluded themselves. */
	isPaused: boolean;
	/** Whether registers of self-exclusions let offers through. */
	isOfferAllowed: boolean;
	ageMs: number;
	/** Minutes since midnight, where the device is. */
	localMinute: number;
	/** How long ago the device got an offer; null: never. */
	sinceOfferMs: number | null;
};

export type PushDecision = { do: "send" } | { do: "drop" } | { do: "wait"; ms: number };

const DROP: PushDecision = { do: "drop" };
const MINUTES_A_DAY = DAY_MS / MINUTE_MS;

/** Whether a message goes to a device now, in the morning, or not at all. */
export function decidePush(of: PushCase): PushDecision {
	if (!of.kinds.includes(of.kind) || of.ageMs > MAX_AGE_MS) return DROP;
	if (IS_TRANSACTIONAL[of.kind]) return { do: "send" };
	if (of.isPaused) return DROP;
	if (of.kind === "offers" && !mayOffer(of)) return DROP;
	const minutes = quietMinutesLeft(of.localMinute);
	return minutes === 0 ? { do: "send" } : { do: "wait", ms: minutes * MINUTE_MS };
}

const mayOffer = ({ isOfferAllowed, sinceOfferMs }: PushCase): boolean =>
	isOfferAllowed && (sinceOfferMs === null || sinceOfferMs >= OFFER_PAUSE_MS);

function quietMinutesLeft(minute: number): number {
	const isQuiet = minute >= QUIET.fromMinute || minute < QUIET.untilMinute;
	return isQuiet ? (QUIET.untilMinute - minute + MINUTES_A_DAY) % MINUTES_A_DAY : 0;
}

/** Minutes since midnight in a time zone. */
export function minuteIn(timeZone: string, atMs: number): number {
	const parts = new Intl.DateTimeFormat("en", {
		timeZone,
		hour: "numeric",
		minute: "numeric",
		hourCycle: "h23",
	}).formatToParts(atMs);
	const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
	return (read("hour") * HOUR_MS) / MINUTE_MS + read("minute");
}

/** The name of a time zone that this computer knows; another one becomes UTC. */
export function knownTimeZone(name: string): string {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
	} catch {
		return "UTC";
	}
}
