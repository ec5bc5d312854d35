import { decimalText, formatMoney } from "@baize/kernel/money";
import { BALANCE_FUNDS, type Balance } from "../contract/index.ts";

type Balances = readonly Balance[];

/** What is shown instead of the true balance, while a stage has not shown the end of a round yet. */
export type Freeze = {
	readonly shown: Balances;
	/** When the stage was done, by `performance.now()`. A balance that was asked for from then on is shown. */
	readonly releasedAtMs?: number;
};

/** What the server answered last, and when it was asked. */
export type Known = { readonly balances: Balances; readonly askedAtMs: number | undefined };

/** Freezes the shown balance as it is, or at this much cash. */
export const frozen = (freeze: Freeze | undefined, known: Known, locale: string, cashMinor?: number): Freeze => {
	const shown = shownBalances(freeze, known);
	return { shown: cashMinor === undefined ? shown : withCash(shown, cashMinor, locale) };
};

export const released = (freeze: Freeze | undefined, releasedAtMs: number): Freeze | undefined =>
	freeze && { shown: freeze.shown, releasedAtMs };

export const shownBalances = (freeze: Freeze | undefined, known: Known): Balances =>
	freeze === undefined || isOver(freeze, known) ? known.balances : freeze.shown;

/** The time decides, for an answer may equal the one that came while the stage was showing the round. */
const isOver = ({ releasedAtMs }: Freeze, { askedAtMs }: Known): boolean =>
	releasedAtMs !== undefined && askedAtMs !== undefined && askedAtMs >= releasedAtMs;

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
