import { LOOK_ALIKES } from "./look-alikes.data.ts";

/** A text by its appearance: lower case without accents, and one letter for all that look alike. */
export const folded = (text: string): string =>
	[...text.normalize("NFKD").toLowerCase().normalize("NFKD")]
		.map((letter) => LOOK_ALIKES.get(letter) ?? letter)
		.join("")
		.replace(/\p{M}/gu, "");

/** The words of a name: an apostrophe joins, any other character that is no letter or digit separates. */
export const wordsOf = (name: string): string[] =>
	folded(name.replace(/['’ʼ`´]/g, ""))
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
