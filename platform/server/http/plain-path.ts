/** A path with no parameter but, perhaps, the session's handle: it is read without a router. */
export type PlainPath = {
	/** Whether an address, with or without a query, is of this path. */
	matches(url: string): boolean;
	/** What stands for the session in an address that matches; undefined for a path without one. Never with a slash in it. */
	sessionIn(url: string): string | undefined;
};

const SESSION = ":session";

/** Undefined for a path with other parameters. */
export function plainPath(path: string): PlainPath | undefined {
	const [start = "", end = "", ...more] = path.split(SESSION);
	if (more.length > 0 || `${start}${end}`.includes(":")) return undefined;
	const hasSession = path.includes(SESSION);
	const leastLength = start.length + end.length;
	const sessionIn = (url: string): string => url.slice(start.length, pathEnd(url) - end.length);
	return {
		matches(url) {
			const at = pathEnd(url);
			if (!url.startsWith(start) || !url.startsWith(end, at - end.length)) return false;
			return hasSession ? at > leastLength && !sessionIn(url).includes("/") : at === leastLength;
		},
		sessionIn: (url) => (hasSession ? sessionIn(url) : undefined),
	};
}

/** Where the query begins. */
export function pathEnd(url: string): number {
	const at = url.indexOf("?");
	return at < 0 ? url.length : at;
}
