import { defineCall, Struct, Text } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { ID_PATTERN } from "@baize/kernel/id";
import { savedCardErrors } from "./errors.ts";
import { SavedCards } from "./schemas.ts";

const { PROOF_REQUIRED } = COMMON_ERRORS;

export const listSavedCards = defineCall({
	name: "listSavedCards",
	method: "GET",
	path: "/api/v1/cashier/:session/saved-cards",
	who: "player",
	level: "session",
	summary: "Lists the cards that the player has kept for later deposits.",
	params: Struct({ session: Text() }),
	reply: Struct({ savedCards: SavedCards }),
	errors: {},
});

export const removeSavedCard = defineCall({
	name: "removeSavedCard",
	method: "DELETE",
	path: "/api/v1/cashier/:session/saved-cards/:card",
	who: "player",
	level: "recent",
	summary: "Removes a saved card here and at the provider. Withdrawals can still go back to it.",
	params: Struct({ session: Text(), card: Text({ pattern: ID_PATTERN }) }),
	errors: { PROOF_REQUIRED, SAVED_CARD_UNKNOWN: savedCardErrors.SAVED_CARD_UNKNOWN },
});
