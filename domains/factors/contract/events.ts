import { Literal, OneOf, Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";

/** A player has a new PIN: a session that waited for one may go on. */
export const pinSet = defineEvent("factors.pinSet", Struct({ playerId: Text() }));

/** An authenticator was confirmed or given up. */
export const twoFactorChanged = defineEvent(
	"factors.twoFactorChanged",
	Struct({ playerId: Text(), status: OneOf([Literal("ENABLED"), Literal("PENDING")]) }),
);
