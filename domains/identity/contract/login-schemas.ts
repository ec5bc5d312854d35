import { Flag, Integer, Optional, type Static, Struct, Text, WordOf } from "@baize/kernel/call";
import { PASSWORD_MAX_LENGTH } from "./password-length.ts";

/** spec §3. The username is the e-mail; remember_me concerns only what the page remembers. */
export const LoginRequest = Struct({
	username: Text({ minLength: 1, maxLength: 254 }),
	credentials: Struct({ password: Text({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }) }),
	remember_me: Optional(Flag()),
	/** What the page was given when this device was remembered. */
	deviceId: Optional(Text({ maxLength: 200 })),
	/** Spare the extra step on this device for a while. */
	remember_device: Optional(Flag()),
});
export type LoginRequest = Static<typeof LoginRequest>;

/** A solved captcha; or a code, a PIN or a recovery code and what kind of proof it is. spec §7 */
export const LoginHeaders = Struct({
	"x-captcha-token": Optional(Text({ maxLength: 4_096 })),
	"x-mfa-code": Optional(Text({ maxLength: 4_096 })),
	"x-enforcement-method": Optional(Text({ maxLength: 40 })),
});
export type LoginHeaders = Static<typeof LoginHeaders>;

/** spec §3. `sessionId` is the handle that stands in paths; the session itself is the cookie sid. */
export const LoginSuccess = Struct({
	sessionId: Text(),
	userCountry: Text(),
	loginFromDifferentCountry: Flag(),
	/** Where the player may do less than others, why. */
	restriction: Optional(Text()),
	/** To be kept by the page, where the device is remembered from now on. */
	deviceId: Optional(Text()),
	attributes: Struct({ language: Text() }),
});
export type LoginSuccess = Static<typeof LoginSuccess>;

export const Outcome = Struct({ outcome: Text() });

/** `expired`: nobody was here for too long, or it had lasted its time; `elsewhere`: it was ended from somewhere else. */
export const SESSION_ENDS = ["expired", "elsewhere"] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** What a page needs to know of who looks at it. */
export const SessionView = Struct({
	signedIn: Flag(),
	/** What must be done before the login is whole; until then nobody is signed in. */
	pendingAction: Optional(Text()),
	/** Why the browser's last session is over, where it was not left by logging out here. */
	ended: Optional(WordOf(SESSION_ENDS)),
	handle: Optional(Text()),
	displayName: Optional(Text()),
	currency: Optional(Text()),
	/** After how long without a request the session ends. */
	idleMs: Optional(Integer()),
});
export type SessionView = Static<typeof SessionView>;

/** What is told of the player to the page of a required action. */
export const ProfileInfo = Struct({
	/** All but its end is hidden. */
	phone: Optional(Text()),
	phonePrefix: Optional(Text()),
	countryCode: Text(),
});
export type ProfileInfo = Static<typeof ProfileInfo>;

export const RequiredActionView = Struct({ action: Text(), token: Text(), profileInfo: ProfileInfo });
export type RequiredActionView = Static<typeof RequiredActionView>;

/** spec §3: the outcome is SUCCESS, or ACTION_REQUIRED with the next action. */
export const ActionDone = Struct({
	outcome: WordOf(["SUCCESS", "ACTION_REQUIRED"]),
	action: Optional(Text()),
	sessionId: Text(),
});
export type ActionDone = Static<typeof ActionDone>;
