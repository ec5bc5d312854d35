import { Badge } from "@baize/platform-web";
import type { EventRow } from "../contract/schemas.ts";
import { useSportsTexts } from "./texts.ts";
import { useStartText } from "./use-start-text.ts";

type Stand = Pick<EventRow, "phase" | "live" | "result" | "startsAtMs" | "startPrecision">;

/**
 * The state of an event in a short text: "Sat 16:15", "63′ 1–0", "2–1". `isAlone` where no day is shown above it.
 * Scores follow the direction of the language: the home team's goals come first from the right, too.
 */
export function EventStatus({ event, isAlone = false }: { event: Stand; isAlone?: boolean }) {
	const t = useSportsTexts();
	const { phase, live, result } = event;
	if (phase === "upcoming") return <Start event={event} isAlone={isAlone} />;
	if (phase === "live" && live && live.home !== null && live.away !== null) {
		const label = { minute: String(live.minute ?? ""), home: live.home, away: live.away };
		return (
			<span className="grid text-sm font-semibold text-danger-ink tabular">
				<span className="sr-only">{t("event.live", label)}</span>
				<span aria-hidden="true">{`${live.minute ?? ""}′ ${live.home}–${live.away}`}</span>
			</span>
		);
	}
	if (phase === "finished" && result && "home" in result)
		return (
			<span className="text-sm font-semibold tabular">
				<span className="sr-only">{t("event.finished")} </span>
				{`${result.home}–${result.away}`}
			</span>
		);
	return <PhaseLabel event={event} />;
}

function Start({ event, isAlone }: { event: Stand; isAlone: boolean }) {
	const startText = useStartText();
	if (event.startPrecision === "none") return <Muted>{startText.short(event)}</Muted>;
	const isTimed = event.startPrecision === "time";
	const moment = new Date(event.startsAtMs).toISOString();
	return (
		<time
			dateTime={isTimed ? moment : moment.slice(0, 10)}
			className={`text-ink-muted tabular ${isTimed ? "whitespace-nowrap text-sm" : "text-xs"}`}
		>
			{isAlone ? startText.full(event) : startText.short(event)}
		</time>
	);
}

function PhaseLabel({ event }: { event: Stand }) {
	const t = useSportsTexts();
	const startText = useStartText();
	switch (event.phase) {
		case "live":
			return <Badge tone="danger">{t("event.liveNow")}</Badge>;
		case "awaiting":
			return <Muted>{startText.awaiting(event)}</Muted>;
		case "cancelled":
			return <Muted>{t("event.cancelled")}</Muted>;
		case "abandoned":
			return <Muted>{t("event.abandoned")}</Muted>;
		default:
			return <Muted>{t("event.finished")}</Muted>;
	}
}

const Muted = ({ children }: { children: string }) => <span className="text-xs text-ink-muted">{children}</span>;
