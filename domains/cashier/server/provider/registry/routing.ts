import { createHash } from "node:crypto";
import { type Id, idText } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { RefusalCause } from "../../../contract/index.ts";
import type { PaymentKind } from "../port.ts";

/** A row of the table that says which providers take a payment. What is left out matches everything. */
export type RouteRule = {
	kind: PaymentKind;
	methods?: readonly string[] | undefined;
	currencies?: readonly string[] | undefined;
	countries?: readonly string[] | undefined;
	minMinor?: Minor | undefined;
	maxMinor?: Minor | undefined;
	/** `dailyQuota`: so many deposits a day, by UTC; then the others of the rule take them. */
	providers: readonly { name: string; weight: number; dailyQuota?: number | undefined }[];
};

export type RoutedPayment = {
	kind: PaymentKind;
	method: string;
	currency: string;
	/** Of the player's residence; empty if unknown. */
	country: string;
	/** Undefined: any amount. */
	amountMinor?: Minor;
};

/** The first rule that matches decides; undefined if there is none. */
export const ruleFor = (rules: readonly RouteRule[], payment: RoutedPayment): RouteRule | undefined =>
	rules.find((rule) => isMatch(rule, payment));

function isMatch(rule: RouteRule, { kind, method, currency, country, amountMinor }: RoutedPayment): boolean {
	return (
		rule.kind === kind &&
		(rule.methods?.includes(method) ?? true) &&
		(rule.currencies?.includes(currency) ?? true) &&
		(rule.countries?.includes(country) ?? true) &&
		(amountMinor === undefined ||
			((rule.minMinor === undefined || amountMinor >= rule.minMinor) &&
				(rule.maxMinor === undefined || amountMinor <= rule.maxMinor)))
	);
}

/**
 * The providers of a rule in the order in which they are tried: over many payments each comes first in the share of its
 * weight, which what is measured makes smaller. The order follows from the payment's id, so that a repeated request finds the same one.
 */
export function orderOf(
	{ providers }: RouteRule,
	paymentId: Id,
	factorOf: (name: string) => number = () => 1,
): string[] {
	return providers
		.map(({ name, weight }) => ({ name, rank: -Math.log(fractionOf(paymentId, name)) / (weight * factorOf(name)) }))
		.sort((a, b) => a.rank - b.rank)
		.map(({ name }) => name);
}

const FRACTION_BITS = 48;
/** Evenly spread over (0, 1]. */
const fractionOf = (paymentId: Id, name: string): number => {
	const hash = createHash("sha256")
		.update(`${idText(paymentId)} ${name}`)
		.digest();
	return (hash.readUIntBE(0, FRACTION_BITS / 8) + 1) / 2 ** FRACTION_BITS;
};

/** The first attempt and two more. */
const MAX_ATTEMPTS = 3;

/** Only what another provider may take is tried there, and only where it is known that nothing has moved. */
export const maySucceedElsewhere = (cause: RefusalCause, attempts: number): boolean =>
	(cause === "softDecline" || cause === "outage") && attempts < MAX_ATTEMPTS;
