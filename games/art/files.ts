import type { CutName, Ratio } from "./scene.ts";

const CARD_WIDTHS = [240, 480, 960];

/** The widths a cut is rendered in. The tall cut is for phones, whose widest screens need at most 780. */
const WIDTHS: Record<CutName, readonly number[]> = {
	"3:4": CARD_WIDTHS,
	"4:3": CARD_WIDTHS,
	wide: [780, 1560],
	tall: [480, 780],
};

/** The address of a picture without its width and format, and the available widths: the props of `<Picture>`. */
export const drawnPicture = (key: string, cut: CutName): { base: string; widths: readonly number[] } => ({
	base: `/art/${key}-${cut.replace(":", "x")}`,
	widths: WIDTHS[cut],
});

/** The picture of a game's card; `cardPicture(key, "4:3")` for a wide one. */
export const cardPicture = (key: string, ratio: Ratio = "3:4") => drawnPicture(key, ratio);

/** Both cuts of a slide. */
export const heroPicture = (key: string) => ({ wide: drawnPicture(key, "wide"), tall: drawnPicture(key, "tall") });
