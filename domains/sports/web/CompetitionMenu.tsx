import { pages } from "@baize/platform-paths";
import { PillBar } from "@baize/platform-web";
import { type SitePaths, useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import type { SportView } from "../contract/schemas.ts";
import { type SportsTexts, useSportsTexts } from "./texts.ts";
import type { Chosen } from "./types.ts";

type Place = { key: string; label: string; href: string; count?: number; current: boolean };

/** The choice of competitions: a column with counts on a wide page, a line of pills on a narrow one. */
export function CompetitionMenu({ sports, chosen }: { sports: readonly SportView[]; chosen: Chosen }) {
	const t = useSportsTexts();
	const path = useSitePath();
	const all = placesOf(t, path, sports, chosen);
	const bets = { key: "bets", label: t("bets.title"), href: path(pages.myBets), current: false };
	const views = useViewer() ? [...all.views, bets] : all.views;
	return (
		<>
			<div className="xl:hidden">
				<PillBar label={t("page.menu")} pills={[...views, ...all.sports.flatMap((sport) => sport.places)]} />
			</div>
			<nav aria-label={t("page.menu")} className="hidden gap-5 xl:grid">
				<Places places={views} />
				{all.sports.map(({ sport, places }) => (
					<div key={sport} className="grid gap-1">
						<h2 className="px-3 text-base font-semibold">{sport}</h2>
						<Places places={places} />
					</div>
				))}
			</nav>
		</>
	);
}

function Places({ places }: { places: readonly Place[] }) {
	const t = useSportsTexts();
	return (
		<ul className="grid">
			{places.map(({ key, label, href, count, current }) => (
				<li key={key}>
					<a
						href={href}
						aria-current={current ? "page" : undefined}
						className="flex min-h-11 items-center justify-between gap-2 rounded-control px-3 text-ink-muted hover:bg-surface-1 aria-[current]:bg-surface-2 aria-[current]:font-semibold aria-[current]:text-ink"
					>
						<span>{label}</span>
						{count !== undefined && (
							<span className="text-sm tabular">
								<span aria-hidden="true">{count}</span>
								<span className="sr-only">{t("page.count", { count })}</span>
							</span>
						)}
					</a>
				</li>
			))}
		</ul>
	);
}

function placesOf(t: SportsTexts, path: SitePaths, sports: readonly SportView[], chosen: Chosen) {
	const isAll = !chosen.competition && !chosen.when;
	const liveCount = sports.reduce((sum, sport) => sum + sport.liveCount, 0);
	const view = (when: "live" | "finished", label: string): Place => ({
		key: when,
		label,
		href: path(pages.sports, { when }),
		current: chosen.when === when && !chosen.competition,
		...(when === "live" ? { count: liveCount } : {}),
	});
	return {
		views: [
			{ key: "all", label: t("page.all"), href: path(pages.sports), current: isAll },
			view("live", t("page.live")),
			view("finished", t("page.results")),
		],
		sports: sports.map(({ sport, competitions }) => ({
			sport: sportName(t, sport),
			places: competitions.map(({ competitionId, competition, eventCount }) => ({
				key: competitionId,
				label: competition,
				href: path(pages.sports, { competition: competitionId }),
				count: eventCount,
				current: chosen.competition === competitionId,
			})),
		})),
	};
}

function sportName(t: SportsTexts, sport: string): string {
	switch (sport) {
		case "football":
		case "horses":
		case "greyhounds":
		case "motors":
			return t(`sports.${sport}`);
		default:
			return sport;
	}
}
