import { Flag, Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { PASSWORD_MAX_LENGTH } from "./registration.ts";

/** spec §3. The username is the e-mail; remember_me concerns only what the page remembers. */
export const LoginRequest = Struct({
	username: Text({ minLength: 1, maxLength: 254 }),
	credentials: Struct({ password: Text({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }) }),
	remember_me: Optional(Flag()),
});
export type LoginRequest = Static<typeof LoginRequest>;

/** spec §3. `sessionId` is the handle that stands in paths; the session itself is the cookie sid. */
export const LoginSuccess = Struct({
	sessionId: Text(),
	userCountry: Text(),
	loginFromDifferentCountry: Flag(),
	attributes: Struct({ language: Text(), roles: Optional(ListOf(Text())) }),
});
export type LoginSuccess = Static<typeof LoginSuccess>;

export const Outcome = Struct({ outcome: Text() });

/** The User of spec §3. */
export const Profile = Struct({
	email: Text(),
	firstName: Text(),
	lastName: Text(),
	nickname: Optional(Text()),
	address: Struct({ countryCode: Text(), subdivision: Text() }),
	attributes: Struct({ currency: Text(), language: Text() }),
	/** National numbers; the first is used. */
	phones: ListOf(Text()),
	/** "+1"; absent without a phone. */
	phonePrefix: Optional(Text()),
	hasPinCode: Flag(),
	personaLinkedAccounts: ListOf(Struct({ id: Text() })),
});
export type Profile = Static<typeof Profile>;

/** What a page needs to know of who looks at it. */
export const SessionView = Struct({
	signedIn: Flag(),
	handle: Optional(Text()),
	displayName: Optional(Text()),
	currency: Optional(Text()),
	roles: ListOf(Text()),
	/** After how long without a request the session ends. */
	idleMs: Optional(Integer()),
});
export type SessionView = Static<typeof SessionView>;
