import { Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";
import { DocumentStatusText, FieldReason, IdText } from "./schemas.ts";

/** A document was decided by an operator or by the verifying company. */
export const documentDecided = defineEvent(
	"verification.documentDecided",
	Struct({
		playerId: IdText,
		status: DocumentStatusText,
		reasons: ListOf(FieldReason),
		/** For a block, in an operator's words. */
		reason: Optional(Text()),
		/** How many more submissions are allowed after a rejection. */
		triesLeft: Optional(Integer()),
	}),
);
export type DocumentDecided = Static<(typeof documentDecided)["payload"]>;

/** A player has proved that they have a phone. */
export const phoneValidated = defineEvent(
	"verification.phoneValidated",
	Struct({ playerId: IdText, phone: Text({ description: "E.164" }) }),
);

/**
 * The player's private topic of the stream, and the kinds of its messages: the status of the document or the phone has
 * changed.
 */
export const VERIFICATION_TOPIC = "verification";
export const DOCUMENT_MESSAGE = "document";
export const PHONE_MESSAGE = "phone";
