import { useDateText } from "@baize/platform-web/i18n";

/** Days of points are in UTC; noon is the same day almost everywhere. */
export function useDayText(): (day: string) => string {
	const dateText = useDateText();
	return (day) => dateText(Date.parse(`${day}T12:00:00Z`), { dateStyle: "medium" });
}
