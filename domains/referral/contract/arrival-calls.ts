import { defineCall, Flag, Integer, Struct, Text } from "@baize/kernel/call";

const OF_ARRIVAL = {
	path: "/api/v1/referral/arrival",
	who: "anyone",
	level: "visitor",
	limit: "link",
	errors: {},
} as const;

export const readArrivalChoice = defineCall({
	...OF_ARRIVAL,
	name: "readArrivalChoice",
	method: "GET",
	summary:
		"Whether this visitor must be asked before the link that led here is remembered, and for how many days it is.",
	reply: Struct({ isAsked: Flag(), days: Integer() }),
});

export const rememberArrival = defineCall({
	...OF_ARRIVAL,
	name: "rememberArrival",
	method: "POST",
	summary: "Remembers the link that led this visitor here, in cookies, once they have agreed.",
	body: Struct({
		address: Text({ pattern: "^/", maxLength: 2_000, description: "Path and query of the page that the link opened." }),
	}),
	/** False of an address that no link has made, and for a player, who is linked when the account begins. */
	reply: Struct({ isRemembered: Flag() }),
});
