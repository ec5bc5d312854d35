/** A path that is matched without a router: text, the session's handle, and perhaps one more parameter. */
export type FixedPath = {
	/** Whether a URL, with or without a query, has this path. */
	matches(url: string): boolean;
	/** The session handle in a URL that matches; undefined for a path without one. Never contains a slash. */
	sessionIn(url: string): string | undefined;
	/** Every parameter in a URL that matches. */
	paramsIn(url: string): Record<string, string>;
};

const SESSION = "session";
/** What the router would decode, or refuse as too long, is left to it. */
const PLAIN = /^[\w.~-]{1,100}$/;

/** `others`: how many parameters the path may have besides the session; undefined for a path with more. */
export function fixedPath(path: string, others = 0): FixedPath | undefined {
	// The texts around the parameters, and between them their names.
	const parts = path.split(/:(\w+)/);
	const texts = parts.filter((_, at) => at % 2 === 0);
	const names = parts.filter((_, at) => at % 2 === 1);
	if (names.filter((name) => name !== SESSION).length > others || new Set(names).size < names.length) return undefined;

	/** The values of the parameters; undefined in a URL of another path. */
	function valuesIn(url: string): string[] | undefined {
		const last = pathEnd(url);
		const [start = "", ...ends] = texts;
		if (!url.startsWith(start)) return undefined;
		let at = start.length;
		const values: string[] = [];
		for (const [place, text] of ends.entries()) {
			const slash = url.indexOf("/", at);
			const end = slash < 0 || slash > last ? last : slash;
			const value = url.slice(at, end);
			if (value === "" || !url.startsWith(text, end)) return undefined;
			if (names[place] !== SESSION && !PLAIN.test(value)) return undefined;
			values.push(value);
			at = end + text.length;
		}
		return at === last ? values : undefined;
	}

	return {
		matches: (url) => valuesIn(url) !== undefined,
		sessionIn: (url) => valuesIn(url)?.[names.indexOf(SESSION)],
		paramsIn(url) {
			const values = valuesIn(url) ?? [];
			return Object.fromEntries(values.map((value, at) => [names[at]!, value]));
		},
	};
}

/** The index at which the query begins. */
export function pathEnd(url: string): number {
	const at = url.indexOf("?");
	return at < 0 ? url.length : at;
}
