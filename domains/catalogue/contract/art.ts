/** A drawn picture: files `<base>-<width>.avif` and `.webp`. */
export type DrawnArt = { base: string; widths: readonly number[] };

const CARD_WIDTHS = [240, 480, 960];
const TALL_WIDTHS = [480, 780];
const WIDE_WIDTHS = [780, 1560];

/** The picture of a game: upright for its card, or wide. */
export const cardArt = (key: string, cut: "3x4" | "4x3" = "3x4"): DrawnArt => ({
	base: `/art/${key}-${cut}`,
	widths: CARD_WIDTHS,
});

/** The two cuts of a slide: wide for a desktop, tall for a phone. */
export const heroArt = (key: string): { wide: DrawnArt; tall: DrawnArt } => ({
	wide: { base: `/art/${key}-wide`, widths: WIDE_WIDTHS },
	tall: { base: `/art/${key}-tall`, widths: TALL_WIDTHS },
});
