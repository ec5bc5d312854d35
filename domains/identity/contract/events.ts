import { Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";

/** An e-mail was confirmed and the account exists. `country` and `subdivision` are the address's. */
export const playerRegistered = defineEvent(
	"identity.playerRegistered",
	Struct({ playerId: Text(), currency: Text(), country: Text(), subdivision: Text() }),
);
export const loggedIn = defineEvent("identity.loggedIn", Struct({ playerId: Text(), sessionId: Text() }));
export const loggedOut = defineEvent("identity.loggedOut", Struct({ playerId: Text(), sessionId: Text() }));
