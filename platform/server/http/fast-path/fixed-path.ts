/** A path without parameters, except perhaps the session's handle: it is matched without a router. */
export type FixedPath = {
	/** Whether a URL, with or without a query, has this path. */
	matches(url: string): boolean;
	/** The session handle in a URL that matches; undefined for a path without one. Never contains a slash. */
	sessionIn(url: string): string | undefined;
};

const SESSION = ":session";

/** Undefined for a path with other parameters. */
export function fixedPath(path: string): FixedPath | undefined {
	const [start = "", end = "", ...more] = path.split(SESSION);
	if (more.length > 0 || `${start}${end}`.includes(":")) return undefined;
	const hasSession = path.includes(SESSION);
	const minLength = start.length + end.length;
	const sessionIn = (url: string): string => url.slice(start.length, pathEnd(url) - end.length);
	return {
		matches(url) {
			const at = pathEnd(url);
			if (!url.startsWith(start) || !url.startsWith(end, at - end.length)) return false;
			return hasSession ? at > minLength && !sessionIn(url).includes("/") : at === minLength;
		},
		sessionIn: (url) => (hasSession ? sessionIn(url) : undefined),
	};
}

/** The index at which the query begins. */
export function pathEnd(url: string): number {
	const at = url.indexOf("?");
	return at < 0 ? url.length : at;
}
