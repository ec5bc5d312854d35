import { decimalText, formatMoney } from "@baize/kernel/money";
import { BALANCE_FUNDS, type Balance } from "../contract/index.ts";

type Balances = readonly Balance[];

/** What is shown instead of the true balance, while a stage has not shown the end of a round yet. */
export type Freeze = {
	readonly shown: Balances;
	/** Set when the stage is done: what the page knew then. The next balance that it receives is shown. */
	readonly releasedAt?: Balances | undefined;
};

/** Freezes the shown balance as it is, or at this much cash. */
export const frozen = (freeze: Freeze | undefined, known: Balances, locale: string, cashMinor?: number): Freeze => {
	const shown = shownBalances(freeze, known);
	return { shown: cashMinor === undefined ? shown : withCash(shown, cashMinor, locale) };
};

export const released = (freeze: Freeze | undefined, known: Balances): Freeze | undefined =>
	freeze && { shown: freeze.shown, releasedAt: known };

export const shownBalances = (freeze: Freeze | undefined, known: Balances): Balances =>
	freeze && (freeze.releasedAt === undefined || freeze.releasedAt === known) ? freeze.shown : known;

/** The same balances with other cash in each of them that contains cash. */
export function withCash(balances: Balances, cashMinor: number, locale: string): Balances {
	const before = balances.find(({ type }) => type === "unlocked");
	if (!before || before.currency === "") return balances;
	const changeMinor = cashMinor - before.amountMinor;
	return balances.map((balance) => (includesCash(balance) ? changed(balance, changeMinor, locale) : balance));
}

const includesCash = ({ type }: Balance): boolean => (BALANCE_FUNDS[type] as readonly string[]).includes("cash");

function changed(balance: Balance, changeMinor: number, locale: string): Balance {
	const { currency } = balance;
	const amountMinor = balance.amountMinor + changeMinor;
	const amount = Number(decimalText(BigInt(amountMinor), currency));
	return { ...balance, amountMinor, amount, formatted: formatMoney(amountMinor, currency, locale) };
}
