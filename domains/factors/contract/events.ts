import { Literal, OneOf, Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";

/** A player has a new PIN. A session that was waiting for one continues. */
export const pinSet = defineEvent("factors.pinSet", Struct({ playerId: Text() }));

/** An authenticator was confirmed or removed. */
export const twoFactorChanged = defineEvent(
	"factors.twoFactorChanged",
	Struct({ playerId: Text(), status: OneOf([Literal("ENABLED"), Literal("PENDING")]) }),
);
