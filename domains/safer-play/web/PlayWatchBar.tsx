import { pages } from "@baize/platform-paths";
import { clockText, lazyPart } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useServerNow } from "@baize/platform-web/reads";
import { useState } from "react";
import type { PlayClock } from "../contract/schemas.ts";
import { useSaferPlayTexts } from "./texts.ts";
import { useNetText, useRestrictionText, useSpanText } from "./use-formats.ts";
import { usePlayClock } from "./use-play-clock.ts";

const RealityCheckDialog = lazyPart(() => import("./RealityCheckDialog.tsx"));

/** How often a screen reader announces it. */
const ANNOUNCE_EVERY_MS = 15 * 60_000;

/** The time and the result of the current play; over it the reality check when it is due; an active break. */
export default function PlayWatchBar({ handle }: { handle: string }) {
	const { clock, refresh } = usePlayClock(handle);
	const nowMs = useServerNow();
	const [answered, setAnswered] = useState<PlayClock>();
	if (!clock) return null;
	const isDue = clock.realityCheckAtMs !== null && clock.startedAtMs !== null && nowMs >= clock.realityCheckAtMs;
	const isAnswered = answered?.realityCheckAtMs === clock.realityCheckAtMs;
	return (
		<>
			{clock.restriction ? <Closed restriction={clock.restriction} /> : <Running clock={clock} nowMs={nowMs} />}
			{isDue && !isAnswered && !clock.restriction && (
				<RealityCheckDialog
					handle={handle}
					clock={clock}
					nowMs={nowMs}
					onAnswered={() => {
						setAnswered(clock);
						refresh();
					}}
				/>
			)}
		</>
	);
}

function Running({ clock, nowMs }: { clock: PlayClock; nowMs: number }) {
	const t = useSaferPlayTexts();
	const path = useSitePath();
	const netText = useNetText(clock.currency);
	const spanText = useSpanText();
	const playedMs = clock.startedAtMs === null ? 0 : Math.max(0, nowMs - clock.startedAtMs);
	const [announcedMs, setAnnounced] = useState(0);
	const dueAnnouncementMs = Math.floor(playedMs / ANNOUNCE_EVERY_MS) * ANNOUNCE_EVERY_MS;
	if (dueAnnouncementMs !== announcedMs) setAnnounced(dueAnnouncementMs);
	return (
		<>
			<a
				href={path(pages.limits)}
				className="tabular flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-ink-muted hover:text-ink"
			>
				{clock.startedAtMs === null ? (
					<span className="underline underline-offset-4">{t("nav.label")}</span>
				) : (
					<>
						<span className="sr-only">{t("watch.label")}: </span>
						<span>
							{t("watch.time")}{" "}
							<bdi role="timer" aria-live="off" className="font-semibold text-ink">
								{clockText(Math.floor(playedMs / 1000))}
							</bdi>
						</span>
						<span>
							{t("watch.net")} <bdi className="font-semibold text-ink">{netText(clock.netMinor)}</bdi>
						</span>
					</>
				)}
			</a>
			<span role="status" className="sr-only">
				{announcedMs > 0 && t("watch.announced", { span: spanText(announcedMs), net: netText(clock.netMinor) })}
			</span>
		</>
	);
}

function Closed({ restriction }: { restriction: NonNullable<PlayClock["restriction"]> }) {
	const t = useSaferPlayTexts();
	const path = useSitePath();
	const restrictionText = useRestrictionText();
	return (
		<p role="status" data-shows-status className="flex flex-wrap items-center gap-x-2 text-sm">
			<span>{restrictionText(restriction)}</span>
			<a className="flex min-h-11 items-center font-semibold underline" href={path(pages.limits)}>
				{t("watch.more")}
			</a>
		</p>
	);
}
