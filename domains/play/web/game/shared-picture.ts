import type { GameCard } from "@baize/catalogue/contract";
import { cardPicture } from "@baize/games/art";

type Card = Pick<GameCard, "art" | "image" | "picture">;

/** The picture of a game that is shown with a shared link: what operators have uploaded stands above what is drawn. */
export function sharedPicture({ picture, art, image }: Card): string {
	if (picture) return `${picture.base}/${Math.max(...picture.widths)}`;
	if (art === undefined) return image.url;
	const { base, widths } = cardPicture(art, "4:3");
	return `${base}-${Math.max(...widths)}.webp`;
}
