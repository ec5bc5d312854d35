import { Badge, Countdown, type Tone } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { usePageEnvironment } from "@baize/platform-web/page";
import type { TournamentCard } from "../contract/index.ts";
import type { PublicState } from "../contract/states.data.ts";
import { useTournamentsTexts } from "./texts.ts";
import { useFormats } from "./use-formats.ts";

const TONES: Record<PublicState, Tone> = {
	announced: "info",
	running: "success",
	ended: "warning",
	audited: "warning",
	paid: "neutral",
	cancelled: "danger",
};

type Props = { tournament: Pick<TournamentCard, "state" | "fromMs" | "untilMs">; onEnd?: () => void };

/** How far a tournament is, and how long until it starts or ends. */
export function StateLine({ tournament: { state, fromMs, untilMs }, onEnd }: Props) {
	const t = useTournamentsTexts();
	const dateText = useDateText();
	const { whole } = useFormats();
	const { nowMs } = usePageEnvironment();
	const nextMs = state === "announced" ? fromMs : state === "running" ? untilMs : undefined;
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
			<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
			{nextMs !== undefined && (
				<p className="flex items-center gap-1.5 font-semibold">
					{state === "announced" ? t("page.startsIn") : t("page.endsIn")}
					<Countdown
						untilMs={nextMs}
						renderedAtMs={nowMs}
						day={(days) => t("page.days", { days: whole(days) })}
						{...(onEnd && { onEnd })}
					/>
				</p>
			)}
			<p className="text-ink-muted">{t("page.period", { from: dateText(fromMs), until: dateText(untilMs) })}</p>
		</div>
	);
}
