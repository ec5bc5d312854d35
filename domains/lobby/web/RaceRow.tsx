import { givenPath, pages } from "@baize/platform-paths";
import { Button, Countdown, Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCallback, useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { RaceTeaser } from "../contract/index.ts";
import { RowHead } from "./RowHead.tsx";
import { useLobbyTexts } from "./texts.ts";
import type { RaceProps } from "./types.ts";

// Device clocks are often off by seconds; a page that took a moment to arrive is no reason to correct them.
const TOLERATED_MS = 5_000;
// By then the following race is known.
const NEXT_AFTER_MS = 2_000;

/** The next virtual race: its card, its start, and its shortest prices. */
export function RaceRow({ race, nowMs }: RaceProps) {
	const t = useLobbyTexts();
	const path = useSitePath();
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-3">
			<RowHead id={id} title={t("race.title")} href={path(pages.virtuals)} label={t("race.all")} />
			<div className="grid gap-4 rounded-panel border border-hairline bg-surface-1 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-5">
				<div className="flex items-center gap-4">
					<span className="grid rounded-pill bg-surface-2 p-3 text-2xl text-accent-ink">
						<Icon name="horse" />
					</span>
					<p className="grid">
						<span className="text-lg font-semibold">{race.name}</span>
						<StartsIn race={race} nowMs={nowMs} />
					</p>
				</div>
				<Runners runners={race.runners} />
				<Button look="secondary" className="md:col-start-2 md:row-start-1" href={path(givenPath(race.href))}>
					{t("race.bet")}
				</Button>
			</div>
		</section>
	);
}

function StartsIn({ race, nowMs }: RaceProps) {
	const t = useLobbyTexts();
	const { revalidate } = useRevalidator();
	const [startedId, setStartedId] = useState<string>();
	const serverAheadMs = useAhead(nowMs);
	const onEnd = useCallback(() => {
		setStartedId(race.raceId);
		setTimeout(() => void revalidate(), NEXT_AFTER_MS);
	}, [race.raceId, revalidate]);
	if (startedId === race.raceId) return <span className="text-danger-ink">{t("race.running")}</span>;
	return (
		<span className="text-ink-muted">
			{t("race.startsIn")}{" "}
			<Countdown
				key={race.raceId}
				untilMs={race.startsAtMs}
				renderedAtMs={nowMs}
				serverAheadMs={serverAheadMs}
				onEnd={onEnd}
			/>
		</span>
	);
}

function useAhead(nowMs: number): number {
	const [aheadMs] = useState(() => nowMs - Date.now());
	return Math.abs(aheadMs) < TOLERATED_MS ? 0 : aheadMs;
}

function Runners({ runners }: Pick<RaceTeaser, "runners">) {
	const t = useLobbyTexts();
	return (
		<ul aria-label={t("race.favourites")} className="grid gap-2 md:col-span-2 md:grid-cols-3">
			{runners.map(({ number, name, price }) => (
				<li key={number} className="flex min-h-11 items-center gap-2 rounded-control bg-surface-2 px-3 text-sm">
					<span className="text-ink-muted tabular">{number}</span>
					<span>{name}</span>
					<span className="ms-auto font-semibold tabular">{price}</span>
				</li>
			))}
		</ul>
	);
}
