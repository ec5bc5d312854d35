import { registry } from "@baize/games/registry";
import { MAX_TITLE_SHARES, type TitleShare } from "../contract/index.ts";

/** A row of the form: a title, and its share as it is typed; empty for a title that is excluded. */
export type Row = { title: string; percent: string };

const EXCLUDED = "excluded";

/** Every game that a bonus can be played on, by its name. */
export const TITLES = registry.all
	.map(({ sheet: { id, title } }) => ({ value: id, text: title }))
	.toSorted((a, b) => a.text.localeCompare(b.text, "en"));

/** As the form sends them: "tidal-book excluded, amber-fox 50". */
export const textOfRows = (rows: readonly Row[]): string =>
	rows.map(({ title, percent }) => `${title} ${percent.trim() || EXCLUDED}`).join(", ");

export const rowsIn = (text: string): Row[] =>
	partsOf(text).map(([title, percent]) => ({ title, percent: percent === EXCLUDED ? "" : percent }));

export const textOfTitles = (titles: readonly TitleShare[]): string =>
	titles.map(({ title, percent }) => `${title} ${percent ?? EXCLUDED}`).join(", ");

/** Undefined where a part names no game or no per cent, and where they are too many. */
export function titlesIn(text: string): TitleShare[] | undefined {
	const titles = partsOf(text).map(([title, percent]): TitleShare | undefined => {
		if (TITLES.every(({ value }) => value !== title)) return undefined;
		if (percent === EXCLUDED) return { title, percent: null };
		return /^\d{1,3}$/.test(percent) && Number(percent) <= 100 ? { title, percent: Number(percent) } : undefined;
	});
	return titles.length <= MAX_TITLE_SHARES && titles.every((each) => each !== undefined) ? titles : undefined;
}

/** As operators read them: "Tidal Book excluded, Amber Fox 50%". */
export const namesIn = (text: string): string =>
	partsOf(text)
		.map(([title, percent]) => `${nameOf(title)} ${percent === EXCLUDED ? percent : `${percent}%`}`)
		.join(", ");

const nameOf = (title: string): string => TITLES.find(({ value }) => value === title)?.text ?? title;

const partsOf = (text: string): [title: string, percent: string][] =>
	text
		.split(",")
		.filter((part) => part.trim() !== "")
		.map((part) => {
			const [title = "", ...percent] = part.trim().split(" ");
			return [title, percent.join(" ")];
		});
