import { useLocale } from "react-admin";

/** A moment, as operators read it. */
export function useTimeText(): (ms: number) => string {
	const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
	return (ms) => format.format(ms);
}
