import { Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";
import { DocumentStatusText, IdText, Reason } from "./schemas.ts";

/** Somebody has looked at a document: an operator, or the company that verifies. */
export const documentDecided = defineEvent(
	"verification.documentDecided",
	Struct({
		playerId: IdText,
		status: DocumentStatusText,
		reasons: ListOf(Reason),
		/** Of a block, in an operator's words. */
		reason: Optional(Text()),
		/** How many more may be sent, where it was not accepted. */
		triesLeft: Optional(Integer()),
	}),
);
export type DocumentDecided = Static<(typeof documentDecided)["payload"]>;

/** A phone was proved to be in its player's hand. */
export const phoneValidated = defineEvent(
	"verification.phoneValidated",
	Struct({ playerId: IdText, phone: Text({ description: "E.164" }) }),
);

/** The player's private topic of the stream, and the kinds of its messages: the status of either has changed. */
export const VERIFICATION_TOPIC = "verification";
export const DOCUMENT_MESSAGE = "document";
export const PHONE_MESSAGE = "phone";
