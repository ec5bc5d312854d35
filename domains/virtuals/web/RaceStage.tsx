import { Button, clockText, secondsLeft } from "@baize/platform-web";
import { useEffect, useState } from "react";
import type { RaceView } from "../contract/index.ts";
import { PlacedRunners } from "./LastResults.tsx";
import { positionsAt } from "./positions.ts";
import { isOver, shownMs } from "./progress.ts";
import { Commentary, RaceText } from "./RaceText.tsx";
import { Silk } from "./Silk.tsx";
import { StageCanvas } from "./StageCanvas.tsx";
import { useVirtualsTexts } from "./texts.ts";
import { useElapsed } from "./use-elapsed.ts";
import type { Races } from "./use-races.ts";

type Staged = Omit<Races, "schedule" | "staged"> & { race: RaceView };

/** A player who asked for reduced motion gets the race in text; anyone may choose either. */
function useShownAsText(): [boolean, (inText: boolean) => void] {
	const [inText, showAsText] = useState(false);
	useEffect(() => showAsText(matchMedia("(prefers-reduced-motion: reduce)").matches), []);
	return [inText, showAsText];
}

/** The race course: the race in progress, the last result, or the runners before the off. */
export function RaceStage(staged: Staged) {
	const { race, progress, clock } = staged;
	const t = useVirtualsTexts();
	const [inText, showAsText] = useShownAsText();
	const shown = { race, progress, now: clock.now };
	return (
		<section
			aria-label={t("stage.label", { number: String(race.number), course: race.course })}
			className="overflow-clip rounded-panel border border-hairline bg-surface-1"
		>
			<div className="relative">
				<StageHead {...staged} overArt={!inText} />
				{inText ? (
					<RaceText {...shown} />
				) : (
					<div dir="ltr" className="relative h-75 md:h-110">
						<StageCanvas {...shown} label={t("stage.picture", { course: race.course })} />
						<Commentary {...shown} isSilentlyShown />
						<ResultOverlay {...shown} />
					</div>
				)}
			</div>
			<footer className="flex min-h-16 items-center justify-between gap-3 border-t border-hairline ps-4 pe-1 sm:pe-2">
				<StageFoot {...staged} />
				<Button
					look={inText ? "secondary" : "quiet"}
					size="s"
					icon="message"
					aria-pressed={inText}
					onClick={() => showAsText(!inText)}
				>
					<span className="max-sm:sr-only">{t("stage.inText")}</span>
				</Button>
			</footer>
		</section>
	);
}

function StageHead({ race, progress, clock, overArt }: Staged & { overArt: boolean }) {
	const t = useVirtualsTexts();
	const look = overArt
		? "absolute inset-x-0 top-0 z-1 bg-linear-to-b from-art-scrim from-60% to-transparent pb-14 text-art-tag"
		: "bg-surface-1 pb-5 text-ink";
	return (
		<header className={`flex items-start justify-between gap-3 px-4 pt-4 max-[16rem]:flex-wrap ${look}`}>
			<div className="grid min-w-0">
				<h2 className="text-xl md:text-2xl">
					<bdi>{race.course}</bdi>
				</h2>
				<p className="text-sm">
					{t("stage.facts", { distance: String(race.distanceMetres), going: t(`going.${race.going}`) })}
					<span className="max-sm:hidden"> · {t("stage.runners", { count: race.runnerCount })}</span>
				</p>
			</div>
			<StagePill race={race} progress={progress} nowMs={clock.nowMs} />
		</header>
	);
}

/** What the race waits for, or how long it has run. */
function StagePill({ race, progress, nowMs }: { race: RaceView; progress: Races["progress"]; nowMs: number }) {
	const t = useVirtualsTexts();
	const { startsAtMs, phase } = race;
	const elapsedMs = progress ? shownMs(progress, nowMs) : -1;
	const isEnded = phase === "finished" || phase === "void" || (progress !== null && isOver(progress, elapsedMs));
	const isRunning = !isEnded && elapsedMs >= 0;
	const seconds = isRunning ? Math.floor(elapsedMs / 1_000) : secondsLeft(startsAtMs, nowMs);
	return (
		<p className="flex items-baseline gap-2 rounded-pill bg-art-scrim px-4 py-1.5 whitespace-nowrap text-art-tag">
			<span className="text-sm">{t(isEnded ? "stage.finished" : isRunning ? "stage.running" : "stage.offIn")}</span>
			{!isEnded && (
				<time role="timer" aria-live="off" dir="ltr" className="text-lg font-bold text-art-ink tabular">
					{clockText(seconds)}
				</time>
			)}
		</p>
	);
}

function StageFoot({ race, progress, clock }: Staged) {
	const t = useVirtualsTexts();
	const elapsedMs = useElapsed(progress, clock.now, 500);
	if (race.phase === "void") return <p>{t("stage.void")}</p>;
	if (progress && elapsedMs >= 0) return <FirstFour race={race} progress={progress} elapsedMs={elapsedMs} />;
	if (clock.nowMs >= race.closesAtMs) return <p className="text-danger-ink">{t("stage.closed")}</p>;
	return (
		<p className="text-ink-muted">
			{t("stage.closesIn")}{" "}
			<time role="timer" aria-live="off" dir="ltr" className="font-semibold text-ink tabular">
				{clockText(secondsLeft(race.closesAtMs, clock.nowMs))}
			</time>
		</p>
	);
}

function FirstFour({
	race,
	progress,
	elapsedMs,
}: {
	race: RaceView;
	progress: NonNullable<Staged["progress"]>;
	elapsedMs: number;
}) {
	const t = useVirtualsTexts();
	const first = positionsAt(race, progress, elapsedMs).slice(0, 4);
	return (
		// As many as fit: those on a second line are clipped, and still read by a screen reader.
		<ol
			aria-label={t("stage.order")}
			className="flex h-[max(28px,1.25rem)] min-w-0 flex-1 flex-wrap justify-between gap-x-2 overflow-clip text-sm lg:grid lg:grid-cols-4"
		>
			{first.map(({ runner, place }) => (
				<li key={place} className="flex min-w-0 items-center gap-1 lg:gap-1.5">
					<span className="text-ink-muted tabular max-[25rem]:hidden">{place}</span>
					<Silk silk={runner.silk} />
					<span className="font-semibold tabular">{runner.number}</span>
					<bdi className="hidden truncate lg:inline">{runner.name}</bdi>
				</li>
			))}
		</ol>
	);
}

/** How long the finish is shown before the result covers it. */
const RESULT_AFTER_MS = 600;

/** The result, in large type over the course when the race is over. */
function ResultOverlay({ race, progress, now }: { race: RaceView; progress: Races["progress"]; now: () => number }) {
	const t = useVirtualsTexts();
	const elapsedMs = useElapsed(progress, now, RESULT_AFTER_MS);
	if (!progress || !isOver(progress, elapsedMs)) return null;
	const placed = positionsAt(race, progress, elapsedMs)
		.slice(0, race.places)
		.map(({ runner }) => ({ ...runner, winPriceX10000: runner.win.priceX10000 }));
	return (
		<section
			aria-label={t("stage.board")}
			className="toast absolute inset-x-4 bottom-10 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-panel bg-surface-1 px-4 py-4 sm:px-6 text-ink md:bottom-20"
		>
			<PlacedRunners placed={placed} />
		</section>
	);
}
