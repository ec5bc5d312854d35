import type { PaymentKind } from "../ports.ts";

/** What a payment company takes of a payment: a share of it in ten-thousandths, rounded up, and a sum in minor units. */
export type Fee = { perTenThousand: bigint; fixedMinor: bigint };

/**
 * The fees of each contract, by the provider's name. They are booked with the payment; where the provider's statement says
 * otherwise, the difference is booked when it is matched. A provider that is not here takes nothing.
 */
export const PROVIDER_FEES: Readonly<Record<string, Partial<Record<PaymentKind, Fee>>>> = {
	sandbox: {
		deposit: { perTenThousand: 140n, fixedMinor: 25n },
		withdrawal: { perTenThousand: 0n, fixedMinor: 50n },
	},
};
