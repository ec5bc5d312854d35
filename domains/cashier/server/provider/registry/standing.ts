import type { RoutedPayment } from "./routing.ts";

/** What is measured and decided of providers at this moment. It changes the order of a rule, never what a rule allows. */
export type Standing = {
	/** They are given no new deposits. */
	drained: ReadonlySet<string>;
	/** By `measureKey`; one that is missing has no measure, and its weight stays. */
	factors: ReadonlyMap<string, number>;
	/** They say that they are disturbed or down, or do not answer: they are tried last. */
	unwell: ReadonlySet<string>;
	/** Deposits begun since midnight UTC. */
	today: ReadonlyMap<string, number>;
};

export const NO_STANDING: Standing = { drained: new Set(), factors: new Map(), unwell: new Set(), today: new Map() };

export const measureKey = (
	provider: string,
	{ method, currency }: Pick<RoutedPayment, "method" | "currency">,
): string => `${provider} ${method} ${currency}`;
