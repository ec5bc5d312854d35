import type { GameCard } from "../../contract/index.ts";

type Shown = "gameId" | "linkUrl" | "title" | "kind" | "rtpText" | "badge" | "art";

/** What the card of a game shows; the picture's own address only where none is uploaded or drawn. */
export type ShownCard = Pick<GameCard, Shown> & Partial<Pick<GameCard, "card_vertical_image" | "picture">>;

/** A page hands its data to the browser: without what no card shows, a lobby's is a quarter smaller. */
export function shownCard({ gameId, linkUrl, title, kind, rtpText, badge, art, ...others }: GameCard): ShownCard {
	return {
		gameId,
		linkUrl,
		title,
		kind,
		...(rtpText === undefined ? {} : { rtpText }),
		...(badge === undefined ? {} : { badge }),
		...pictureOf(art, others),
	};
}

/** What operators have uploaded for the card stands above what is drawn. */
function pictureOf(
	art: GameCard["art"],
	{ picture, card_vertical_image }: Pick<GameCard, "card_vertical_image" | "picture">,
): Partial<ShownCard> {
	if (picture) return { picture };
	return art === undefined ? { card_vertical_image } : { art };
}
