import {
	Decimal,
	DictionaryOf,
	defineCall,
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
	WordOf,
} from "@baize/kernel/call";
import { HOUSE_ERRORS } from "@baize/kernel/error";
import { MINUTE_MS } from "@baize/kernel/time";
import { LOGIN_STEP } from "./required-actions.ts";

/** A challenge of ALTCHA: find the counter whose derived key begins as asked. https://altcha.org */
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

/** What the page must do for a token: work, or show the widget of a service. */
export const Captcha = OneOf([
	Struct({ kind: Literal("altcha"), challenge: AltchaChallenge }),
	Struct({ kind: Literal("service"), siteKey: Text(), scriptUrl: Text(), action: Text() }),
]);
export type Captcha = Static<typeof Captcha>;

/** What a captcha is solved for. Its token is good for that only; a service that knows actions tells it again. */
export const CAPTCHA_PURPOSES = ["login", "register", "resend", "recover"] as const;
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number];

/** For so long the work of one's own browser is taken. */
export const CAPTCHA_GOOD_MS = 5 * MINUTE_MS;

/** How the token goes with a call. */
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
	query: Struct({ purpose: Optional(WordOf(CAPTCHA_PURPOSES)) }),
	reply: Captcha,
	errors: {},
	duringPendingAction: true,
});

/** For a login by passkey alone: it names nobody, so it tells nobody who has one. */
export const beginPasskeyLogin = defineCall({
	name: "beginPasskeyLogin",
	method: "POST",
	path: "/api/v1/identity/passkey-login/options",
	who: "anyone",
	level: "visitor",
	limit: "passkeyOptions",
	summary: "What the browser needs to log in with a passkey.",
	reply: Struct({ options: DictionaryOf(Text(), Unknown()) }),
	errors: { TOO_MANY_REQUESTS: HOUSE_ERRORS.TOO_MANY_REQUESTS },
	duringPendingAction: true,
});

/** What the browser signs a passkey with, where one is taken for the extra step. It names nobody. */
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
