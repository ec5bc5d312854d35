import type { Balance, BalanceType } from "./balances.ts";

/** A line of the balance display; heading, condition and tooltip are keys of this domain's texts. spec §3 */
export type DisplayRow = {
	type: BalanceType;
	heading: string;
	amount: string;
	/** When this money can be used, in plain language. */
	condition: string;
	tooltip?: string;
};

export type DisplayOptions = {
	isDesktop: boolean;
	/** Shows the playable row also on a phone, or before its amount is known. */
	forcePlayable?: boolean;
	/** Shows the unlocked row also when it is zero. */
	forceUnlocked?: boolean;
};

const ROWS = ["playable", "unlocked", "bonus", "locked", "nonPlayableBonus"] as const;
type RowType = (typeof ROWS)[number];
const EXPLAINED: readonly RowType[] = ["locked", "nonPlayableBonus"];

/**
 * The rows that a player sees, in order: the main balance, the withdrawable heading, then the funds that are not empty.
 */
export function displayRows(balances: readonly Balance[], options: DisplayOptions): DisplayRow[] {
	const shown = ROWS.flatMap((type) => {
		const balance = balances.find((each) => each.type === type);
		return isShown(type, balance, options) ? [displayRow(type, balance)] : [];
	});
	return shown;
}

function isShown(type: RowType, balance: Balance | undefined, options: DisplayOptions): boolean {
	// A balance without a currency is not known yet.
	const isDefined = balance !== undefined && balance.currency !== "";
	const isNonZero = isDefined && balance.amountMinor !== 0;
	if (type === "playable") return Boolean(options.forcePlayable) || (options.isDesktop && isDefined);
	if (type === "unlocked") return Boolean(options.forceUnlocked) || isNonZero;
	return isNonZero;
}

const displayRow = (type: RowType, balance: Balance | undefined): DisplayRow => ({
	type,
	heading: `wallet.rows.${type}.heading`,
	amount: balance?.formatted ?? "",
	condition: `wallet.rows.${type}.condition`,
	...(EXPLAINED.includes(type) ? { tooltip: `wallet.rows.${type}.tooltip` } : {}),
});
