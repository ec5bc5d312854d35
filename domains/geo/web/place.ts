import { locateVisitor, PLACE_COOKIE } from "../contract/calls.ts";

/**
 * The visitor's place as the server has set it in this browser: "CA:ON". For display only; the server decides by the
 * address.
 */
export function placeInCookie(): string | undefined {
	const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${PLACE_COOKIE}=`));
	return found && decodeURIComponent(found.slice(PLACE_COOKIE.length + 1));
}

const EXPECTED_STATUS = 202;
let underWay: Promise<string | undefined> | undefined;

/**
 * Requested once: callers that come while the request is pending wait for the same answer. Without an answer the place
 * is unknown. spec §4, §7
 */
export function lookUpPlace(): Promise<string | undefined> {
	underWay ??= ask();
	return underWay;
}

async function ask(): Promise<string | undefined> {
	const known = placeInCookie();
	if (known) return known;
	try {
		const response = await fetch(locateVisitor.path, { credentials: "same-origin", cache: "no-store" });
		// Empty, but a browser takes a request for unfinished until its body has been read.
		await response.text();
		const { status } = response;
		if (status === EXPECTED_STATUS) return placeInCookie();
		console.error(`the place of this visit is not known: status ${status}`);
	} catch (error) {
		console.error("the place of this visit is not known", error);
	}
	return undefined;
}
