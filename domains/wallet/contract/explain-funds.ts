import type { Minor } from "@baize/kernel/money";
import type { Why } from "@baize/kernel/why";
import { FUNDS, type Fund } from "@baize/ledger/contract";
import type { Funds } from "./balances.ts";

/**
 * Why money cannot be withdrawn, or not at once. The domains above the wallet use these codes for what they know.
 *
 * | code | of | evidence |
 * |---|---|---|
 * | wageringUnmet, lockedByBonus | bonus, locked | `leftToWager`: what is still to be wagered, until `untilMs` |
 * | notGrantedYet | npBonus | |
 * | withdrawalOpen | pendingWithdrawal | `requested`: the amount, and when |
 * | atStake | openStakes | |
 * | payoutHeld | cash, pendingWithdrawal | the causes of the hold |
 * | payoutsFrozen, documentBlocked, documentRequired, withdrawalsClosed | cash | |
 * | belowMinimum | cash | `minimum`: the least that can be withdrawn |
 */
export const FUND_WHYS = [
	"wageringUnmet",
	"lockedByBonus",
	"notGrantedYet",
	"withdrawalOpen",
	"atStake",
	"payoutHeld",
	"payoutsFrozen",
	"documentBlocked",
	"documentRequired",
	"belowMinimum",
	"withdrawalsClosed",
] as const;
export type FundWhyCode = (typeof FUND_WHYS)[number];
export type FundWhy = Why & { code: FundWhyCode };

/** What other domains know of a player's funds. */
export type KnownWhys = Readonly<Partial<Record<Fund, readonly FundWhy[]>>>;

/** `whys` is empty only for cash that can be withdrawn. */
export type ExplainedFund = { fund: Fund; amountMinor: Minor; whys: readonly FundWhy[] };

const plain = (code: FundWhyCode, by: FundWhy["by"] = "site"): FundWhy => ({ code, by, because: [], changedBy: [] });

/** What the books alone say; the domain whose fund it is knows more, and then only that is answered. */
const BY_FUND: Readonly<Record<Fund, readonly FundWhy[]>> = {
	cash: [],
	bonus: [plain("wageringUnmet")],
	locked: [plain("lockedByBonus")],
	npBonus: [plain("notGrantedYet")],
	pendingWithdrawal: [{ ...plain("withdrawalOpen", "player"), changedBy: [{ call: "cancelWithdrawal" }] }],
	openStakes: [plain("atStake", "player")],
};

/** Each fund that has money in it, with every reason why that money cannot be withdrawn now. */
export const explainFunds = (funds: Funds, known: KnownWhys = {}): ExplainedFund[] =>
	FUNDS.filter((fund) => funds[fund] !== 0n).map((fund) => {
		const whys = known[fund] ?? [];
		return { fund, amountMinor: funds[fund], whys: whys.length > 0 ? whys : BY_FUND[fund] };
	});

/** The reasons of several domains, in their order. */
export function joinWhys(all: readonly KnownWhys[]): KnownWhys {
	const whysOf = (fund: Fund): readonly FundWhy[] => all.flatMap((known) => known[fund] ?? []);
	return Object.fromEntries(FUNDS.map((fund) => [fund, whysOf(fund)]));
}
