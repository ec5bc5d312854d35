import { factorsErrors } from "@baize/factors/contract";
import { defineCall, EnumOf, ListOf, type Static, Struct, Text } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { accountErrors } from "../account/account-errors.ts";
import { Outcome } from "./login-schemas.ts";

/** How a player proves again who they are, before a sensitive call. */
export const STEP_UP_METHODS = ["PASSWORD", "PIN_CODE", "TWO_FACTOR_AUTHENTICATION", "PASSKEY"] as const;
export type StepUpMethod = (typeof STEP_UP_METHODS)[number];

const PATH = "/api/v1/identity/profiles/:session/step-up";
const ofSession = Struct({ session: Text() });
const { PASSWORD_WRONG, PASSWORD_BLOCKED } = accountErrors;
const { MFA_ACCOUNT_BLOCKED, MFA_CONFIGURATION_ERROR, MFA_INVALID_CONFIRMATION_CODE, PASSKEY_INVALID } = factorsErrors;

const StepUp = Struct({ methods: ListOf(EnumOf(STEP_UP_METHODS)) });
export type StepUp = Static<typeof StepUp>;

export const readStepUp = defineCall({
	name: "readStepUp",
	method: "GET",
	path: PATH,
	who: "player",
	level: "session",
	summary: "By what the player may prove once more who they are, the usual way first.",
	params: ofSession,
	reply: StepUp,
	errors: {},
});

/** A correct proof makes this session recently proved; its cookie changes. */
export const stepUp = defineCall({
	name: "stepUp",
	method: "POST",
	path: PATH,
	who: "player",
	level: "proof",
	limit: "proof",
	summary: "Proves once more who the player is, so that sensitive calls are answered for ten minutes.",
	params: ofSession,
	body: Struct({
		method: EnumOf(STEP_UP_METHODS),
		/** A password, PIN or code; for a passkey, the browser's signature as Base64 of JSON. */
		value: Text({ minLength: 1, maxLength: 4_096 }),
	}),
	reply: Outcome,
	errors: {
		PASSWORD_WRONG,
		PASSWORD_BLOCKED,
		MFA_ACCOUNT_BLOCKED,
		MFA_CONFIGURATION_ERROR,
		MFA_INVALID_CONFIRMATION_CODE,
		PASSKEY_INVALID,
		TOO_MANY_REQUESTS: COMMON_ERRORS.TOO_MANY_REQUESTS,
	},
});
