import { defineCall, Flag, Literal, OneOf, Struct, Text, WordOf } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { accountErrors } from "./account-errors.ts";
import { CHANGES_PLAYERS, Reason } from "./people-calls.ts";
import { REQUIRED_ACTIONS } from "./required-actions.ts";

const { PLAYER_UNKNOWN, PLAYER_STATE, ACTION_NEEDLESS } = accountErrors;

const OF_PLAYER = {
	method: "PUT",
	who: "operator",
	level: "recentTwoFactors",
	role: CHANGES_PLAYERS,
	params: Struct({ player: Text({ pattern: ID_PATTERN }) }),
} as const;

const Action = OneOf([WordOf(REQUIRED_ACTIONS), Literal("none")]);

export const requireAction = defineCall({
	...OF_PLAYER,
	name: "requireAction",
	path: "/api/v1/operator/players/:player/required-action",
	summary:
		"Says what a player must do at the next login, or takes it back, with a reason. What sessions there are end.",
	body: Struct({ action: Action, reason: Reason }),
	reply: Struct({ action: Action }),
	errors: { PLAYER_UNKNOWN, PLAYER_STATE, ACTION_NEEDLESS },
});

export const blockVerification = defineCall({
	...OF_PLAYER,
	name: "blockVerification",
	path: "/api/v1/operator/players/:player/verification-block",
	summary: "Keeps a player out whose identity could not be verified, or lets them in again, with a reason.",
	body: Struct({ isBlocked: Flag(), reason: Reason }),
	reply: Struct({ isBlocked: Flag() }),
	errors: { PLAYER_UNKNOWN, PLAYER_STATE },
});
