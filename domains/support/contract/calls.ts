import { defineCall, type Static, Struct, Text } from "@baize/kernel/call";
import { supportErrors } from "./errors.ts";

const { FORUM_NOT_OFFERED, FORUM_REQUEST_INVALID, FORUM_RETURN_FOREIGN, FORUM_REQUEST_USED, FORUM_REQUEST_EXPIRED } =
	supportErrors;
const forumErrors = {
	FORUM_NOT_OFFERED,
	FORUM_REQUEST_INVALID,
	FORUM_RETURN_FOREIGN,
	FORUM_REQUEST_USED,
	FORUM_REQUEST_EXPIRED,
};

/** The request with which the forum sent the browser here. spec §5 */
export const ForumRequest = Struct({
	returnUrl: Text({ minLength: 1, maxLength: 1_000 }),
	sso: Text({ minLength: 1, maxLength: 4_000 }),
	sig: Text({ minLength: 1, maxLength: 200 }),
});
export type ForumRequest = Static<typeof ForumRequest>;

export const readForumRequest = defineCall({
	name: "readForumRequest",
	method: "POST",
	path: "/api/v1/support/forum/requests",
	who: "anyone",
	level: "visitor",
	limit: "link",
	summary:
		"Checks a sign-in request of the forum before the player logs in for it. It is valid for half an hour from now.",
	body: ForumRequest,
	reply: Struct({ forum: Text({ description: "The forum's host." }) }),
	errors: forumErrors,
});

export const signInToForum = defineCall({
	name: "signInToForum",
	method: "POST",
	path: "/api/v1/support/:session/forum/sign-in",
	who: "player",
	level: "session",
	summary: "Answers the forum's request, once: the address to go on at, with who the player is, signed.",
	params: Struct({ session: Text() }),
	body: ForumRequest,
	reply: Struct({ url: Text() }),
	errors: forumErrors,
});
