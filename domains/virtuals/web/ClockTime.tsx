import { TIME, useDateText } from "@baize/platform-web/i18n";
import { useIsOnPage } from "./server-clock.ts";

/** The time of day in the reader's zone; until the page knows it, in UTC. */
export function useClockText(): (atMs: number) => string {
	const dateText = useDateText();
	const isOnPage = useIsOnPage();
	return (atMs) => dateText(atMs, { ...TIME, ...(isOnPage ? {} : { timeZone: "UTC" }) });
}

export function ClockTime({ atMs, className = "" }: { atMs: number; className?: string }) {
	return (
		<time dateTime={new Date(atMs).toISOString()} className={`tabular whitespace-nowrap ${className}`.trim()}>
			{useClockText()(atMs)}
		</time>
	);
}
