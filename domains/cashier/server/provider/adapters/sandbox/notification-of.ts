import type { ProviderNotification } from "../../port.ts";
import { fingerprintOf, keepTokenOf, outcomeOf } from "./cards.ts";
import type { SandboxPayment } from "./store.ts";

/** The outcome of a payment that is over; undefined before that, and while its report is late. */
export function notificationOf(payment: SandboxPayment, nowMs: number): ProviderNotification | undefined {
	const { id, kind, amount, currency, state, reason, cause, card_token, card_last_four, reported_at, sent } = payment;
	if (state !== "succeeded" && state !== "failed") return undefined;
	if (reported_at && reported_at.getTime() > nowMs) return undefined;
	return {
		kind,
		paymentId: id,
		amountMinor: amount,
		currency,
		outcome: state,
		...(reason ? { reason } : {}),
		...(cause ? { cause } : {}),
		...(sent === null ? {} : { sentMinor: sent }),
		// Of a card that takes no payouts no token is given.
		...(state === "succeeded" && card_token && card_last_four && outcomeOf(card_last_four) !== "noPayouts"
			? { card: cardOfNotification(payment, card_token, card_last_four) }
			: {}),
	};
}

function cardOfNotification(
	{ keeps_card, card_brand, card_expires }: SandboxPayment,
	token: string,
	lastFour: string,
): NonNullable<ProviderNotification["card"]> {
	const fingerprint = fingerprintOf(token);
	return {
		token,
		lastFour,
		...(fingerprint ? { fingerprint } : {}),
		...(card_brand && card_expires ? { brand: card_brand, expires: card_expires } : {}),
		...(keeps_card ? { keepToken: keepTokenOf(token) } : {}),
	};
}
