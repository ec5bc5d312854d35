import { defineCall, Flag, Literal, OneOf, Struct, Text, WordOf } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { operatorErrors } from "./errors.ts";
import { REQUIRED_ACTIONS } from "./required-actions.ts";

const OF_PLAYER = {
	method: "PUT",
	who: "operator",
	role: "players",
	params: Struct({ player: Text({ pattern: ID_PATTERN }) }),
	errors: operatorErrors,
} as const;

const Action = OneOf([WordOf(REQUIRED_ACTIONS), Literal("none")]);

export const requireAction = defineCall({
	...OF_PLAYER,
	name: "requireAction",
	path: "/api/v1/operator/players/:player/required-action",
	summary: "Says what a player must do at the next login, or takes it back. What sessions there are end.",
	body: Struct({ action: Action }),
	reply: Struct({ action: Action }),
});

export const blockVerification = defineCall({
	...OF_PLAYER,
	name: "blockVerification",
	path: "/api/v1/operator/players/:player/verification-block",
	summary: "Keeps a player out whose identity could not be verified, or lets them in again.",
	body: Struct({ isBlocked: Flag() }),
	reply: Struct({ isBlocked: Flag() }),
});
