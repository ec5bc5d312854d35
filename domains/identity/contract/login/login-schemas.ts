import { EnumOf, Flag, Integer, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { PASSWORD_MAX_LENGTH } from "../registration/password-length.ts";

/** spec §3. The username is the e-mail; remember_me concerns only what the page remembers. */
export const LoginRequest = Struct({
	username: Text({ minLength: 1, maxLength: 254 }),
	credentials: Struct({ password: Text({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }) }),
	remember_me: Optional(Flag()),
	/** The id that the page received when this device was remembered. */
	deviceId: Optional(Text({ maxLength: 200 })),
	/** Skip the extra step on this device for a while. */
	remember_device: Optional(Flag()),
});
export type LoginRequest = Static<typeof LoginRequest>;

/** A solved captcha; or a code, a PIN or a recovery code, and the kind of proof. spec §7 */
export const LoginHeaders = Struct({
	"x-captcha-token": Optional(Text({ maxLength: 4_096 })),
	"x-mfa-code": Optional(Text({ maxLength: 4_096 })),
	"x-enforcement-method": Optional(Text({ maxLength: 40 })),
});
export type LoginHeaders = Static<typeof LoginHeaders>;

/** spec §3. `sessionId` is the handle used in paths; the session itself is the cookie sid. */
export const LoginSuccess = Struct({
	sessionId: Text(),
	userCountry: Text(),
	loginFromDifferentCountry: Flag(),
	/** Why the player may do less than others, where that is so. */
	restriction: Optional(Text()),
	/** For the page to store, where the device is remembered from now on. */
	deviceId: Optional(Text()),
	attributes: Struct({ language: Text() }),
});
export type LoginSuccess = Static<typeof LoginSuccess>;

export const Outcome = Struct({ outcome: Text() });

/** `expired`: idle for too long, or at its maximum age; `elsewhere`: ended from another place. */
export const SESSION_ENDS = ["expired", "elsewhere"] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** What a page needs to know about its session. */
export const SessionView = Struct({
	signedIn: Flag(),
	/** What must be done before the login is complete; until then the player is not signed in. */
	pendingAction: Optional(Text()),
	/** Why the browser's last session ended, unless it ended by logging out here. */
	ended: Optional(EnumOf(SESSION_ENDS)),
	handle: Optional(Text()),
	displayName: Optional(Text()),
	currency: Optional(Text()),
	/** The session ends after this time without a request. */
	idleMs: Optional(Integer()),
});
export type SessionView = Static<typeof SessionView>;

/** What the page of a required action may know of the player. */
export const ProfileInfo = Struct({
	/** Masked except for its end. */
	phone: Optional(Text()),
	phonePrefix: Optional(Text()),
	countryCode: Text(),
});
export type ProfileInfo = Static<typeof ProfileInfo>;

export const RequiredActionView = Struct({ action: Text(), token: Text(), profileInfo: ProfileInfo });
export type RequiredActionView = Static<typeof RequiredActionView>;

/** spec §3: the outcome is SUCCESS, or ACTION_REQUIRED with the next action. */
export const ActionDone = Struct({
	outcome: EnumOf(["SUCCESS", "ACTION_REQUIRED"]),
	action: Optional(Text()),
	sessionId: Text(),
});
export type ActionDone = Static<typeof ActionDone>;
