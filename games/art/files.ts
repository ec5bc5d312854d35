import type { CutName, Ratio } from "./scene.ts";

const CARD_WIDTHS = [240, 480, 960];
const HERO_WIDTHS = [780, 1560];

/** The widths a cut is rendered in. The tall cut is for phones, whose widest screen asks for no more than 780. */
export function renderedWidths(cut: CutName): readonly number[] {
	if (cut === "wide") return HERO_WIDTHS;
	return cut === "tall" ? [480, 780] : CARD_WIDTHS;
}

/** The address of a picture without its width and format, and the widths there are: what a `<Picture>` wants. */
export function drawnPicture(key: string, cut: CutName): { base: string; widths: readonly number[] } {
	return { base: `/art/${key}-${cut.replace(":", "x")}`, widths: renderedWidths(cut) };
}

/** The picture of a game's card; `cardPicture(key, "4:3")` for a wide one. */
export function cardPicture(key: string, ratio: Ratio = "3:4") {
	return drawnPicture(key, ratio);
}

/** Both cuts of a slide. */
export function heroPicture(key: string) {
	return { wide: drawnPicture(key, "wide"), tall: drawnPicture(key, "tall") };
}

/** The address of a reel's symbol, 256 × 256. */
export function symbolPicture(icon: string): string {
	return `/art/symbols/${icon}.webp`;
}
