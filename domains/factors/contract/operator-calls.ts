import {
	DictionaryOf,
	defineCall,
	Flag,
	Integer,
	ListOf,
	Optional,
	type Static,
	Struct,
	Text,
	Unknown,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { factorsErrors } from "./errors.ts";
import { PasskeyName } from "./passkey-calls.ts";
import { Passkey, SixDigits } from "./schemas.ts";

// An operator's own factors. One must be set up before any other action, and the last cannot be removed.

const {
	LAST_FACTOR,
	MFA_ACCOUNT_BLOCKED,
	MFA_CONFIGURATION_ERROR,
	MFA_INVALID_CONFIRMATION_CODE,
	PASSKEY_INVALID,
	PASSKEY_LIMIT,
	PASSKEY_NOT_FOUND,
} = factorsErrors;

const FACTORS = "/api/v1/operator/factors";
const CHANGE = { who: "operator", level: "recentTwoFactors" } as const;
/** Also allowed while an operator's session waits for enrolment. */
const ENROLMENT = { ...CHANGE, duringPendingAction: ["operatorEnrolment"] } as const;
const OfPasskey = Struct({ passkey: Text({ pattern: ID_PATTERN }) });
const OfBrowser = DictionaryOf(Text(), Unknown());
const RecoveryCodes = Struct({ recoveryCodes: ListOf(Text()) });
const Done = Struct({ outcome: Text() });

export const OperatorFactors = Struct({
	hasAuthenticator: Flag(),
	confirmedAtMs: Optional(Integer()),
	recoveryCodesLeft: Integer(),
	passkeys: ListOf(Passkey),
});
export type OperatorFactors = Static<typeof OperatorFactors>;

export const readOperatorFactors = defineCall({
	who: "operator",
	level: "twoFactors",
	name: "readOperatorFactors",
	method: "GET",
	path: FACTORS,
	summary: "The operator's own factors.",
	audits: "nothing",
	reply: OperatorFactors,
	errors: {},
});

export const beginOperatorAuthenticator = defineCall({
	...ENROLMENT,
	name: "beginOperatorAuthenticator",
	method: "POST",
	path: `${FACTORS}/authenticator`,
	summary: "Begins a new authenticator; one that there is works until the new one is confirmed.",
	reply: Struct({ otpAuthUri: Text() }),
	errors: {},
});

export const confirmOperatorAuthenticator = defineCall({
	...ENROLMENT,
	name: "confirmOperatorAuthenticator",
	limit: "proof",
	method: "POST",
	path: `${FACTORS}/authenticator/confirm`,
	summary: "Takes the first code of the new authenticator; answers recovery codes, once.",
	body: Struct({ code: SixDigits }),
	reply: RecoveryCodes,
	errors: { MFA_ACCOUNT_BLOCKED, MFA_CONFIGURATION_ERROR, MFA_INVALID_CONFIRMATION_CODE },
});

export const removeOperatorAuthenticator = defineCall({
	...CHANGE,
	name: "removeOperatorAuthenticator",
	method: "DELETE",
	path: `${FACTORS}/authenticator`,
	summary: "Removes the authenticator and its recovery codes, where a passkey is left.",
	reply: Done,
	errors: { LAST_FACTOR, MFA_CONFIGURATION_ERROR },
});

export const renewOperatorRecoveryCodes = defineCall({
	...CHANGE,
	name: "renewOperatorRecoveryCodes",
	method: "POST",
	path: `${FACTORS}/recovery-codes`,
	summary: "Makes new recovery codes and ends the old.",
	reply: RecoveryCodes,
	errors: { MFA_CONFIGURATION_ERROR },
});

export const beginOperatorPasskey = defineCall({
	...ENROLMENT,
	name: "beginOperatorPasskey",
	method: "POST",
	path: `${FACTORS}/passkeys/options`,
	summary: "What the browser needs to make a passkey for the back office.",
	reply: Struct({ options: OfBrowser }),
	errors: { PASSKEY_LIMIT },
});

export const addOperatorPasskey = defineCall({
	...ENROLMENT,
	name: "addOperatorPasskey",
	limit: "proof",
	method: "POST",
	path: `${FACTORS}/passkeys`,
	summary: "Stores the passkey that the browser has made.",
	body: Struct({ name: PasskeyName, response: OfBrowser }),
	reply: Passkey,
	errors: { PASSKEY_INVALID, PASSKEY_LIMIT },
});

export const renameOperatorPasskey = defineCall({
	who: "operator",
	level: "twoFactors",
	name: "renameOperatorPasskey",
	method: "PUT",
	path: `${FACTORS}/passkeys/:passkey`,
	summary: "Gives a passkey another name.",
	params: OfPasskey,
	body: Struct({ name: PasskeyName }),
	reply: Passkey,
	errors: { PASSKEY_NOT_FOUND },
});

export const removeOperatorPasskey = defineCall({
	...CHANGE,
	name: "removeOperatorPasskey",
	method: "DELETE",
	path: `${FACTORS}/passkeys/:passkey`,
	summary: "Removes a passkey, where another factor is left.",
	params: OfPasskey,
	reply: Done,
	errors: { LAST_FACTOR, PASSKEY_NOT_FOUND },
});
