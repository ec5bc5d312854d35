import type { GameCard } from "../../contract/index.ts";

type Shown = "gameId" | "linkUrl" | "title" | "kind" | "rtpText" | "badge" | "art";

/** What the card of a game shows; the picture's own address only where none is drawn. */
export type ShownCard = Pick<GameCard, Shown> & Partial<Pick<GameCard, "card_vertical_image">>;

/** A page hands its data to the browser: without what no card shows, a lobby's is a quarter smaller. */
export function shownCard({ gameId, linkUrl, title, kind, rtpText, badge, art, ...others }: GameCard): ShownCard {
	return {
		gameId,
		linkUrl,
		title,
		kind,
		...(rtpText === undefined ? {} : { rtpText }),
		...(badge === undefined ? {} : { badge }),
		...(art === undefined ? { card_vertical_image: others.card_vertical_image } : { art }),
	};
}
