import type { RoutedPayment } from "../provider/registry/routing.ts";

type Deposit = { method: string; currency: string; country: string; amountMinor: bigint };

/** A deposit as the rules of routing see it. */
export const routedDeposit = ({ method, currency, country, amountMinor }: Deposit): RoutedPayment => ({
	kind: "deposit",
	method,
	currency,
	country,
	amountMinor,
});
