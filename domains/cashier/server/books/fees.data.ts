import type { PaymentKind } from "../provider/port.ts";

/** What a payment company takes of a payment: a share of it in ten-thousandths, rounded up, and a sum in minor units. */
export type Fee = { perTenThousand: bigint; fixedMinor: bigint };

/** Of one contract, by kind and method. What is not named costs nothing. */
export type Fees = Readonly<Record<PaymentKind, Readonly<Partial<Record<string, Fee>>>>>;

export const NO_FEES: Fees = { deposit: {}, withdrawal: {} };

const DEPOSIT: Fee = { perTenThousand: 140n, fixedMinor: 25n };
const PAYOUT: Fee = { perTenThousand: 0n, fixedMinor: 50n };

/** The sandbox's; those of other companies stand in their settings. */
export const SANDBOX_FEES: Fees = {
	deposit: { card: DEPOSIT, crypto: DEPOSIT },
	withdrawal: { card: PAYOUT, bankTransfer: PAYOUT, crypto: PAYOUT },
};
