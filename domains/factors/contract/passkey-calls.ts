import { DictionaryOf, defineCall, Struct, Text, Unknown } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { ID_PATTERN } from "@baize/kernel/id";
import { factorsErrors } from "./errors.ts";
import { OfSession, Passkey } from "./schemas.ts";

const { PROOF_REQUIRED } = COMMON_ERRORS;
const { PASSKEY_INVALID, PASSKEY_LIMIT, PASSKEY_NOT_FOUND } = factorsErrors;

const PASSKEYS = "/api/v1/factors/:session/passkeys";
const OfPasskey = Struct({ session: Text(), passkey: Text({ pattern: ID_PATTERN }) });
export const PasskeyName = Text({ minLength: 1, maxLength: 60, pattern: "^(?=.*\\S)[^\\p{C}]*$" });
/** The WebAuthn objects of the browser, passed on as they are. W3C WebAuthn level 3 */
const OfBrowser = DictionaryOf(Text(), Unknown());

export const beginPasskey = defineCall({
	name: "beginPasskey",
	method: "POST",
	path: `${PASSKEYS}/options`,
	who: "player",
	level: "recent",
	summary: "What the browser needs to make a passkey. The player verifies himself first.",
	params: OfSession,
	reply: Struct({ options: OfBrowser }),
	errors: { PROOF_REQUIRED, PASSKEY_LIMIT },
});

export const addPasskey = defineCall({
	name: "addPasskey",
	method: "POST",
	path: PASSKEYS,
	who: "player",
	level: "recent",
	limit: "proof",
	summary: "Stores the passkey that the browser has made.",
	params: OfSession,
	body: Struct({ name: PasskeyName, response: OfBrowser }),
	reply: Passkey,
	errors: { PROOF_REQUIRED, PASSKEY_INVALID, PASSKEY_LIMIT },
});

export const renamePasskey = defineCall({
	name: "renamePasskey",
	method: "PUT",
	path: `${PASSKEYS}/:passkey`,
	who: "player",
	level: "session",
	summary: "Gives a passkey another name.",
	params: OfPasskey,
	body: Struct({ name: PasskeyName }),
	reply: Passkey,
	errors: { PASSKEY_NOT_FOUND },
});

export const removePasskey = defineCall({
	name: "removePasskey",
	method: "DELETE",
	path: `${PASSKEYS}/:passkey`,
	who: "player",
	level: "recent",
	summary: "Removes a passkey. It can no longer be used to sign in.",
	params: OfPasskey,
	reply: Struct({ outcome: Text() }),
	errors: { PROOF_REQUIRED, PASSKEY_NOT_FOUND },
});
