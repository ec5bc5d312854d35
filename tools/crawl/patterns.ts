import { pages } from "@baize/platform-paths";

/** Fixed addresses come before those with parts that vary, as the router prefers them. */
const PATTERNS = Object.values(pages)
	.map((pattern) => ({ pattern, matches: matcherOf(pattern), varying: pattern.split(/[:*]/).length - 1 }))
	.toSorted((one, other) => one.varying - other.varying || other.pattern.length - one.pattern.length);

/** Of an address below its language, "/casino/slots/adventure/tidal-book": the page that shows it, "/casino/:category/…". */
export const patternOf = (path: string): string => PATTERNS.find(({ matches }) => matches.test(path))?.pattern ?? path;

function matcherOf(pattern: string): RegExp {
	const parts = pattern.split("/").map((part) => {
		if (part === "*") return ".+";
		return part.startsWith(":") ? "[^/]+" : part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");
	});
	return new RegExp(`^${parts.join("/")}$`);
}
