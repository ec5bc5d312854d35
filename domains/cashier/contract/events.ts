import { Literal, OneOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";
import { IdText } from "./schemas.ts";

/** The state of a deposit or withdrawal has changed. */
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

/** The player's private stream topic and the kind of its only message: {kind, paymentId, state}. */
export const CASHIER_TOPIC = "cashier";
export const PAYMENT_MESSAGE = "payment";
