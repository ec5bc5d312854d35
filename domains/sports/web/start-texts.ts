import type { EventRow } from "../contract/schemas.ts";
import type { SportsTexts } from "./texts.ts";
import { DATE_AND_TIME, DAY, DAY_AND_TIME } from "./use-moment-text.ts";

export type MomentText = (atMs: number, options: Intl.DateTimeFormatOptions) => string;
export type Start = Pick<EventRow, "startsAtMs" | "startPrecision">;

/** The day of a start without a time is that of the UTC calendar, whatever the reader's zone. */
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: "short", timeZone: "UTC" };
const DATE: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", timeZone: "UTC" };
const LONG_DAY: Intl.DateTimeFormatOptions = { ...DAY, timeZone: "UTC" };

/** When an event starts, as far as it is known: never a time that was not published. */
export function startTexts(t: SportsTexts, momentText: MomentText) {
	return {
		/** Where the day is shown above it: "Sat 16:15", "Sat, time to be confirmed". */
		short({ startsAtMs, startPrecision }: Start): string {
			if (startPrecision === "time") return momentText(startsAtMs, DAY_AND_TIME);
			if (startPrecision === "none") return t("event.postponed");
			if (startPrecision === "round") return t("event.dateUnknown");
			return t("event.timeUnknown", { day: momentText(startsAtMs, WEEKDAY) });
		},
		/** By itself: "28 Nov, 16:15", "28 Nov, time to be confirmed", "Around 29 Nov, date to be confirmed". */
		full({ startsAtMs, startPrecision }: Start): string {
			if (startPrecision === "time") return momentText(startsAtMs, DATE_AND_TIME);
			if (startPrecision === "none") return t("event.postponed");
			const day = momentText(startsAtMs, DATE);
			return t(startPrecision === "day" ? "event.timeUnknown" : "event.aroundUnknown", { day });
		},
		/** The heading of its events: "Saturday, 28 November". */
		day({ startsAtMs, startPrecision }: Start): string {
			if (startPrecision === "time" || startPrecision === "none") return momentText(startsAtMs, DAY);
			const day = momentText(startsAtMs, LONG_DAY);
			return startPrecision === "day" ? day : t("event.around", { day });
		},
		/** For an event that takes no bets and has no result; if its day is unknown, it may not even have been played. */
		awaiting({ startsAtMs, startPrecision }: Start): string {
			if (startPrecision === "none") return t("event.postponed");
			if (startPrecision !== "round") return t("event.awaiting");
			return t("event.awaitingAround", { day: momentText(startsAtMs, DATE) });
		},
	};
}
