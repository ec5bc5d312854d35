import { CatalogueCard, type ShownCard } from "@baize/catalogue/web";
import { givenPath, pages } from "@baize/platform-paths";
import { Rail } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useLobbyTexts } from "./texts.ts";
import type { LobbyParts, ShownRow } from "./types.ts";

export type RowProps = { row: ShownRow; nowMs: number } & Pick<
	LobbyParts,
	"FixturePrices" | "Football" | "Jackpots" | "Race"
>;

export function LobbyRowView({ row, nowMs, FixturePrices, Football, Jackpots, Race }: RowProps) {
	const t = useLobbyTexts();
	if (row.kind === "continuePlaying")
		return <GameRow title={t("continuePlaying")} cards={row.cards} href={pages.myGames} />;
	if (row.kind === "category") return <GameRow title={row.title} cards={row.cards} href={row.href} />;
	if (row.kind === "football") return <Football fixtures={row.fixtures} FixturePrices={FixturePrices} />;
	if (row.kind === "jackpots") return <Jackpots levels={row.levels} />;
	return <Race race={row.race} nowMs={nowMs} />;
}

function GameRow({ title, cards, href }: { title: string; cards: readonly ShownCard[]; href?: string }) {
	const t = useLobbyTexts();
	const path = useSitePath();
	return (
		<Rail
			title={title}
			turnLabels={{ previous: t("rail.previous"), next: t("rail.next") }}
			{...(href ? { seeAll: { href: path(givenPath(href)), label: t("seeAll") } } : {})}
		>
			{cards.map((card) => (
				<CatalogueCard key={card.gameId} card={card} />
			))}
		</Rail>
	);
}
