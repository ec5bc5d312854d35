import { EnumOf, Integer, ListOf, Null, OneOf, Optional, Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";

/**
 * An e-mail was confirmed and the account exists. `country` and `subdivision` are the address's, `arrival` is what
 * ARRIVAL_COOKIE held when the form was sent.
 */
export const playerRegistered = defineEvent(
	"identity.playerRegistered",
	Struct({ playerId: Text(), currency: Text(), country: Text(), subdivision: Text(), arrival: Optional(Text()) }),
);
export const loggedIn = defineEvent("identity.loggedIn", Struct({ playerId: Text(), sessionId: Text() }));
export const loggedOut = defineEvent("identity.loggedOut", Struct({ playerId: Text(), sessionId: Text() }));
/** The phone changed, or was removed (""), so it is no longer validated. */
export const phoneChanged = defineEvent("identity.phoneChanged", Struct({ playerId: Text(), phone: Text() }));
/** Name or address changed: whatever was checked against the old ones is no longer valid by itself. */
export const detailsChanged = defineEvent(
	"identity.detailsChanged",
	Struct({ playerId: Text(), fields: ListOf(EnumOf(["name", "address"])) }),
);
export const emailChanged = defineEvent("identity.emailChanged", Struct({ playerId: Text() }));
export const passwordChanged = defineEvent("identity.passwordChanged", Struct({ playerId: Text() }));
/** Payouts to the player are frozen until an operator has looked; pending requests are paused. */
export const payoutsFrozen = defineEvent("identity.payoutsFrozen", Struct({ playerId: Text() }));
export const payoutsUnfrozen = defineEvent("identity.payoutsUnfrozen", Struct({ playerId: Text() }));
export const accountClosed = defineEvent("identity.accountClosed", Struct({ playerId: Text(), reason: Text() }));
/**
 * The account is a second one of a person who is excluded on another, barred, or closed it because of harm: that
 * applies to this account, too. Null: without an end.
 */
export const exclusionCarried = defineEvent(
	"identity.exclusionCarried",
	Struct({ playerId: Text(), untilMs: OneOf([Integer(), Null()]) }),
);
/** An operator has decided that it is another person's account after all, or is allowed. */
export const exclusionLifted = defineEvent("identity.exclusionLifted", Struct({ playerId: Text() }));
