import { type GameCard, readCards } from "@baize/catalogue/contract";
import { CatalogueCard, isLarge, readMostPlayed } from "@baize/catalogue/web";
import { pages } from "@baize/platform-paths";
import { Button, EmptyState, Notice, PageHead, Skeleton } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext } from "@baize/platform-web/page";
import { callApi } from "@baize/platform-web/reads";
import { type ReactNode, useEffect, useId, useState } from "react";
import { listRecentGames } from "../../contract/calls.ts";
import { listFavourites } from "../../contract/favourites.ts";
import { readLocalFavourites } from "./favourites.ts";
import { useOwnGamesTexts } from "./texts.ts";

/** Null for a visitor, whose games only their browser knows. */
export type MyGamesPage = { own: { recent: GameCard[]; favourites: GameCard[] } | null };

const SHOWN = 12;

export async function loadMyGames(context: PageContext): Promise<MyGamesPage> {
	const { viewer } = context;
	if (!viewer) return { own: null };
	const params = { session: viewer.handle };
	const [played, marked] = await Promise.all([
		context.call(listRecentGames, { params, query: { limit: SHOWN } }),
		context.call(listFavourites, { params }),
	]);
	const cardsOf = async (ids: readonly string[]): Promise<GameCard[]> =>
		ids.length === 0 ? [] : (await context.call(readCards, { query: { ids: ids.slice(0, 50).join() } })).cards;
	const [recent, favourites] = await Promise.all([cardsOf(played.gameIds), cardsOf(marked.gameIds)]);
	return { own: { recent, favourites } };
}

/** The player's games: played last, marked, and played most in this browser. ROUTE-10, CAT-09 */
export function MyGamesScreen({ own }: MyGamesPage) {
	const t = useOwnGamesTexts();
	const local = useLocalGames(own === null);
	const favourites = own?.favourites ?? local.favourites;
	const isEmpty =
		!local.isLoading && [own?.recent ?? [], favourites, local.counted].every((cards) => cards.length === 0);
	return (
		<div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-3.5 py-6 md:px-7">
			<PageHead title={t("title")} description={t("description")} />
			<h1 className="text-3xl">{t("title")}</h1>
			{own && <Cards title={t("recent")} cards={own.recent} />}
			<Cards title={t("favourites")} cards={favourites} />
			<Cards
				title={t("counted")}
				cards={local.counted}
				under={({ gameId }) => t("played", { count: local.countOf(gameId) })}
			/>
			{local.isLoading && <Skeleton className="h-64" />}
			{local.hasFailed && <Notice tone="warning">{t("failed")}</Notice>}
			{isEmpty && !local.hasFailed && <Nothing />}
		</div>
	);
}

function Cards({
	title,
	cards,
	under,
}: {
	title: string;
	cards: readonly GameCard[];
	under?: (card: GameCard) => ReactNode;
}) {
	const id = useId();
	if (cards.length === 0) return null;
	return (
		<section aria-labelledby={id} className="grid gap-3">
			<h2 id={id} className="text-2xl">
				{title}
			</h2>
			<ul className="grid grid-cols-2 gap-x-2.5 gap-y-6 sm:grid-cols-4 sm:gap-x-3.5 lg:grid-cols-6">
				{cards.map((card) => (
					<li key={card.gameId} className={isLarge(card) ? "md:col-span-2" : undefined}>
						<CatalogueCard card={card} />
						{under && <p className="text-sm text-ink-muted">{under(card)}</p>}
					</li>
				))}
			</ul>
		</section>
	);
}

function Nothing() {
	const t = useOwnGamesTexts();
	const path = useSitePath();
	return (
		<EmptyState icon="heart" title={t("empty")} actions={<Button href={path(pages.allGames)}>{t("allGames")}</Button>}>
			{t("emptyHint")}
		</EmptyState>
	);
}

type LocalGames = { counted: GameCard[]; favourites: GameCard[]; isLoading: boolean; hasFailed: boolean };
const LOADING: LocalGames = { counted: [], favourites: [], isLoading: true, hasFailed: false };

/** What this browser has recorded, as cards. Favourites of a player are not its business. */
function useLocalGames(hasFavourites: boolean): LocalGames & { countOf(gameId: string): number } {
	const [games, setGames] = useState(LOADING);
	const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
	useEffect(() => {
		const played = readMostPlayed().slice(0, SHOWN);
		const marked = hasFavourites ? readLocalFavourites().slice(0, SHOWN) : [];
		setCounts(new Map(played.map(({ id, count }) => [id, count])));
		const countedIds = played.map(({ id }) => id);
		const wanted = [...new Set([...countedIds, ...marked])];
		cardsById(wanted).then(
			(cards) => {
				const pick = (ids: readonly string[]): GameCard[] => ids.flatMap((id) => cards.get(id) ?? []);
				setGames({ counted: pick(countedIds), favourites: pick(marked), isLoading: false, hasFailed: false });
			},
			() => setGames({ ...LOADING, isLoading: false, hasFailed: true }),
		);
	}, [hasFavourites]);
	return { ...games, countOf: (gameId) => counts.get(gameId) ?? 0 };
}

async function cardsById(ids: readonly string[]): Promise<ReadonlyMap<string, GameCard>> {
	if (ids.length === 0) return new Map();
	const { cards } = await callApi(readCards, { query: { ids: ids.join() } });
	return new Map(cards.map((card) => [card.gameId, card]));
}
