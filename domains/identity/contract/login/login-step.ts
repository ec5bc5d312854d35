import {
	Decimal,
	DictionaryOf,
	defineCall,
	EnumOf,
	Flag,
	Integer,
	Literal,
	Null,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
	Unknown,
} from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { MINUTE_MS } from "@baize/kernel/time";
import { LOGIN_STEP } from "./required-actions.ts";

/** An ALTCHA challenge: find the counter whose derived key has the requested prefix. https://altcha.org */
export const AltchaChallenge = Struct({
	parameters: Struct({
		algorithm: Text(),
		nonce: Text(),
		salt: Text(),
		cost: Integer(),
		keyLength: Integer(),
		keyPrefix: Text(),
		keySignature: Optional(Text()),
		data: Optional(DictionaryOf(Text(), OneOf([Text(), Decimal(), Flag(), Null()]))),
	}),
	signature: Text(),
});
export type AltchaChallenge = Static<typeof AltchaChallenge>;

/** How the page gets a token: by computing, or by showing the widget of a service. */
export const Captcha = OneOf([
	Struct({ kind: Literal("altcha"), challenge: AltchaChallenge }),
	Struct({ kind: Literal("service"), siteKey: Text(), scriptUrl: Text(), action: Text() }),
]);
export type Captcha = Static<typeof Captcha>;

/** What a captcha is solved for. Its token is valid for that purpose only; services that support actions return it. */
export const CAPTCHA_PURPOSES = ["login", "register", "resend", "recover"] as const;
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number];

/** A solution of our own captcha is accepted for this long. */
export const CAPTCHA_GOOD_MS = 5 * MINUTE_MS;

/** How a call carries the token. */
export const CaptchaHeaders = Struct({ "x-captcha-token": Optional(Text({ maxLength: 4_096 })) });

export const readCaptcha = defineCall({
	name: "readCaptcha",
	method: "GET",
	path: "/api/v1/identity/captcha",
	who: "anyone",
	level: "visitor",
	limit: "captcha",
	servedTo: "both",
	summary: "A captcha to solve: work for the browser, or what a service needs. Its token goes with one call.",
	query: Struct({ purpose: Optional(EnumOf(CAPTCHA_PURPOSES)) }),
	reply: Captcha,
	errors: {},
	duringPendingAction: true,
});

/** For a login by passkey alone: it names no account, so it does not reveal who has one. */
export const beginPasskeyLogin = defineCall({
	name: "beginPasskeyLogin",
	method: "POST",
	path: "/api/v1/identity/passkey-login/options",
	who: "anyone",
	level: "visitor",
	limit: "passkeyOptions",
	summary: "What the browser needs to log in with a passkey.",
	reply: Struct({ options: DictionaryOf(Text(), Unknown()) }),
	errors: { TOO_MANY_REQUESTS: COMMON_ERRORS.TOO_MANY_REQUESTS },
	duringPendingAction: true,
});

/** The challenge that the browser signs with a passkey for the extra step. It names no account. */
export const beginPasskeyStep = defineCall({
	name: "beginPasskeyStep",
	method: "POST",
	path: "/api/v1/identity/profiles/:session/login-step/passkey",
	who: "player",
	level: "session",
	limit: "passkeyOptions",
	summary: "What the browser needs to answer the login's extra step with a passkey.",
	params: Struct({ session: Text() }),
	reply: Struct({ options: DictionaryOf(Text(), Unknown()) }),
	errors: {},
	duringPendingAction: [LOGIN_STEP],
});
