import { jurisdictionOf, type Place } from "@baize/geo/contract";

/** Whether a payment method takes a currency from people who live there. */
export type TakesDeposits = (currency: string, home: Place) => boolean;

/** The currencies for an account of a person who lives there: allowed by the law and taken by a payment method. */
export const offeredCurrencies = (home: Place, takesDeposits: TakesDeposits): string[] =>
	jurisdictionOf(home).currencies.filter((currency) => takesDeposits(currency, home));
