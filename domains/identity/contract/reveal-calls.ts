import { defineCall, Integer, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { accountErrors } from "./account-errors.ts";
import { Reason } from "./people-calls.ts";
import type { Role } from "./roles.ts";

/** Operators whose work shows them players. */
const SEES_PLAYERS: readonly Role[] = ["players", "support", "verification", "withdrawals", "audit"];

const { PLAYER_UNKNOWN } = accountErrors;
const OF_PLAYER = {
	who: "operator",
	level: "twoFactors",
	role: SEES_PLAYERS,
	path: "/api/v1/operator/players/:player/reveal",
	params: Struct({ player: Text({ pattern: ID_PATTERN }) }),
} as const;

/** Until when the operator who asks sees the player's personal data; absent where it is masked. */
export const Revealed = Struct({ untilMs: Optional(Integer()) });
export type Revealed = Static<typeof Revealed>;

export const readReveal = defineCall({
	...OF_PLAYER,
	name: "readReveal",
	method: "GET",
	summary: "Whether a player's personal data is shown to the operator who asks, and until when.",
	reply: Revealed,
	errors: {},
});

export const revealPlayer = defineCall({
	...OF_PLAYER,
	name: "revealPlayer",
	method: "POST",
	summary: "Shows one player's personal data to the operator who asks, for 15 minutes. The log keeps the reason.",
	body: Struct({ reason: Reason }),
	reply: Revealed,
	errors: { PLAYER_UNKNOWN },
});
