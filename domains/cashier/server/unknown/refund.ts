import { refuse as refuseCommon } from "@baize/kernel/error";
import type { CashierDeps } from "../deps.ts";
import type { UnknownRow } from "../tables.ts";
import { refuseUnknown } from "./move-money.ts";

/**
 * Pays money back by the provider's call, where it has one. Elsewhere an operator has paid it back by hand, and the
 * evidence says how. The entry's id is the refund's, so a repeated call is one refund.
 */
export async function refundIfPossible(deps: CashierDeps, entry: UnknownRow): Promise<void> {
	const provider = deps.providers.named(entry.provider);
	const { reported_amount: amountMinor, reported_currency: currency } = entry;
	if (!provider?.refund || amountMinor === null || currency === null) return;
	const order = { paymentId: entry.reported_id, amountMinor, currency, refundId: entry.id };
	const answer = await provider.refund(order).catch((error: unknown) => {
		deps.log.warn({ err: error, provider: provider.name }, "a provider did not answer a refund");
		throw refuseCommon("OUTSIDE_UNAVAILABLE");
	});
	if (answer.status === "refused") throw refuseUnknown("REFUND_REFUSED", { reason: answer.reason });
}
