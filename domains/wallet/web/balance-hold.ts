import { decimalText, formatMoney } from "@baize/kernel/money";
import { BALANCE_FUNDS, type Balance } from "../contract/index.ts";

type Balances = readonly Balance[];

/** What is shown instead of what the books say, while a stage has not told the end of a round yet. */
export type Hold = {
	readonly shown: Balances;
	/** Set when the stage is through: what the page knew then. The next that it hears is shown. */
	readonly releasedAt?: Balances | undefined;
};

/** Keeps what is shown as it is, or at this much cash. */
export const held = (hold: Hold | undefined, known: Balances, locale: string, cashMinor?: number): Hold => {
	const shown = shownBalances(hold, known);
	return { shown: cashMinor === undefined ? shown : withCash(shown, cashMinor, locale) };
};

export const released = (hold: Hold | undefined, known: Balances): Hold | undefined =>
	hold && { shown: hold.shown, releasedAt: known };

export const shownBalances = (hold: Hold | undefined, known: Balances): Balances =>
	hold && (hold.releasedAt === undefined || hold.releasedAt === known) ? hold.shown : known;

/** The same balances with other cash in each of them that holds cash. */
export function withCash(balances: Balances, cashMinor: number, locale: string): Balances {
	const before = balances.find(({ type }) => type === "unlocked");
	if (!before || before.currency === "") return balances;
	const changeMinor = cashMinor - before.amountMinor;
	return balances.map((balance) => (holdsCash(balance) ? changed(balance, changeMinor, locale) : balance));
}

const holdsCash = ({ type }: Balance): boolean => (BALANCE_FUNDS[type] as readonly string[]).includes("cash");

function changed(balance: Balance, changeMinor: number, locale: string): Balance {
	const { currency } = balance;
	const amountMinor = balance.amountMinor + changeMinor;
	const amount = Number(decimalText(BigInt(amountMinor), currency));
	return { ...balance, amountMinor, amount, formatted: formatMoney(amountMinor, currency, locale) };
}
