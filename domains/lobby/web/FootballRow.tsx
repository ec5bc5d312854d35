import { givenPath, pages } from "@baize/platform-paths";
import { useSitePath } from "@baize/platform-web/i18n";
import { useId } from "react";
import type { FixtureRow } from "../contract/index.ts";
import { RowHead } from "./RowHead.tsx";
import { useLobbyTexts } from "./texts.ts";
import type { FootballProps } from "./types.ts";
import { useKickOffText } from "./use-kick-off-text.ts";

/** The coming matches, each with the three prices of its result. */
export function FootballRow({ fixtures, FixturePrices }: FootballProps) {
	const t = useLobbyTexts();
	const path = useSitePath();
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid grid-cols-1 gap-3">
			<RowHead id={id} title={t("football.title")} href={path(pages.sports)} label={t("football.all")} />
			<ul className="overflow-clip rounded-panel border border-hairline bg-surface-1">
				{fixtures.map((fixture) => (
					<li
						key={fixture.eventId}
						className="grid gap-2.5 border-hairline px-3.5 py-3 not-last:border-b md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-4 md:px-4.5"
					>
						<a href={path(givenPath(fixture.href))} className="flex flex-wrap items-center gap-x-3.5">
							<When fixture={fixture} />
							<span className="grid grow basis-32 font-medium">
								<span>{fixture.home}</span>
								<span>{fixture.away}</span>
							</span>
						</a>
						<FixturePrices fixture={fixture} />
					</li>
				))}
			</ul>
		</section>
	);
}

// A separate component: it renders again once the reader's time zone is known, without the prices beside it.
function When({ fixture: { live, startsAtMs } }: { fixture: FixtureRow }) {
	const t = useLobbyTexts();
	const kickOffText = useKickOffText();
	if (!live)
		return (
			<time dateTime={new Date(startsAtMs).toISOString()} className="min-w-21 text-sm text-ink-muted tabular">
				{kickOffText(startsAtMs)}
			</time>
		);
	return (
		<span className="min-w-21 text-sm font-semibold text-danger-ink tabular">
			<bdi aria-hidden="true" dir="ltr">
				{live.clock} {live.score}
			</bdi>
			<span className="sr-only">{t("football.live", live)}</span>
		</span>
	);
}
