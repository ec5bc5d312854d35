import { contentErrors } from "@baize/content/contract";
import { defineCall, ListOf, type ReplyOf, Struct, Text } from "@baize/kernel/call";
import { LobbyRow, LobbySlide } from "./schemas.ts";

const lobby = { title: Text(), description: Text(), slides: ListOf(LobbySlide), rows: ListOf(LobbyRow) };

export const readLobby = defineCall({
	name: "readLobby",
	method: "GET",
	path: "/api/v1/lobby",
	who: "anyone",
	level: "visitor",
	summary: "The home page whole: its slides and its rows, for this visitor, in their language.",
	reply: Struct(lobby),
	errors: {},
});
export type Lobby = ReplyOf<typeof readLobby>;

export const readLobbyPreview = defineCall({
	name: "readLobbyPreview",
	method: "GET",
	path: "/api/v1/lobby/preview",
	who: "anyone",
	level: "visitor",
	summary: "The home page as the link of a preview shows it: one draft, one language, place, audience and moment.",
	query: Struct({ token: Text({ maxLength: 600 }) }),
	reply: Struct(lobby),
	errors: { CONTENT_NOT_FOUND: contentErrors.CONTENT_NOT_FOUND, PREVIEW_OVER: contentErrors.PREVIEW_OVER },
});
