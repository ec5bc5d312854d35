import { decimalText, formatMoney, type Minor, toWire } from "@baize/kernel/money";
import type { Fund, WalletState } from "@baize/ledger/contract";

/**
 * The twelve balance kinds, each the sum of these funds of the ledger. spec §3
 *
 * | kind | what a player may read it as |
 * |---|---|
 * | total | all that is yours and not at stake, including a withdrawal in progress |
 * | playable | all that can be staked somewhere |
 * | playableCasino | … in the casino: a bonus counts here by default |
 * | playableSports, playableHorses | … on sport and on races: your own money, also while it is locked; no bonus |
 * | playablePoker | … at poker tables, from which money can leave to others: only what is yours without a condition |
 * | unlocked | yours without a condition: the heading above what can be withdrawn |
 * | withdrawable | what a withdrawal may take: the unlocked money, from the moment of the request without what is
 * pending |
 * | locked | your own money, to be withdrawn once a wagering requirement is met |
 * | bonus | bonus money that can be played and becomes yours once its requirement is met |
 * | nonPlayableBonus | a bonus that is promised, and can neither be played nor withdrawn yet |
 * | pendingWithdrawal | requested, and not yet paid or returned |
 *
 * Open stakes are in no balance: they are at stake.
 */
export const BALANCE_FUNDS = {
	total: ["cash", "locked", "bonus", "npBonus", "pendingWithdrawal"],
	playable: ["cash", "locked", "bonus"],
	playableCasino: ["cash", "locked", "bonus"],
	playableSports: ["cash", "locked"],
	playableHorses: ["cash", "locked"],
	playablePoker: ["cash"],
	unlocked: ["cash"],
	withdrawable: ["cash"],
	locked: ["locked"],
	bonus: ["bonus"],
	nonPlayableBonus: ["npBonus"],
	pendingWithdrawal: ["pendingWithdrawal"],
} as const satisfies Record<string, readonly Fund[]>;

export type BalanceType = keyof typeof BALANCE_FUNDS;
export const BALANCE_TYPES = Object.keys(BALANCE_FUNDS) as BalanceType[];

/**
 * One balance on the wire. `amount` is the exact decimal in major units, `amountMinor` the integer of the ledger.
 * Before a wallet exists every amount is 0, and currency and text are empty: unknown is not "0.00".
 */
export type Balance = { type: BalanceType; amount: number; currency: string; amountMinor: number; formatted: string };

export type Funds = Pick<WalletState, Fund>;

export const balanceMinor = (funds: Funds, type: BalanceType): Minor =>
	(BALANCE_FUNDS[type] as readonly Fund[]).reduce((sum, fund) => sum + funds[fund], 0n);

export const INITIAL_BALANCES: readonly Balance[] = BALANCE_TYPES.map((type) => ({
	type,
	amount: 0,
	currency: "",
	amountMinor: 0,
	formatted: "",
}));

/** The list as JSON. It is built by hand because an amount as a float could lose its last digits. */
export function balancesJson(state: WalletState | undefined, locale: string): string {
	if (!state) return JSON.stringify(INITIAL_BALANCES);
	return `[${BALANCE_TYPES.map((type) => balanceJson(state, type, locale)).join(",")}]`;
}

function balanceJson(state: WalletState, type: BalanceType, locale: string): string {
	const minor = balanceMinor(state, type);
	const formatted = JSON.stringify(formatMoney(minor, state.currency, locale));
	const amount = decimalText(minor, state.currency);
	return `{"type":"${type}","amount":${amount},"currency":"${state.currency}","amountMinor":${toWire(minor)},"formatted":${formatted}}`;
}
