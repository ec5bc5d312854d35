import { defineCall, EnumOf, Flag, Literal, OneOf, Reason, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { accountErrors } from "../account/account-errors.ts";
import { CHANGES_PLAYERS } from "../operators/people-calls.ts";
import { REQUIRED_ACTIONS } from "./required-actions.ts";

const { PLAYER_UNKNOWN, PLAYER_STATE, ACTION_NEEDLESS } = accountErrors;

const OF_PLAYER = {
	method: "PUT",
	who: "operator",
	level: "recentTwoFactors",
	role: CHANGES_PLAYERS,
	params: Struct({ player: Text({ pattern: ID_PATTERN }) }),
} as const;

const Action = OneOf([EnumOf(REQUIRED_ACTIONS), Literal("none")]);

export const requireAction = defineCall({
	...OF_PLAYER,
	name: "requireAction",
	path: "/api/v1/operator/players/:player/required-action",
	summary: "Sets what a player must do at the next login, or withdraws it, with a reason. The player's sessions end.",
	body: Struct({ action: Action, reason: Reason }),
	reply: Struct({ action: Action }),
	errors: { PLAYER_UNKNOWN, PLAYER_STATE, ACTION_NEEDLESS },
});

export const blockVerification = defineCall({
	...OF_PLAYER,
	name: "blockVerification",
	path: "/api/v1/operator/players/:player/verification-block",
	summary: "Bars a player whose identity could not be verified, or admits them again, with a reason.",
	body: Struct({ isBlocked: Flag(), reason: Reason }),
	reply: Struct({ isBlocked: Flag() }),
	errors: { PLAYER_UNKNOWN, PLAYER_STATE },
});
