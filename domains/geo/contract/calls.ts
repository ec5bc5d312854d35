import { defineCall } from "@baize/kernel/call";

/** The cookie that gives a page its visitor's place: "CA:ON". A hint for display; the server never reads it. spec §9 */
export const PLACE_COOKIE = "st";

export const locateVisitor = defineCall({
	name: "locateVisitor",
	method: "GET",
	path: "/services/geolocation/subdivision",
	who: "anyone",
	level: "visitor",
	summary: "Finds where the visitor is and answers in the cookie st.",
	// spec §7: 202, and the answer is a cookie, not a body.
	replyStatus: 202,
	errors: {},
	unknownProperties: "ignore",
});
