import { pages } from "@baize/platform-paths";
import { BackLink, Button, EmptyState, Icon, PageHead, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useId } from "react";
import type { TournamentCard } from "../contract/index.ts";
import type { TournamentsPage } from "./load.ts";
import { StateLine } from "./StateLine.tsx";
import { useTournamentsTexts } from "./texts.ts";
import { useFormats } from "./use-formats.ts";

/** All tournaments for people where the visitor is: those that run, that are next, and that have ended. */
export function TournamentsScreen({ isAllowed, tournaments }: TournamentsPage) {
	const t = useTournamentsTexts();
	const path = useSitePath();
	const running = tournaments.filter(({ state }) => state === "running");
	const next = tournaments.filter(({ state }) => state === "announced");
	const ended = tournaments.filter((each) => !running.includes(each) && !next.includes(each));
	return (
		<section className="mx-auto grid w-full max-w-[72rem] gap-5 px-3.5 py-6 md:px-7">
			<PageHead title={t("list.title")} description={t("list.description")} />
			<BackLink href={path(pages.offers)}>{t("list.back")}</BackLink>
			<header className="grid gap-1">
				<h1 className="text-3xl">{t("list.title")}</h1>
				<p className="text-ink-muted">{t("list.description")}</p>
			</header>
			{!isAllowed && (
				<EmptyState icon="lock" title={t("list.notHere")}>
					{t("list.notHereText")}
				</EmptyState>
			)}
			{isAllowed && tournaments.length === 0 && (
				<EmptyState icon="trophy" title={t("list.none")}>
					{t("list.noneText")}
				</EmptyState>
			)}
			<Group title={t("list.running")} tournaments={running} />
			<Group title={t("list.next")} tournaments={next} />
			<Group title={t("list.ended")} tournaments={ended.toReversed()} />
			<Panel title={t("missions.title")}>
				<div className="grid justify-items-start gap-3">
					<p>{t("missions.text")}</p>
					<Button look="secondary" icon="target" href={path(pages.missions)}>
						{t("missions.see")}
					</Button>
				</div>
			</Panel>
		</section>
	);
}

function Group({ title, tournaments }: { title: string; tournaments: readonly TournamentCard[] }) {
	const id = useId();
	if (tournaments.length === 0) return null;
	return (
		<section aria-labelledby={id} className="grid gap-3">
			<h2 id={id} className="text-2xl">
				{title}
			</h2>
			<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
				{tournaments.map((tournament) => (
					<Card key={tournament.id} tournament={tournament} />
				))}
			</ul>
		</section>
	);
}

function Card({ tournament }: { tournament: TournamentCard }) {
	const t = useTournamentsTexts();
	const path = useSitePath();
	const { money } = useFormats();
	const { id, title, prizesMinor, firstPrizeMinor, currency, titles } = tournament;
	return (
		<li className="relative flex flex-col gap-3 rounded-panel border border-hairline bg-surface-1 p-5 hover:border-line">
			<h3 className="flex items-center gap-2 text-xl">
				<Icon name="trophy" />
				{/* The whole card is its target. */}
				<a href={path(pages.tournament, { tournament: id })} className="after:absolute after:inset-0">
					{title}
				</a>
			</h3>
			<p className="grid">
				<b className="text-lg font-semibold">{t("list.prizes", { amount: money(prizesMinor, currency) })}</b>
				<span className="text-ink-muted">{t("list.first", { amount: money(firstPrizeMinor, currency) })}</span>
			</p>
			<StateLine tournament={tournament} />
			<p className="text-sm text-ink-muted">{titles.map((each) => each.title).join(" · ")}</p>
		</li>
	);
}
