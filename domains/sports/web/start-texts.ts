import type { EventRow } from "../contract/schemas.ts";
import type { SportsTexts } from "./texts.ts";
import { DATE_AND_TIME, DAY, DAY_AND_TIME } from "./use-moment-text.ts";

export type MomentText = (atMs: number, options: Intl.DateTimeFormatOptions) => string;
export type Start = Pick<EventRow, "startsAtMs" | "startPrecision">;

/** The day of a start without a time is the one that UTC's calendar has, wherever the person is. */
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: "short", timeZone: "UTC" };
const DATE: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", timeZone: "UTC" };
const LONG_DAY: Intl.DateTimeFormatOptions = { ...DAY, timeZone: "UTC" };

/** When an event starts, as far as that is known: never a time that nobody has told. */
export function startTexts(t: SportsTexts, momentText: MomentText) {
	return {
		/** Where `day` is read above it: "Sat 16:15", "Sat, time to be confirmed". */
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
		/** What its events stand under: "Saturday, 28 November". */
		day({ startsAtMs, startPrecision }: Start): string {
			if (startPrecision === "time" || startPrecision === "none") return momentText(startsAtMs, DAY);
			const day = momentText(startsAtMs, LONG_DAY);
			return startPrecision === "day" ? day : t("event.around", { day });
		},
		/** Of one that takes no bets and has no result; where nobody has told its day, it may not even have been played. */
		awaiting({ startsAtMs, startPrecision }: Start): string {
			if (startPrecision === "none") return t("event.postponed");
			if (startPrecision !== "round") return t("event.awaiting");
			return t("event.awaitingAround", { day: momentText(startsAtMs, DATE) });
		},
	};
}
