import {
	defineCall,
	EnumOf,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	type ReplyOf,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { Bucket, CONTENT_ROOT, Language } from "../calls.ts";
import { contentErrors } from "../errors.ts";
import { Body, ShownPicture } from "../parts.ts";
import { OWN_CASES } from "./own-cases.ts";

/** The least letters of a search; fewer find nothing. spec §4 */
const MIN_HELP_LETTERS = 3;
const OF_TWO_LETTERS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Whether a search says too little. A Chinese or Japanese character says as much as two letters: many words have two. */
export function isShortHelpTerm(term: string): boolean {
	const letters = [...term.trim()].reduce((sum, letter) => sum + (OF_TWO_LETTERS.test(letter) ? 2 : 1), 0);
	return letters < MIN_HELP_LETTERS;
}
export const MAX_HELP_TERM = 100;

const { CONTENT_NOT_FOUND, NOT_AVAILABLE_IN_REGION } = contentErrors;

/** A help page that was found, as the content system names it. spec §3 */
const HelpHit = Struct({
	contentId: Text(),
	paths: ListOf(Text()),
	fields: Struct({ title: Text(), summary: Text() }),
});
export type HelpHit = Static<typeof HelpHit>;

const searching = {
	method: "GET",
	who: "anyone",
	level: "visitor",
	limit: "search",
	params: Struct({ bucket: Bucket, language: Language }),
	query: Struct({ searchTerm: Text({ maxLength: MAX_HELP_TERM }) }),
	reply: ListOf(HelpHit),
	errors: {},
	unknownProperties: "ignore",
} as const;

export const suggestHelpPages = defineCall({
	...searching,
	name: "suggestHelpPages",
	path: `${CONTENT_ROOT}/help-pages/suggestions`,
	summary: "The few help pages that fit best what is being typed; none for fewer than three characters.",
});

export const searchHelpPages = defineCall({
	...searching,
	name: "searchHelpPages",
	path: `${CONTENT_ROOT}/help-pages/search`,
	summary: "The help pages that fit a term, best first; none for fewer than three characters.",
});

const HelpLink = Struct({ title: Text(), summary: Text(), link: Text() });
export type HelpLink = Static<typeof HelpLink>;

const HelpCategory = Struct({ title: Text(), summary: Text(), link: Text(), icon: Optional(Text()), count: Integer() });
export type HelpCategory = Static<typeof HelpCategory>;

export const readHelpCentre = defineCall({
	name: "readHelpCentre",
	method: "GET",
	path: "/api/v1/content/help",
	who: "anyone",
	level: "visitor",
	summary: "The categories of the help, with how many articles each has, and what people ask most.",
	reply: Struct({ categories: ListOf(HelpCategory), popular: ListOf(HelpLink) }),
	errors: {},
});
export type HelpCentre = ReplyOf<typeof readHelpCentre>;

const HelpArticle = Struct({
	slug: Text(),
	title: Text(),
	summary: Text(),
	picture: Optional(ShownPicture),
	body: Body,
	ownCase: Optional(EnumOf(OWN_CASES)),
});

export const HelpPage = Struct({
	category: OneOf([HelpCategory, Null()]),
	articles: ListOf(HelpArticle),
	others: ListOf(HelpLink),
});
export type HelpPage = Static<typeof HelpPage>;

export const readHelpPage = defineCall({
	name: "readHelpPage",
	method: "GET",
	path: "/api/v1/content/help/page",
	who: "anyone",
	level: "visitor",
	summary: "What stands at an address of the help: the articles that share it, and the others of their category.",
	query: Struct({ path: Text({ minLength: 2, maxLength: 300 }) }),
	reply: HelpPage,
	errors: { CONTENT_NOT_FOUND, NOT_AVAILABLE_IN_REGION },
});
