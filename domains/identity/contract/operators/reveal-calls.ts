import { defineCall, Integer, Optional, Reason, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { accountErrors } from "../account/account-errors.ts";
import type { Role } from "./roles.ts";

/** Roles whose work shows them players. */
const VIEWS_PLAYERS: readonly Role[] = ["players", "support", "verification", "withdrawals", "audit"];

const { PLAYER_UNKNOWN } = accountErrors;
const OF_PLAYER = {
	who: "operator",
	level: "twoFactors",
	role: VIEWS_PLAYERS,
	path: "/api/v1/operator/players/:player/reveal",
	params: Struct({ player: Text({ pattern: ID_PATTERN }) }),
} as const;

/** Until when, and for how long yet, the calling operator sees the player's personal data; absent where it is masked. */
export const Revealed = Struct({ untilMs: Optional(Integer()), leftMs: Optional(Integer()) });
export type Revealed = Static<typeof Revealed>;

export const readReveal = defineCall({
	...OF_PLAYER,
	name: "readReveal",
	method: "GET",
	summary: "Returns whether a player's personal data is shown to the calling operator, and until when.",
	audits: "nothing",
	reply: Revealed,
	errors: {},
});

export const revealPlayer = defineCall({
	...OF_PLAYER,
	name: "revealPlayer",
	method: "POST",
	summary: "Shows one player's personal data to the calling operator for 15 minutes. The audit log stores the reason.",
	body: Struct({ reason: Reason }),
	reply: Revealed,
	errors: { PLAYER_UNKNOWN },
});
