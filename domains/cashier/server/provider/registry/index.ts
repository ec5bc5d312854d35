import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { DepositMethod, WithdrawalMethod } from "../../../contract/index.ts";
import type { Currencies, PaymentKind, PaymentProvider } from "../port.ts";
import { type CallResult, openCircuits } from "./circuit.ts";
import { orderOf, type RoutedPayment, type RouteRule, ruleFor } from "./routing.ts";

/** offered; or why not: every provider of it is left alone for a while, or there is none for the currency or country. */
export type Availability = "offered" | "outage" | "currency" | "country";

/** The companies that move money, by method and currency, and the rules that choose among them. */
export type PaymentProviders = {
	named(name: string): PaymentProvider | undefined;
	list(): readonly PaymentProvider[];
	/** The providers that may take a payment, in the order in which they are tried; without those left alone at present. */
	routeOf(payment: RoutedPayment, paymentId: Id): readonly PaymentProvider[];
	availabilityOf(payment: RoutedPayment): Availability;
	/** How a call of the provider ended; enough without an answer leave it alone for a while. */
	note(provider: string, result: CallResult): void;
};

export type ProvidersPorts = {
	clock: Clock;
	providers: readonly PaymentProvider[];
	/** Undefined: every provider that can, in the order of the list. */
	rules?: readonly RouteRule[] | undefined;
};

export function openProviders({ clock, providers, rules }: ProvidersPorts): PaymentProviders {
	const circuits = openCircuits(clock);
	const byName = new Map(providers.map((provider) => [provider.name, provider]));

	/** Those that can, whether they are left alone at present or not. */
	function candidates(payment: RoutedPayment, paymentId: Id): PaymentProvider[] {
		if (!rules) return providers.filter((provider) => canTake(provider, payment));
		const rule = ruleFor(rules, payment);
		const names = rule ? orderOf(rule, paymentId) : [];
		return names.flatMap((name) => byName.get(name) ?? []).filter((provider) => canTake(provider, payment));
	}

	// A payout is sent later, by a job that is repeated until its provider answers.
	const isUsable = ({ kind }: RoutedPayment, { name }: PaymentProvider): boolean =>
		kind === "withdrawal" || !circuits.isOpen(name);

	return {
		named: (name) => byName.get(name),
		list: () => providers,
		routeOf: (payment, paymentId) => candidates(payment, paymentId).filter((provider) => isUsable(payment, provider)),
		availabilityOf(payment) {
			const able = candidates(payment, 0n);
			if (able.length > 0) return able.some((provider) => isUsable(payment, provider)) ? "offered" : "outage";
			return providers.some((provider) => canTake(provider, payment)) ? "country" : "currency";
		},
		note: circuits.note,
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
