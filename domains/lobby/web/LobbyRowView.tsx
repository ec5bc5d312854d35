import { CatalogueCard, isLarge, type ShownCard } from "@baize/catalogue/web";
import { unreachable } from "@baize/kernel/check";
import { givenPath, pages } from "@baize/platform-paths";
import { Rail } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useLobbyTexts } from "./texts.ts";
import type { LobbyParts, ShownRow } from "./types.ts";

export type RowProps = { row: ShownRow; nowMs: number } & Pick<
	LobbyParts,
	"FixturePrices" | "Football" | "Jackpots" | "Race" | "offers" | "lastWins"
>;

export function LobbyRowView({ row, nowMs, FixturePrices, Football, Jackpots, Race, offers, lastWins }: RowProps) {
	const t = useLobbyTexts();
	switch (row.kind) {
		case "continuePlaying":
			return <GameRow title={t("continuePlaying")} cards={row.cards} href={pages.myGames} />;
		case "favourites":
			return <GameRow title={t("favourites")} cards={row.cards} href={pages.myGames} />;
		case "category":
			return <GameRow title={row.title} cards={row.cards} href={row.href} />;
		case "games":
			return <GameRow title={row.title} cards={row.cards} {...(row.href === undefined ? {} : { href: row.href })} />;
		case "football":
			return <Football fixtures={row.fixtures} FixturePrices={FixturePrices} />;
		case "jackpots":
			return <Jackpots levels={row.levels} />;
		case "race":
			return <Race race={row.race} nowMs={nowMs} />;
		case "offers":
			return offers;
		case "lastWins":
			return lastWins;
		default:
			return unreachable(row);
	}
}

function GameRow({ title, cards, href }: { title: string; cards: readonly ShownCard[]; href?: string }) {
	const t = useLobbyTexts();
	const path = useSitePath();
	return (
		<Rail
			title={title}
			turnLabels={{ previous: t("rail.previous"), next: t("rail.next") }}
			isLarge={(place) => isLarge(cards[place]!)}
			{...(href ? { seeAll: { href: path(givenPath(href)), label: t("seeAll") } } : {})}
		>
			{cards.map((card) => (
				<CatalogueCard key={card.gameId} card={card} />
			))}
		</Rail>
	);
}
