import { EnumOf, Flag, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";

/** A link in a text, or a banner of a usual size. */
export const MEDIUM_FORMATS = ["link", "rectangle", "leaderboard", "skyscraper"] as const;
export type MediumFormat = (typeof MEDIUM_FORMATS)[number];

/** In pixels; a link has the size of its text. */
export const BANNER_SIZES: Readonly<Record<Exclude<MediumFormat, "link">, { width: number; height: number }>> = {
	rectangle: { width: 300, height: 250 },
	leaderboard: { width: 728, height: 90 },
	skyscraper: { width: 160, height: 600 },
};

/** The pages to which a medium may lead, by their names in the list of pages. */
export const MEDIUM_PAGES = ["lobby", "allGames", "sports", "virtuals", "offers"] as const;
export type MediumPage = (typeof MEDIUM_PAGES)[number];

const MAX_WORDS = 120;
const Words = Text({ minLength: 1, maxLength: MAX_WORDS, pattern: "\\S" });
export const MediumId = Text({ pattern: ID_PATTERN });

export const NewMedium = Struct({
	name: Text({ minLength: 1, maxLength: 60, pattern: "\\S" }),
	format: EnumOf(MEDIUM_FORMATS),
	page: EnumOf(MEDIUM_PAGES),
	text: Struct({ en: Words, es: Words, ar: Words }),
});
export type NewMedium = Static<typeof NewMedium>;

/** As an affiliate reads it. */
export const Medium = Struct({ id: MediumId, ...NewMedium.properties });
export type Medium = Static<typeof Medium>;

/** As operators do. */
export const MediumRecord = Struct({ ...Medium.properties, isOn: Flag(), addedAt: Text() });
export type MediumRecord = Static<typeof MediumRecord>;
