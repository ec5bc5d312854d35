import type { GameCard } from "../../contract/index.ts";

type Shown = "gameId" | "linkUrl" | "title" | "kind" | "stage" | "rtpText" | "badge" | "art";
type Rare = "card_vertical_image" | "picture" | "hoverBehaviour" | "media" | "details" | "size";

/** What the card of a game shows; the picture's own address only where none is uploaded or drawn. */
export type ShownCard = Pick<GameCard, Shown> & Partial<Pick<GameCard, Rare>>;

export type Hover = Pick<ShownCard, "hoverBehaviour" | "media" | "details">;

/** A page hands its data to the browser: without what no card shows, a lobby's is a quarter smaller. */
export function shownCard({
	gameId,
	linkUrl,
	title,
	kind,
	stage,
	rtpText,
	badge,
	art,
	...others
}: GameCard): ShownCard {
	return {
		gameId,
		linkUrl,
		title,
		kind,
		...(stage === undefined ? {} : { stage }),
		...(rtpText === undefined ? {} : { rtpText }),
		...(badge === undefined ? {} : { badge }),
		...pictureOf(art, others),
		...hoverOf(others),
		...(isLarge(others) ? { size: "large" } : {}),
	};
}

export const isLarge = ({ size }: Pick<ShownCard, "size">): boolean => size === "large";

/** What it does under the pointer. Of a medium without a chosen behaviour, an operator expects that it is shown. */
export function hoverOf({ hoverBehaviour, media, details }: Pick<ShownCard, Rare>): Hover {
	if (hoverBehaviour === "none") return { hoverBehaviour };
	if (details !== undefined) return { details };
	return media && hoverBehaviour !== "zoom" ? { media } : {};
}

/** What operators have uploaded for the card stands above what is drawn. */
function pictureOf(
	art: GameCard["art"],
	{ picture, card_vertical_image }: Pick<GameCard, "card_vertical_image" | "picture">,
): Partial<ShownCard> {
	if (picture) return { picture };
	return art === undefined ? { card_vertical_image } : { art };
}
