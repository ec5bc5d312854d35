import { useLocale } from "react-admin";

/** A date and time, as operators read it. */
export function useTimeText(): (ms: number) => string {
	const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
	return (ms) => format.format(ms);
}
