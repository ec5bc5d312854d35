import type { EventView, Participant } from "../contract/schemas.ts";
import { useSportsTexts } from "./texts.ts";
import { useStartText } from "./use-start-text.ts";

/** The teams and the state: the kick-off before, the score and the minute during, the result after. */
export function Scoreboard({ event, title }: { event: EventView; title: string }) {
	const { participants, competition, round } = event;
	const t = useSportsTexts();
	const [, number] = /^(?:matchday )?(\d+)$/i.exec(round) ?? [];
	const startText = useStartText();
	const played = event.phase !== "upcoming" && event.startPrecision === "time" ? startText.full(event) : "";
	const matchday = number ? t("event.matchday", { round: number }) : round;
	return (
		<header className="grid gap-4 rounded-panel border border-hairline bg-surface-1 p-5 text-center">
			<h1 className="sr-only">{title}</h1>
			<p className="text-sm text-ink-muted">{[competition, matchday, played].filter(Boolean).join(" · ")}</p>
			<div aria-hidden="true" className="grid grid-cols-1 items-center gap-3 sm:grid-cols-[1fr_auto_1fr] md:gap-6">
				<Side participant={participants.find(({ key }) => key === "home")} />
				<Middle event={event} />
				<Side participant={participants.find(({ key }) => key === "away")} />
			</div>
			<p className="sr-only" aria-live="polite">
				<Announcement event={event} />
			</p>
		</header>
	);
}

function Side({ participant }: { participant: Participant | undefined }) {
	if (!participant) return <span />;
	const { name, shirt, trim } = participant;
	return (
		<span className="flex items-center justify-center gap-2 text-lg font-semibold wrap-break-word sm:flex-col">
			{shirt && trim && (
				<svg viewBox="0 0 32 32" className="size-9" aria-hidden="true">
					<path
						d="M11 4 4 8l3 6 3-1v15h12V13l3 1 3-6-7-4c-1 2-3 3-5 3s-4-1-5-3Z"
						fill={shirt}
						stroke={trim}
						strokeWidth="2"
						strokeLinejoin="round"
					/>
				</svg>
			)}
			<bdi className="min-w-0">{name}</bdi>
		</span>
	);
}

function Middle({ event }: { event: EventView }) {
	const { phase, live, result } = event;
	const t = useSportsTexts();
	const startText = useStartText();
	const score = result && "home" in result ? result : phase === "live" ? live : null;
	const caption = {
		upcoming: startText.full(event),
		live:
			live?.period === "half-time"
				? t("event.halfTime")
				: live?.minute != null
					? `${live.minute}′`
					: t("event.liveNow"),
		awaiting: startText.awaiting(event),
		finished: t("event.finished"),
		cancelled: t("event.cancelled"),
		abandoned: t("event.abandoned"),
	}[phase];
	return (
		<span className="grid justify-items-center gap-1">
			<span className="display text-3xl tabular">
				{score && score.home !== null ? `${score.home}–${score.away}` : "–"}
			</span>
			<span className={phase === "live" ? "font-semibold text-danger-ink tabular" : "text-sm text-ink-muted tabular"}>
				{caption}
			</span>
		</span>
	);
}

/** Announced when the score or the start changes, not every minute. */
function Announcement({ event }: { event: EventView }) {
	const { phase, live, result } = event;
	const t = useSportsTexts();
	const startText = useStartText();
	if (result && "home" in result)
		return `${t("event.finished")}: ${t("bets.score", { home: result.home, away: result.away })}`;
	if (phase === "live" && live && live.home !== null && live.away !== null)
		return `${t("event.liveNow")}: ${t("bets.score", { home: live.home, away: live.away })}`;
	if (phase === "upcoming") return startText.full(event);
	if (phase === "awaiting") return startText.awaiting(event);
	return t(`event.${phase === "live" ? "liveNow" : phase}`);
}
