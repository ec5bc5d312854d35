import type { PaymentProvider } from "../../port.ts";
import type { BankTransferSettings } from "../../registry/settings.ts";
import { referenceOf } from "./reference.ts";

/**
 * Transfers to the operator's own bank account, and from it. No company reports them: an operator matches what the bank has received
 * with the deposit that its reference names, so a question about one is always still pending. Payouts go out in files that
 * operators collect and release, and their end is what the bank's report or statement says.
 */
export function openBankTransfer({ settings }: { settings: BankTransferSettings }): PaymentProvider {
	const accounts = new Map(settings.accounts.map(({ currency, ...account }) => [currency, account]));
	const payers = new Map((settings.payers ?? []).map(({ currency, ...payer }) => [currency, payer]));
	return {
		name: settings.name,
		capabilities: () => ({
			deposits: { bankTransfer: [...accounts.keys()] },
			payouts: payers.size > 0 ? { bankTransfer: [...payers.keys()] } : {},
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
		...(payers.size > 0
			? {
					payer: (currency: string) => payers.get(currency),
					startPayout: async () => ({ status: "accepted" }) as const,
				}
			: {}),
		readPayment: async () => ({ outcome: "pending" }),
		readCallback: () => ({ status: "refused", why: "signature" }),
	};
}
