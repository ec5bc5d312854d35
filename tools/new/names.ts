import { vocabularyIssues } from "../tidy/vocabulary.ts";

/** The forms of a name: "lucky-lantern" is luckyLantern in code, LuckyLantern as a component, and words for people. */
export type Names = {
	kebab: string;
	snake: string;
	camel: string;
	pascal: string;
	/** As the name of a thing: "Lucky Lantern". */
	title: string;
	/** As a heading: "Lucky lantern". */
	heading: string;
};

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const RESERVED = new Set(
	"await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
		" ",
	),
);

/** Throws if a name is not written in small letters with hyphens, is a word of the language, or is not in our vocabulary. */
export function namesOf(kebab: string): Names {
	if (!NAME.test(kebab)) throw new Error(`"${kebab}" is not a name: write small letters and hyphens, request-refund`);
	if (RESERVED.has(kebab)) throw new Error(`"${kebab}" is a word of TypeScript: choose another name`);
	const [issue] = vocabularyIssues(`${kebab}.sql`, "");
	if (issue) throw new Error(`"${kebab}" is not a name: ${issue.what}`);
	const words = kebab.split("-");
	const pascal = words.map(capital).join("");
	return {
		kebab,
		snake: words.join("_"),
		camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
		pascal,
		title: words.map(capital).join(" "),
		heading: capital(words.join(" ")),
	};
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
