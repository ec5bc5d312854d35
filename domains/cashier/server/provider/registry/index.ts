import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { DepositMethod, WithdrawalMethod } from "../../../contract/index.ts";
import { type Fee, type Fees, SANDBOX_FEES } from "../../books/fees.data.ts";
import type { Currencies, PaymentKind, PaymentProvider } from "../port.ts";
import { type CallResult, openCircuits } from "./circuit.ts";
import { orderOf, type RoutedPayment, type RouteRule, ruleFor } from "./routing.ts";
import { measureKey, NO_STANDING, type Standing } from "./standing.ts";

/** offered; or why not: every provider of it is left alone for a while, or there is none for the currency or country. */
export type Availability = "offered" | "outage" | "currency" | "country";

/** The companies that move money, by method and currency, and the rules that choose among them. */
export type PaymentProviders = {
	named(name: string): PaymentProvider | undefined;
	list(): readonly PaymentProvider[];
	/** The providers that may take a payment, in the order in which they are tried; without those left alone at present. */
	routeOf(payment: RoutedPayment, paymentId: Id): readonly PaymentProvider[];
	availabilityOf(payment: RoutedPayment): Availability;
	/** Each provider that would take it says that it is disturbed or down, or does not answer. */
	isDisturbed(payment: RoutedPayment): boolean;
	/** How a call of the provider ended; enough without an answer leave it alone for a while. */
	note(provider: string, result: CallResult): void;
	/** From now on this is measured and decided of the providers. */
	stand(standing: Standing, atMs: number): void;
	/** When that was read last; long ago at first. */
	standingSinceMs(): number;
	/** It is left alone for a while by this process. */
	isAway(provider: string): boolean;
	/** What a provider takes of a payment by a method; undefined where its contract names nothing. */
	feeOf(provider: string, kind: PaymentKind, method: string): Fee | undefined;
	/** What the rules give a provider, in words that operators read. */
	rulesOf(provider: string): { what: string; weight: number; dailyQuota?: number }[];
};

export type ProvidersPorts = {
	clock: Clock;
	providers: readonly PaymentProvider[];
	/** Undefined: every provider that can, in the order of the list. */
	rules?: readonly RouteRule[] | undefined;
	/** By the provider's name; left out, the sandbox alone takes something. */
	fees?: ReadonlyMap<string, Fees>;
};

const ONLY_SANDBOX: ReadonlyMap<string, Fees> = new Map([["sandbox", SANDBOX_FEES]]);

export function openProviders({ clock, providers, rules, fees = ONLY_SANDBOX }: ProvidersPorts): PaymentProviders {
	const circuits = openCircuits(clock);
	let standing = NO_STANDING;
	let sinceMs = Number.NEGATIVE_INFINITY;
	const byName = new Map(providers.map((provider) => [provider.name, provider]));

	/** Those that can, whether they are left alone at present or not; those that are not well come last. */
	function candidates(payment: RoutedPayment, paymentId: Id): PaymentProvider[] {
		const isUnwell = ({ name }: PaymentProvider): number => Number(standing.unwell.has(name));
		return inOrder(payment, paymentId).toSorted((one, other) => isUnwell(one) - isUnwell(other));
	}

	function inOrder(payment: RoutedPayment, paymentId: Id): PaymentProvider[] {
		if (!rules) return providers.filter((provider) => canTake(provider, payment));
		const rule = ruleFor(rules, payment);
		const factor = (name: string): number => standing.factors.get(measureKey(name, payment)) ?? 1;
		const names = rule ? orderOf(rule, paymentId, payment.kind === "deposit" ? factor : undefined) : [];
		return names.flatMap((name) => byName.get(name) ?? []).filter((provider) => canTake(provider, payment));
	}

	// A payout is sent later, by a job that is repeated until its provider answers.
	const isUsable = (payment: RoutedPayment, { name }: PaymentProvider): boolean =>
		payment.kind === "withdrawal" ||
		(!circuits.isOpen(name) && !standing.drained.has(name) && !isQuotaUsed(payment, name));

	function isQuotaUsed(payment: RoutedPayment, name: string): boolean {
		const quota = rules && ruleFor(rules, payment)?.providers.find((each) => each.name === name)?.dailyQuota;
		return quota !== undefined && (standing.today.get(name) ?? 0) >= quota;
	}

	return {
		named: (name) => byName.get(name),
		list: () => providers,
		routeOf: (payment, paymentId) => candidates(payment, paymentId).filter((provider) => isUsable(payment, provider)),
		availabilityOf(payment) {
			const able = candidates(payment, 0n);
			if (able.length > 0) return able.some((provider) => isUsable(payment, provider)) ? "offered" : "outage";
			return providers.some((provider) => canTake(provider, payment)) ? "country" : "currency";
		},
		isDisturbed(payment) {
			const usable = candidates(payment, 0n).filter((provider) => isUsable(payment, provider));
			return usable.length > 0 && usable.every(({ name }) => standing.unwell.has(name));
		},
		note: circuits.note,
		stand(read, atMs) {
			standing = read;
			sinceMs = atMs;
		},
		standingSinceMs: () => sinceMs,
		isAway: circuits.isOpen,
		feeOf: (name, kind, method) => new Map(Object.entries(fees.get(name)?.[kind] ?? {})).get(method),
		rulesOf: (name) =>
			(rules ?? []).flatMap((rule) =>
				rule.providers
					.filter((each) => each.name === name)
					.map(({ weight, dailyQuota }) => ({
						what: inWords(rule),
						weight,
						...(dailyQuota === undefined ? {} : { dailyQuota }),
					})),
			),
	};
}

function canTake(provider: PaymentProvider, { kind, method, currency }: RoutedPayment): boolean {
	const currencies = currenciesOf(provider, kind, method);
	return currencies === "all" || (currencies?.includes(currency) ?? false);
}

function currenciesOf(provider: PaymentProvider, kind: PaymentKind, method: string): Currencies | undefined {
	const { deposits, payouts } = provider.capabilities();
	if (kind === "deposit") return deposits[method as DepositMethod];
	return provider.startPayout ? payouts[method as WithdrawalMethod] : undefined;
}

function inWords({ kind, methods, currencies, countries, minMinor, maxMinor }: RouteRule): string {
	const parts = [kind, methods?.join(", "), currencies?.join(", "), countries?.join(", ")];
	const from = minMinor === undefined ? undefined : `from ${minMinor}`;
	const to = maxMinor === undefined ? undefined : `to ${maxMinor}`;
	return [...parts, from, to].filter(Boolean).join(" · ");
}
