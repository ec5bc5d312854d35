import { defineCall, ListOf, type ReplyOf, Struct, Text } from "@baize/kernel/call";
import { LobbyRow, LobbySlide } from "./schemas.ts";

export const readLobby = defineCall({
	name: "readLobby",
	method: "GET",
	path: "/api/v1/lobby",
	who: "anyone",
	level: "visitor",
	summary: "The home page whole: its slides and its rows, for this visitor, in their language.",
	reply: Struct({ title: Text(), description: Text(), slides: ListOf(LobbySlide), rows: ListOf(LobbyRow) }),
	errors: {},
});
export type Lobby = ReplyOf<typeof readLobby>;
