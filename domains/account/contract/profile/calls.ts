import {
	Account,
	accountErrors,
	Details,
	PROOF_ERRORS,
	Preferences,
	Proof,
	registrationErrors,
	Terms,
} from "@baize/identity/contract";
import { defineCall, Struct, Text } from "@baize/kernel/call";

const { REGION_NOT_ALLOWED } = registrationErrors;
const OfSession = Struct({ session: Text() });

export const readAccount = defineCall({
	name: "readAccount",
	method: "GET",
	path: "/api/v1/identity/:session/account",
	who: "player",
	level: "session",
	summary: "Reads all that the player may know of himself.",
	params: OfSession,
	reply: Account,
	errors: {},
});

export const updatePreferences = defineCall({
	name: "updatePreferences",
	method: "PUT",
	path: "/api/v1/identity/:session/preferences",
	who: "player",
	level: "session",
	summary: "Changes nickname, language and whether we may write about offers.",
	params: OfSession,
	body: Preferences,
	reply: Account,
	errors: { OFFERS_PAUSED: accountErrors.OFFERS_PAUSED },
});

export const updateDetails = defineCall({
	name: "updateDetails",
	method: "PUT",
	path: "/api/v1/identity/:session/details",
	who: "player",
	level: "proof",
	limit: "proof",
	summary: "Changes name, address and phone, with the password. A changed phone is no longer validated.",
	params: OfSession,
	body: Struct({ details: Details, proof: Proof }),
	reply: Account,
	errors: { ...PROOF_ERRORS, REGION_NOT_ALLOWED },
});

export const readTerms = defineCall({
	name: "readTerms",
	method: "GET",
	path: "/api/v1/identity/:session/terms",
	who: "player",
	level: "session",
	summary: "Reads which terms are in force and which the player has accepted, and when.",
	params: OfSession,
	reply: Terms,
	errors: {},
});

export const acceptTerms = defineCall({
	name: "acceptTerms",
	method: "POST",
	path: "/api/v1/identity/:session/terms",
	who: "player",
	level: "session",
	summary: "Accepts the terms in force.",
	params: OfSession,
	body: Struct({ version: Text({ maxLength: 20 }) }),
	reply: Terms,
	errors: { TERMS_OUTDATED: accountErrors.TERMS_OUTDATED },
});
