import { Badge } from "@baize/platform-web";
import type { EventRow } from "../contract/schemas.ts";
import { useSportsTexts } from "./texts.ts";
import { DAY_AND_TIME, useMomentText } from "./use-moment-text.ts";

type Stand = Pick<EventRow, "phase" | "live" | "result" | "startsAtMs">;

/** How an event stands, in little room: "Sat 16:15", "63′ 1–0", "2–1". */
export function Standing({ event }: { event: Stand }) {
	const t = useSportsTexts();
	const momentText = useMomentText();
	const { phase, live, result, startsAtMs } = event;
	if (phase === "upcoming")
		return (
			<time dateTime={new Date(startsAtMs).toISOString()} className="whitespace-nowrap text-sm text-ink-muted tabular">
				{momentText(startsAtMs, DAY_AND_TIME)}
			</time>
		);
	if (phase === "live" && live && live.home !== null && live.away !== null) {
		const words = { minute: String(live.minute ?? ""), home: live.home, away: live.away };
		return (
			<span className="grid text-sm font-semibold text-danger-ink tabular">
				<span className="sr-only">{t("event.live", words)}</span>
				<bdi aria-hidden="true" dir="ltr">{`${live.minute ?? ""}′ ${live.home}–${live.away}`}</bdi>
			</span>
		);
	}
	if (phase === "finished" && result && "home" in result)
		return (
			<span className="text-sm font-semibold tabular">
				<span className="sr-only">{t("event.finished")} </span>
				<bdi dir="ltr">{`${result.home}–${result.away}`}</bdi>
			</span>
		);
	return <PhaseWord phase={phase} />;
}

function PhaseWord({ phase }: Pick<Stand, "phase">) {
	const t = useSportsTexts();
	switch (phase) {
		case "live":
			return <Badge tone="danger">{t("event.liveNow")}</Badge>;
		case "awaiting":
			return <span className="text-xs text-ink-muted">{t("event.awaiting")}</span>;
		case "cancelled":
			return <span className="text-xs text-ink-muted">{t("event.cancelled")}</span>;
		case "abandoned":
			return <span className="text-xs text-ink-muted">{t("event.abandoned")}</span>;
		default:
			return <span className="text-xs text-ink-muted">{t("event.finished")}</span>;
	}
}
