import type { PaymentProvider } from "../../port.ts";
import type { BankTransferSettings } from "../../registry/settings.ts";
import { referenceOf } from "./reference.ts";

/**
 * Transfers to the operator's own bank account. No company reports them: an operator matches what the bank has received
 * with the deposit that its reference names, so a question about one is always still pending.
 */
export function openBankTransfer({ settings }: { settings: BankTransferSettings }): PaymentProvider {
	const accounts = new Map(settings.accounts.map(({ currency, ...account }) => [currency, account]));
	return {
		name: settings.name,
		capabilities: () => ({
			deposits: { bankTransfer: [...accounts.keys()] },
			payouts: {},
			captures: false,
			refunds: false,
			keepsCards: false,
			lists: false,
		}),
		async startDeposit({ paymentId, currency }) {
			const account = accounts.get(currency);
			if (!account) return { status: "refused", cause: "hardDecline", reason: "currency_not_supported" };
			const reference = referenceOf(paymentId);
			return { status: "started", reference, instructions: { kind: "bankTransfer", ...account, reference } };
		},
		readPayment: async () => ({ outcome: "pending" }),
		readCallback: () => ({ status: "refused", why: "signature" }),
	};
}
