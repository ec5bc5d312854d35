import { EnumOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";
import { IdText } from "../schemas.ts";
import { TRANSFER_ENDINGS, TRANSFER_STATES } from "./states.ts";

/** The state of a transfer has changed. `endedBy`: why it was returned. */
export const TRANSFER_CHANGED = defineEvent(
	"cashier.transferChanged",
	Struct({
		transferId: IdText,
		senderId: IdText,
		receiverId: IdText,
		state: EnumOf(TRANSFER_STATES),
		endedBy: Optional(EnumOf(TRANSFER_ENDINGS)),
		reason: Optional(Text()),
	}),
);
export type TransferChanged = Static<(typeof TRANSFER_CHANGED)["payload"]>;

/** In the cashier's private topic, to both sides: {transferId, state}. */
export const TRANSFER_MESSAGE = "transfer";
