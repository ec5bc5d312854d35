import { type Balance, type ExplainedFundView, explainFunds, type Funds, type FundWhy } from "../contract/index.ts";

/** A fund with money in it. */
export type ShownFund = { fund: keyof Funds; amountMinor: number; whys: readonly FundWhy[] };

/** The balance that shows each fund alone. What is at stake is in none. */
const BALANCE_OF = {
	cash: "unlocked",
	bonus: "bonus",
	locked: "locked",
	npBonus: "nonPlayableBonus",
	pendingWithdrawal: "pendingWithdrawal",
} as const;

/**
 * The amounts are those of the balances, which the page receives first; the reasons are the server's, and before it has
 * answered those that follow from the amounts. What is at stake comes from the server alone.
 */
export function shownFunds(
	balances: readonly Balance[],
	answered: readonly ExplainedFundView[] | undefined,
): readonly ShownFund[] {
	const atStake = answered?.find(({ fund }) => fund === "openStakes")?.amountMinor ?? 0;
	const known = Object.fromEntries((answered ?? []).map(({ fund, whys }) => [fund, whys as FundWhy[]]));
	return explainFunds({ ...fundsOf(balances), openStakes: BigInt(atStake) }, known).map(
		({ fund, amountMinor, whys }) => ({ fund, amountMinor: Number(amountMinor), whys }),
	);
}

function fundsOf(balances: readonly Balance[]): Omit<Funds, "openStakes"> {
	const minor = (fund: keyof typeof BALANCE_OF): bigint =>
		BigInt(balances.find(({ type }) => type === BALANCE_OF[fund])?.amountMinor ?? 0);
	return {
		cash: minor("cash"),
		bonus: minor("bonus"),
		locked: minor("locked"),
		npBonus: minor("npBonus"),
		pendingWithdrawal: minor("pendingWithdrawal"),
	};
}
