import { expect, it } from "vitest";
import { frameUrl, greeting, readSaid, tokenKey } from "./chatwoot.ts";

it.each([
	[
		'chatwoot-widget:{"event":"loaded","config":{"authToken":"abc"}}',
		{ event: "loaded", config: { authToken: "abc" } },
	],
	["chatwoot-widget:{", undefined],
	['{"event":"loaded"}', undefined],
	[{ event: "loaded" }, undefined],
])("[CHAT-01] of Chatwoot's frame the page reads %j", (data, said) => {
	expect(readSaid(data)).toEqual(said);
});

it("[CHAT-01] sends Chatwoot's frame who the player is, with the proof of the server", () => {
	const identity = { identifier: "0000000000005", hash: "feed" };
	expect(greeting(identity).at(-1)).toBe(
		'chatwoot-widget:{"event":"set-user","identifier":"0000000000005","user":{"identifier_hash":"feed"}}',
	);
	expect(greeting(null).join()).not.toContain("set-user");
});

it("[CHAT-01] goes on with the chat of this person in Chatwoot's frame", () => {
	const frame = { url: "https://chat.example/widget?website_token=site&locale=en", identity: null };
	expect(frameUrl(frame, "abc")).toBe(`${frame.url}&cw_conversation=abc`);
	expect(frameUrl(frame, null)).toBe(frame.url);
	expect(tokenKey(frame)).not.toBe(tokenKey({ ...frame, identity: { identifier: "5", hash: "" } }));
});
