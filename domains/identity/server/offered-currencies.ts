import { jurisdictionOf, type Place } from "@baize/geo/contract";

/** Whether a way to pay in takes a currency from somebody who lives there. */
export type TakesDeposits = (currency: string, home: Place) => boolean;

/** The currencies for an account of somebody who lives there: allowed by the law and taken by a way to pay in. */
export const offeredCurrencies = (home: Place, takesDeposits: TakesDeposits): string[] =>
	jurisdictionOf(home).currencies.filter((currency) => takesDeposits(currency, home));
