import type { Balance, BalanceType } from "./balances.ts";

/** A line of the balance display; heading, condition and tooltip are keys of the room's texts. spec §3 */
export type DisplayRow = {
	type: BalanceType;
	heading: string;
	amount: string;
	/** In plain words, when this money can be used. */
	condition: string;
	tooltip?: string;
};

export type DisplayWish = {
	isDesktop: boolean;
	/** Shows the playable row also on a phone, or before its amount is known. */
	forcePlayable?: boolean;
	/** Shows the unlocked row also when it is zero. */
	forceUnlocked?: boolean;
};

const ROWS = ["playable", "unlocked", "bonus", "locked", "nonPlayableBonus"] as const;
type RowType = (typeof ROWS)[number];
const EXPLAINED: readonly RowType[] = ["locked", "nonPlayableBonus"];

/** Which rows a person sees, in order: the main balance, the withdrawable heading, then the funds that are not empty. */
export function displayRows(balances: readonly Balance[], wish: DisplayWish): DisplayRow[] {
	const shown = ROWS.flatMap((type) => {
		const balance = balances.find((each) => each.type === type);
		return isShown(type, balance, wish) ? [displayRow(type, balance)] : [];
	});
	return shown;
}

function isShown(type: RowType, balance: Balance | undefined, wish: DisplayWish): boolean {
	// A balance without a currency is one that nothing is known of yet.
	const isDefined = balance !== undefined && balance.currency !== "";
	const isNonZero = isDefined && balance.amountMinor !== 0;
	if (type === "playable") return Boolean(wish.forcePlayable) || (wish.isDesktop && isDefined);
	if (type === "unlocked") return Boolean(wish.forceUnlocked) || isNonZero;
	return isNonZero;
}

const displayRow = (type: RowType, balance: Balance | undefined): DisplayRow => ({
	type,
	heading: `wallet.rows.${type}.heading`,
	amount: balance?.formatted ?? "",
	condition: `wallet.rows.${type}.condition`,
	...(EXPLAINED.includes(type) ? { tooltip: `wallet.rows.${type}.tooltip` } : {}),
});
