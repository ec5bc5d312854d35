import { Literal, OneOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";
import { IdText } from "./schemas.ts";

/** A deposit or withdrawal has come to another state. */
export const PAYMENT_CHANGED = defineEvent(
	"cashier.paymentChanged",
	Struct({
		kind: OneOf([Literal("deposit"), Literal("withdrawal")]),
		paymentId: IdText,
		playerId: IdText,
		state: Text(),
		reason: Optional(Text()),
	}),
);
export type PaymentChanged = Static<(typeof PAYMENT_CHANGED)["payload"]>;

/** The player's private topic of the stream and the kind of its one message: {kind, paymentId, state}. */
export const CASHIER_TOPIC = "cashier";
export const PAYMENT_MESSAGE = "payment";
