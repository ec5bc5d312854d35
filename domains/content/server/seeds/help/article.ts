import type { Block } from "../../../contract/index.ts";

/** An answer in one language. `keywords` are other words that people search for, separated by commas. */
export type Article = { title: string; summary: string; keywords: string[]; body: Block[] };
export type Articles<Slug extends string = string> = Record<Slug, Article>;

export const article = (title: string, summary: string, keywords: string, ...body: Block[]): Article => ({
	title,
	summary,
	keywords: keywords.split(", "),
	body,
});
