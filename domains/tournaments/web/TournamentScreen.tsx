import { CatalogueCard, isLarge } from "@baize/catalogue/web";
import { pages } from "@baize/platform-paths";
import { BackLink, Button, Notice, PageHead, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { usePolled } from "@baize/platform-web/reads";
import { readOwnTournament, readTournament } from "../contract/index.ts";
import { BoardPanel } from "./BoardPanel.tsx";
import type { TournamentPage } from "./load.ts";
import { NameChoice } from "./NameChoice.tsx";
import { OwnPanel } from "./OwnPanel.tsx";
import { StateLine } from "./StateLine.tsx";
import { PrizesPanel, RulesPanel } from "./TermsPanels.tsx";
import { useTournamentsTexts } from "./texts.ts";

/** One tournament: its rules, prizes and games, the board, and what the player has in it. */
export function TournamentScreen(page: TournamentPage) {
	const t = useTournamentsTexts();
	const path = useSitePath();
	const { tournament, own, isNameHidden, isOld, refresh } = useTournament(page);
	const { session, cards, destination } = page;
	const { state } = tournament;
	return (
		<section className="mx-auto grid w-full max-w-[72rem] gap-5 px-3.5 py-6 md:px-7">
			<PageHead title={tournament.title} description={t("list.description")} />
			<BackLink href={path(pages.tournaments)}>{t("page.back")}</BackLink>
			<header className="grid gap-2">
				<h1 className="text-3xl">{tournament.title}</h1>
				<StateLine tournament={tournament} onEnd={refresh} />
			</header>
			{isOld && <Notice tone="warning">{t("page.older")}</Notice>}
			{(state === "ended" || state === "audited") && <Notice>{t("page.checked")}</Notice>}
			{state === "paid" && <Notice tone="success">{t("page.paid")}</Notice>}
			{state === "cancelled" && <Notice tone="danger">{t("page.cancelled")}</Notice>}
			<div className="grid items-start gap-5 lg:grid-cols-[1fr_26rem]">
				<div className="grid min-w-0 gap-5">
					{own && <OwnPanel tournament={tournament} own={own} />}
					{session === null && state !== "cancelled" && <JoinPanel destination={destination} />}
					<BoardPanel tournament={tournament} />
					<GamesPanel cards={cards} />
					{session !== null && <NameChoice session={session} isHidden={isNameHidden} onSaved={refresh} />}
				</div>
				<div className="grid min-w-0 gap-5">
					<RulesPanel tournament={tournament} />
					<PrizesPanel tournament={tournament} />
				</div>
			</div>
		</section>
	);
}

/** Polled: the player's own view, or what everyone sees. */
function useTournament({ tournament: first, own: firstOwn, session }: TournamentPage) {
	const params = { tournament: first.id };
	const mine = usePolled(
		readOwnTournament,
		session === null ? undefined : { params: { ...params, session } },
		firstOwn,
	);
	const seen = usePolled(
		readTournament,
		session === null ? { params, query: { currency: first.currency } } : undefined,
		first,
	);
	const own = mine.data ?? firstOwn;
	return {
		tournament: (session === null ? seen.data : own?.tournament) ?? first,
		own: own?.own,
		isNameHidden: own?.isNameHidden ?? false,
		isOld: (session === null ? seen : mine).error !== undefined,
		refresh: session === null ? seen.refresh : mine.refresh,
	};
}

function JoinPanel({ destination }: { destination: string }) {
	const t = useTournamentsTexts();
	const path = useSitePath();
	return (
		<Panel title={t("join.title")}>
			<div className="grid gap-3">
				<p>{t("join.text")}</p>
				<div className="flex flex-wrap gap-2">
					<Button href={path(pages.join)}>{t("join.join")}</Button>
					<Button look="secondary" href={path(pages.login, { destination })}>
						{t("join.logIn")}
					</Button>
				</div>
			</div>
		</Panel>
	);
}

function GamesPanel({ cards }: Pick<TournamentPage, "cards">) {
	const t = useTournamentsTexts();
	return (
		<Panel title={t("page.games")}>
			<ul className="grid grid-cols-2 gap-x-2.5 gap-y-6 sm:grid-cols-4 sm:gap-x-3.5">
				{cards.map((card) => (
					<li key={card.gameId} className={isLarge(card) ? "md:col-span-2" : undefined}>
						<CatalogueCard card={card} />
					</li>
				))}
			</ul>
		</Panel>
	);
}
