import { cardPicture } from "@baize/games/art";
import { givenPath } from "@baize/platform-paths";
import { GameCard } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { type ComponentType, createContext, use } from "react";
import { type GameCard as Card, flagsHash } from "../contract/index.ts";
import { useCatalogueTexts } from "./texts.ts";

const REAL_PLAY = flagsHash({ quickplay: false, realplay: true });

/** What draws a mark on the card of a game, from a domain above: its jackpot. Null until its script is there. */
export const GameMarkContext = createContext<ComponentType<{ gameId: string }> | null>(null);

/** A game to choose: a press opens practice, or real play once a player is signed in. */
export function CatalogueCard({ card, eager = false }: { card: Card; eager?: boolean }) {
	const t = useCatalogueTexts();
	const path = useSitePath();
	const isPlayer = useViewer() !== null;
	const Mark = use(GameMarkContext);
	const kind = t(`card.kinds.${card.kind}`);
	return (
		<GameCard
			href={path(givenPath(card.linkUrl)) + (isPlayer && card.kind === "slot" ? REAL_PLAY : "")}
			title={card.title}
			detail={card.rtpText ? t("card.facts", { kind, rtp: card.rtpText }) : kind}
			image={card.art ? cardPicture(card.art) : card.card_vertical_image.url}
			eager={eager}
			{...(Mark && card.kind === "slot" ? { mark: <Mark gameId={card.gameId} /> } : {})}
			{...(card.badge ? { badge: card.badge } : {})}
		/>
	);
}
