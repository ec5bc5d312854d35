import { CatalogueCard, isLarge } from "@baize/catalogue/web";
import { pages } from "@baize/platform-paths";
import { Breadcrumbs, lazyPart, PageHead } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import { ClosedTitle, isWhollyClosed } from "./game/ClosedTitle.tsx";
import type { BonusLine } from "./game/GameBars.tsx";
import { GameShell } from "./game/GameShell.tsx";
import { sharedPicture } from "./game/shared-picture.ts";
import type { AnyGamePage, GamePage, ProvidedPage, TitlePage } from "./load-game.ts";
import { usePlayTexts } from "./texts.ts";
import { askForTitle, loadTitleShell } from "./titles/loads/ask-for-title.ts";
import "./titles/title-shell.css";

/** Who plays a slot loads nothing of the other titles. */
const TitleShell = lazyPart(loadTitleShell, {
	onServer: import.meta.env.SSR ? (await loadTitleShell()).default : undefined,
});

const loadProvidedGame = () => import("./provided/ProvidedGame.tsx");
/** The same of the games of other makers. */
const ProvidedGame = lazyPart(loadProvidedGame, {
	onServer: import.meta.env.SSR ? (await loadProvidedGame()).default : undefined,
});

/**
 * A game's page: the game fills the screen, then its description and similar games. `about` is the editors' text,
 * `bonus` says what the bonus in play means for the stake that is chosen.
 */
export function GameScreen({
	about,
	bonus,
	...page
}: (GamePage | TitlePage | ProvidedPage) & { about?: ReactNode; bonus?: BonusLine }) {
	const t = usePlayTexts();
	const { game } = page;
	const { title, rtpText = "" } = game.card;
	if ("kind" in page && !isWhollyClosed(page) && !import.meta.env.SSR) askForTitle(page.kind, page.gameId);
	return (
		<div className="mx-auto grid max-w-page grid-cols-1 gap-6 md:px-7 md:pt-3">
			<PageHead
				title={title}
				description={t("page.description", { title, rtp: rtpText, summary: game.summary })}
				picture={sharedPicture(game.card)}
			/>
			{isWhollyClosed(page) ? (
				<ClosedTitle title={title} block={page.block} />
			) : "sheet" in page ? (
				<GameShell key={game.card.gameId} page={page} bonus={bonus} />
			) : "maker" in page ? (
				<ProvidedGame key={game.card.gameId} page={page} />
			) : (
				<TitleShell key={game.card.gameId} page={page} bonus={bonus} />
			)}
			<Trail game={game} />
			<div className="grid gap-10 px-3.5 md:px-0 lg:grid-cols-[1fr_2fr] max-md:hidden">
				<section aria-labelledby="about-game">
					<h2 id="about-game" className="text-2xl">
						{t("rules.about", { title })}
					</h2>
					<p className="mt-2 mb-4 text-lg text-ink-muted">{game.summary}</p>
				</section>
				<div className="max-w-prose">{about}</div>
			</div>
			<Similar game={game} />
		</div>
	);
}

function Trail({ game }: Pick<AnyGamePage, "game">) {
	const t = usePlayTexts();
	const path = useSitePath();
	const [, , category = "", subcategory = ""] = game.card.linkUrl.split("/");
	return (
		<div className="max-md:hidden">
			<Breadcrumbs
				label={t("page.trail")}
				foldedLabel={t("page.trail")}
				crumbs={[
					{ label: t("page.lobby"), href: path(pages.lobby) },
					{ label: game.categoryName, href: path(pages.category, { category }) },
					{ label: game.subCategoryName, href: path(pages.subcategory, { category, subcategory }) },
					{ label: game.card.title },
				]}
			/>
		</div>
	);
}

function Similar({ game }: Pick<AnyGamePage, "game">) {
	const t = usePlayTexts();
	if (game.similar.length === 0) return null;
	return (
		<section className="max-md:hidden" aria-labelledby="similar-games">
			<h2 id="similar-games" className="mb-3 text-2xl">
				{t("page.similar")}
			</h2>
			<ul className="grid grid-cols-4 gap-x-3.5 gap-y-6 lg:grid-cols-6">
				{game.similar.map((card) => (
					<li key={card.gameId} className={isLarge(card) ? "md:col-span-2" : undefined}>
						<CatalogueCard card={card} />
					</li>
				))}
			</ul>
		</section>
	);
}
